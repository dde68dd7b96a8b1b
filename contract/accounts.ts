import { z } from 'zod'
import { Email, addressWarning } from './email-address.ts'
import { endpoint } from './endpoint.ts'

export const shortestPassword = 6
/** Longer passwords are refused: hashing an unbounded one is a way to stop the server. */
export const maxPasswordLength = 1000

export const roles = ['user', 'editor', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** What a program may do with a token: read, or change as well. */
export const tokenScopes = ['read', 'write'] as const
export const TokenScope = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof TokenScope>

/** No control characters: a database text cannot hold every one of them, and a mail header none. */
export const printable = /^\P{Cc}*$/u

/** The email of someone who logs in; whether it has an account is all that matters. */
export const KnownEmail = z.string().trim().min(1).max(254, { abort: true }).regex(printable, 'Please enter a valid email address')
export const Password = z
  .string()
  .min(shortestPassword, `Password must be at least ${shortestPassword} characters long`)
  .max(maxPasswordLength, `Password must be at most ${maxPasswordLength} characters long`)

export const maxNameLength = 200
export const PersonName = z
  .string()
  .trim()
  .min(1, 'Please enter your name')
  .max(maxNameLength, { error: `A name has at most ${maxNameLength} characters`, abort: true })
  .regex(printable, 'Please enter a name on one line')

/** The token of a link that was sent by mail. */
const MailedToken = z.string().min(1).max(200)

/** A signed-in session. The access token is a JWT whose `exp` is in seconds; the refresh token is opaque and used once. */
export const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
})
export type Tokens = z.infer<typeof Tokens>

export const Profile = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  role: Role,
  createdAt: z.string(),
  /** Whether the address was confirmed with the activation link. */
  verified: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** A password as somebody gives it to prove who they are, however short. */
export const GivenPassword = z.string().min(1).max(maxPasswordLength)
/** Six digits of an authenticator app, or a recovery code. */
const Otp = z.string().trim().min(1).max(40).optional()

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in with email and password; with two-step sign-in on also with a code (otp)',
  access: 'public',
  throttle: 'sign-in',
  secret: true,
  body: z.object({ email: KnownEmail, password: GivenPassword, otp: Otp }),
  response: Tokens,
})

export const issueToken = endpoint({
  method: 'POST',
  path: '/api/auth/token',
  summary: 'Log in by form, with the email as username',
  access: 'public',
  throttle: 'sign-in',
  secret: true,
  form: true,
  body: z.object({ username: KnownEmail, password: GivenPassword, otp: Otp }),
  response: Tokens,
})

export const signUp = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Create an account and send its activation mail',
  access: 'public',
  atOnce: true,
  throttle: 'sign-up',
  status: 201,
  body: z.object({ email: Email, password: Password, name: PersonName }),
  response: Profile.extend(addressWarning),
})

export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/auth/activate',
  summary: 'Confirm an email address with the token of the activation mail and the password of the account',
  access: 'public',
  throttle: 'sign-in',
  secret: true,
  body: z.object({ token: MailedToken, password: GivenPassword }),
  response: z.object({ email: z.string() }),
})

export const sendActivation = endpoint({
  method: 'POST',
  path: '/api/auth/activate/again',
  summary: 'Send the activation mail again, if the address has an account that waits for it; answers alike if it has none',
  access: 'public',
  throttle: 'sign-up',
  status: 202,
  body: z.object({ email: KnownEmail }),
  response: z.object({}),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Send a link with which a new password is chosen, if the address has an account; answers alike if it has none',
  access: 'public',
  throttle: 'sign-up',
  status: 202,
  body: z.object({ email: Email }),
  response: z.object({}),
})

export const confirmReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password/confirm',
  summary: 'Choose a new password with the token of the mail: once, within an hour; ends all sessions and tokens',
  access: 'public',
  throttle: 'sign-in',
  secret: true,
  body: z.object({ token: MailedToken, password: Password }),
  response: z.object({ email: z.string() }),
})

export const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Exchange a refresh token (as bearer) for new tokens; within 60 s the same token gives the same successor',
  access: 'public',
  bearer: 'refresh',
  secret: true,
  response: Tokens,
})

export const logOut = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session: its refresh tokens stop working',
  access: 'user',
  inPerson: true,
  atOnce: true,
  status: 204,
  response: z.void(),
})

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  summary: 'The signed-in account',
  access: 'user',
  response: Profile,
})
