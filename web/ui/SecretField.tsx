import { Field } from './Field.tsx'

interface SecretFieldProps {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (secret: string) => void
  helper?: string | undefined
  invalid?: boolean
}

/** A password of who is signed in already. */
export function SecretField({ onChange, helper, ...field }: SecretFieldProps) {
  return (
    <Field
      type="password"
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      {...(helper !== undefined && { helper })}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
