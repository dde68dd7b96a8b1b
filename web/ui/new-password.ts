import { shortestPassword } from '#contract/accounts'
import type { AccountWords } from '../messages/accounts.ts'

/** A password that is chosen, and the same once more. */
export interface NewPassword {
  password: string
  confirm: string
}

/** What keeps a new password from being sent; null when nothing does. */
export function checkNewPassword(
  { password, confirm }: NewPassword,
  { accounts: { signup } }: Pick<AccountWords, 'accounts'>,
): string | null {
  if (!password || !confirm) return signup.fillAll
  if (password.length < shortestPassword) return signup.shortPassword(shortestPassword)
  return password === confirm ? null : signup.mismatch
}
