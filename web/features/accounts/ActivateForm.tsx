import { activateAccount } from '#contract/accounts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { describeAuthError } from './form-rules.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'

/** Confirms an address by the link of a mail and the password; `onConfirmed` is told the address. */
export function ActivateForm({ token, onConfirmed }: { token: string; onConfirmed: (email: string) => void }) {
  const words = useAccountMessages()
  const { activate, password: label } = words.accounts
  const [password, setPassword] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(activateAccount, { body: { token, password } }),
    onSuccess: ({ email }) => onConfirmed(email),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    setIsMissing(!password)
    if (password) mutate()
  }

  const problem = isMissing ? activate.missing : error && describeAuthError(error, words)
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {problem && <Notice severity="error">{problem}</Notice>}
      <PasswordField label={label} name="password" autoComplete="current-password" value={password} onChange={setPassword} />
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? activate.busy : activate.submit}
      </Button>
    </Box>
  )
}
