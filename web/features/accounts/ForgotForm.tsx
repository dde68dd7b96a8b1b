import { resetPassword } from '#contract/accounts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { EmailField } from './EmailField.tsx'
import { checkForgot, describeResetFailure } from './form-rules.ts'

/** Asks for the link with which a new password is chosen. */
export function ForgotForm({ onSent }: { onSent: () => void }) {
  const words = useAccountMessages()
  const { forgot } = words.accounts
  const [email, setEmail] = useState('')
  const [broken, setBroken] = useState<string | null>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(resetPassword, { body: { email: email.trim() } }),
    onSuccess: onSent,
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending || isSuccess) return
    const rule = checkForgot(email, words)
    setBroken(rule)
    if (!rule) mutate()
  }

  const problem = broken ?? (error && describeResetFailure(error, words))
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
      {problem && <Notice severity="error">{problem}</Notice>}
      {isSuccess && (
        <Notice severity="success">
          {forgot.success}
          <Box component="p" sx={{ m: 0, mt: 0.75, typography: 'body2' }}>
            {forgot.lost}
          </Box>
        </Notice>
      )}
      <EmailField label={forgot.email} value={email} onChange={setEmail} />
      <Button type="submit" variant="contained" size="large" disabled={isPending || isSuccess}>
        {isPending ? forgot.busy : forgot.submit}
      </Button>
    </Box>
  )
}
