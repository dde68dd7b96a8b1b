import { emailForm } from '#contract/email-address'
import type { AccountWords } from '../../messages/accounts.ts'
import { CallError } from '../../api/call-error.ts'
import { checkNewPassword } from '../../ui/new-password.ts'

type Words = Pick<AccountWords, 'accounts' | 'problems'>

export interface SignupForm {
  name: string
  email: string
  password: string
  confirm: string
}

/** What keeps the log-in from being sent; null when nothing does. */
export function checkLogin(form: { email: string; password: string }, { accounts }: Words): string | null {
  return form.email.trim() && form.password ? null : accounts.login.missing
}

/** What keeps the sign-up from being sent, in the order of the rules; null when nothing does. */
export function checkSignup({ name, email, password, confirm }: SignupForm, words: Words): string | null {
  const { signup } = words.accounts
  if (!name.trim() || !email.trim() || !password || !confirm) return signup.fillAll
  if (!emailForm.test(email.trim())) return signup.invalidEmail
  return checkNewPassword({ password, confirm }, words)
}

/** What keeps an address from being asked about; null when nothing does. */
export function checkForgot(email: string, { accounts: { forgot } }: Words): string | null {
  if (!email.trim()) return forgot.missing
  return emailForm.test(email.trim()) ? null : forgot.invalid
}

/** Text as it is, else the message of an error, else nothing. What a browser says of a dropped connection helps nobody. */
function textOf(error: unknown, { problems }: Words): string {
  if (typeof error === 'string') return error
  if (error instanceof CallError && error.kind === 'network') return problems.friendly.network
  return error instanceof Error ? error.message : ''
}

const isWordless = (error: unknown) => error instanceof CallError && error.kind === 'answer' && !error.worded

/** Why a log-in failed: the server's words; 'Login failed: <status> <text>' when it gave none. */
export function describeLoginFailure(error: unknown, words: Words): string {
  const { login } = words.accounts
  if (error instanceof CallError && isWordless(error)) return login.failed(error.status, error.statusText)
  return textOf(error, words) || login.unexpected
}

/** Why a reset could not be asked for: the server's words; 'Password reset failed: <status> <text>' when it gave none. */
export function describeResetFailure(error: unknown, words: Words): string {
  const { forgot } = words.accounts
  if (error instanceof CallError && isWordless(error)) return forgot.failed(error.status, error.statusText)
  return textOf(error, words) || forgot.unexpected
}

/** Why a session could not be entered. */
export const describeAuthError = (error: unknown, words: Words): string => textOf(error, words) || words.accounts.login.authError

/** Why a sign-up failed: an address that is taken has words of its own. */
export function describeSignupFailure(error: unknown, words: Words): string {
  const { signup } = words.accounts
  const reason = error instanceof CallError && isWordless(error) ? String(error.status) : textOf(error, words)
  if (!reason) return signup.unexpected
  return reason.includes('already exists') ? signup.exists : signup.failed(reason)
}
