import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const shortestPassword = 6
/** Longer passwords are refused: hashing an unbounded one is a way to stop the server. */
export const longestPassword = 1000

/** Text, @, text, a dot, text, no spaces. */
export const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const roles = ['user', 'editor', 'admin'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>

/** What a program may do with a token: read, or change as well. */
export const tokenScopes = ['read', 'write'] as const
export const TokenScope = z.enum(tokenScopes)
export type TokenScope = z.infer<typeof TokenScope>

/** No control characters: a database text cannot hold every one of them, and a mail header none. */
export const printable = /^\P{Cc}*$/u

/** Too long ends the check: the form of megabytes of dots takes hours to refute. */
const Email = z
  .string()
  .trim()
  .max(254, { abort: true })
  .regex(emailForm, { error: 'Please enter a valid email address', abort: true })
  .regex(printable, 'Please enter a valid email address')
/** The email of someone who logs in; whether it has an account is all that matters. */
const KnownEmail = z.string().trim().min(1).max(254, { abort: true }).regex(printable, 'Please enter a valid email address')
const Password = z
  .string()
  .min(shortestPassword, `Password must be at least ${shortestPassword} characters long`)
  .max(longestPassword, `Password must be at most ${longestPassword} characters long`)

export const longestName = 200
export const PersonName = z
  .string()
  .trim()
  .min(1, 'Please enter your name')
  .max(longestName, { error: `A name has at most ${longestName} characters`, abort: true })
  .regex(printable, 'Please enter a name on one line')

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

export const logIn = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Log in with email and password',
  access: 'public',
  throttle: 'sign-in',
  secret: true,
  body: z.object({ email: KnownEmail, password: z.string().min(1).max(longestPassword) }),
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
  body: z.object({ username: KnownEmail, password: z.string().min(1).max(longestPassword) }),
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
  response: Profile,
})

export const activateAccount = endpoint({
  method: 'POST',
  path: '/api/auth/activate',
  summary: 'Confirm an email address with the token of the activation mail',
  access: 'public',
  throttle: 'sign-in',
  body: z.object({ token: z.string().min(1).max(200) }),
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
