import { shortestPassword } from '#contract/accounts'
import { useAccountMessages } from '../messages/accounts.ts'
import type { NewPassword } from './new-password.ts'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps {
  labels: { password: string; confirm: string }
  /** What is expected of it, where that is more than its length. */
  hint?: string
  value: NewPassword
  onChange: (value: NewPassword) => void
}

/** A new password, typed twice: whether both are the same is said while the second one is typed. */
export function NewPasswordFields({ labels, hint, value, onChange }: NewPasswordFieldsProps) {
  const { signup } = useAccountMessages().accounts
  const { password, confirm } = value
  const differs = confirm !== '' && confirm !== password
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(typed) => onChange({ password: typed, confirm })}
        helper={hint ?? signup.passwordHint(shortestPassword)}
      />
      <PasswordField
        label={labels.confirm}
        name="confirm"
        autoComplete="new-password"
        value={confirm}
        onChange={(typed) => onChange({ password, confirm: typed })}
        invalid={differs}
        helper={differs ? signup.mismatchHelper : undefined}
      />
    </>
  )
}
