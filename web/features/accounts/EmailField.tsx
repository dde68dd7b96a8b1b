import { emailForm } from '#contract/email-address'
import { looksLikeAnother } from '#contract/look-alike'
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Field } from '../../ui/Field.tsx'

interface EmailFieldProps {
  label: string
  value: string
  onChange: (email: string) => void
}

/** Checks the form of the address while it is typed: a green check says that it is well formed. */
export function EmailField({ label, value, onChange }: EmailFieldProps) {
  const { accounts } = useAccountMessages()
  const isValid = emailForm.test(value.trim())
  return (
    <Field
      label={label}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      {...(looksLikeAnother(value) && { helper: accounts.emailLooksAlike })}
      onChange={(event) => onChange(event.target.value)}
      end={isValid && <CheckCircleRounded titleAccess={accounts.emailValid} color="success" sx={{ mx: 1.5, fontSize: 20 }} />}
    />
  )
}
