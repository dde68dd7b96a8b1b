import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useAccountMessages } from '../messages/accounts.ts'
import { Field } from './Field.tsx'

interface PasswordFieldProps {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (password: string) => void
  helper?: string | undefined
  invalid?: boolean
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, name, autoComplete, value, onChange, helper, invalid }: PasswordFieldProps) {
  const { accounts } = useAccountMessages()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(helper !== undefined && { helper })}
      invalid={invalid}
      end={
        <IconButton
          size="small"
          aria-label={isShown ? accounts.hidePassword : accounts.showPassword}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          sx={{ mr: 0.5 }}
        >
          {isShown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
        </IconButton>
      }
    />
  )
}
