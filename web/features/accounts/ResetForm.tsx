import { confirmReset } from '#contract/accounts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx'
import { checkNewPassword } from '../../ui/new-password.ts'
import { describeAuthError } from './form-rules.ts'

interface ResetFormProps {
  token: string
  /** With the address of the account whose password it was. */
  onSaved: (email: string) => void
}

/** Chooses a new password by the link of a mail. */
export function ResetForm({ token, onSaved }: ResetFormProps) {
  const words = useAccountMessages()
  const { reset } = words.accounts
  const [wanted, setWanted] = useState({ password: '', confirm: '' })
  const [broken, setBroken] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmReset, { body: { token, password: wanted.password } }),
    onSuccess: ({ email }) => onSaved(email),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    const rule = checkNewPassword(wanted, words)
    setBroken(rule)
    if (!rule) mutate()
  }

  const problem = broken ?? (error && describeAuthError(error, words))
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {problem && <Notice severity="error">{problem}</Notice>}
      <NewPasswordFields labels={{ password: reset.password, confirm: reset.confirm }} value={wanted} onChange={setWanted} />
      <Button type="submit" variant="contained" size="large" disabled={isPending}>
        {isPending ? reset.busy : reset.submit}
      </Button>
    </Box>
  )
}
