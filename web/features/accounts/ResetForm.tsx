import { confirmReset, shortestPassword } from '#contract/accounts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { checkNewPassword, describeAuthError } from './form-rules.ts'
import { PasswordField } from './PasswordField.tsx'

interface ResetFormProps {
  token: string
  /** With the address of the account whose password it was. */
  onSaved: (email: string) => void
}

/** Chooses a new password by the link of a mail. */
export function ResetForm({ token, onSaved }: ResetFormProps) {
  const words = useAccountMessages()
  const { reset, signup } = words.accounts
  const [password, setPassword] = useState('')
  const [confirm, setConfirm] = useState('')
  const [broken, setBroken] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmReset, { body: { token, password } }),
    onSuccess: ({ email }) => onSaved(email),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    const rule = checkNewPassword({ password, confirm }, words)
    setBroken(rule)
    if (!rule) mutate()
  }

  const problem = broken ?? (error && describeAuthError(error, words))
  const differs = confirm !== '' && confirm !== password
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {problem && <Notice severity="error">{problem}</Notice>}
      <PasswordField
        label={reset.password}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        helper={signup.passwordHint(shortestPassword)}
      />
      <PasswordField
        label={reset.confirm}
        name="confirm"
        autoComplete="new-password"
        value={confirm}
        onChange={setConfirm}
        invalid={differs}
        helper={differs ? signup.mismatchHelper : undefined}
      />
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? reset.busy : reset.submit}
      </Button>
    </Box>
  )
}
