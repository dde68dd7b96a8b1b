import { z } from 'zod'
import { GivenPassword, Password, TokenScope, tokenScopes } from './accounts.ts'
import { endpoint } from './endpoint.ts'

const Nothing = z.object({})
const ById = z.object({ id: z.uuid({ error: 'This is not an id' }) })

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password; every other session ends, and the tokens of programs unless they are to stay',
  access: 'user',
  inPerson: true,
  throttle: 'sign-in',
  secret: true,
  status: 204,
  body: z.object({
    current_password: GivenPassword,
    new_password: Password,
    /** Whoever knew the old password may have made one. */
    end_tokens: z.boolean().default(true),
  }),
  response: z.void(),
})

/** One sign-in on one device. Times are ISO strings. */
export const SessionView = z.object({
  id: z.string(),
  /** 'Firefox on Windows'; null when the program did not say. */
  device: z.string().nullable(),
  created_at: z.string(),
  /** To about a quarter of an hour. */
  last_used_at: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'The sessions of the account, last used first',
  access: 'user',
  inPerson: true,
  response: z.array(SessionView),
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Sign out on every other device',
  access: 'user',
  inPerson: true,
  response: z.object({ ended: z.number().int() }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Sign out on one device',
  access: 'user',
  inPerson: true,
  status: 204,
  params: ById,
  response: z.void(),
})

/** A token with which a program acts for the account; the token itself is shown once, when it is made. */
export const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(TokenScope),
  created_at: z.string(),
  expires_at: z.string(),
  last_used_at: z.string().nullable(),
})
export type AccessToken = z.infer<typeof AccessToken>

export const maxAccessTokens = 50
/** Days for which a token is good at most, and where nothing is said: five years. */
export const maxTokenDays = 1826

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/api/profile/tokens',
  summary: 'The access tokens of the account, newest first',
  access: 'user',
  inPerson: true,
  response: z.array(AccessToken),
})

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/api/profile/tokens',
  summary: 'Make a token for a program: it begins with hkm_ and is answered this once',
  access: 'user',
  inPerson: true,
  secret: true,
  status: 201,
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(100, { abort: true })
      .regex(/^\P{Cc}*$/u, 'Please enter a name on one line'),
    scopes: z.array(TokenScope).min(1).max(tokenScopes.length),
    expires_at: z.iso
      .datetime({ offset: true, error: 'This is not a time' })
      .nullish()
      .meta({ description: `When it ends: in ${maxTokenDays} days at most, and then where it is left out` }),
  }),
  response: AccessToken.extend({ token: z.string() }),
})

export const deleteAccessToken = endpoint({
  method: 'DELETE',
  path: '/api/profile/tokens/:id',
  summary: 'End a token at once',
  access: 'user',
  inPerson: true,
  status: 204,
  params: ById,
  response: z.void(),
})

export const SecondFactor = z.object({
  /** Since when a code is asked for; null while two-step sign-in is off. */
  since: z.string().nullable(),
  recovery_codes_left: z.number().int(),
  /** The account was made by somebody else with this address, and taken over at that time: what was kept before may be theirs. */
  taken_over_at: z.string().nullable(),
})
export type SecondFactor = z.infer<typeof SecondFactor>
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/api/auth/second-factor',
  summary: 'Whether signing in asks for a code',
  access: 'user',
  inPerson: true,
  response: SecondFactor,
})

export const prepareSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'Begin to set up an authenticator app: answers its secret, and the address that a QR code holds',
  access: 'user',
  inPerson: true,
  throttle: 'sign-in',
  secret: true,
  body: z.object({ password: GivenPassword }),
  response: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  summary: 'Switch two-step sign-in on with a first code; answers recovery codes, this once',
  access: 'user',
  inPerson: true,
  throttle: 'sign-in',
  secret: true,
  body: z.object({ code: z.string().trim().min(1).max(40) }),
  response: RecoveryCodes,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/auth/second-factor/recovery-codes',
  summary: 'New recovery codes instead of the old ones',
  access: 'user',
  inPerson: true,
  throttle: 'sign-in',
  secret: true,
  body: z.object({ password: GivenPassword }),
  response: RecoveryCodes,
})

export const removeSecondFactor = endpoint({
  method: 'DELETE',
  path: '/api/auth/second-factor',
  summary: 'Switch two-step sign-in off',
  access: 'user',
  inPerson: true,
  throttle: 'sign-in',
  secret: true,
  body: z.object({ password: GivenPassword }),
  response: Nothing,
})
