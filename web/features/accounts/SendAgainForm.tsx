import { sendActivation } from '#contract/accounts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { EmailField } from './EmailField.tsx'
import { checkForgot, describeAuthError } from './form-rules.ts'

/** Has the activation mail sent again. */
export function SendAgainForm() {
  const words = useAccountMessages()
  const { activate, email: label } = words.accounts
  const [email, setEmail] = useState('')
  const [broken, setBroken] = useState<string | null>(null)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(sendActivation, { body: { email: email.trim() } }),
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    const rule = checkForgot(email, words)
    setBroken(rule)
    if (!rule) mutate()
  }

  const problem = broken ?? (error && describeAuthError(error, words))
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{activate.againLead}</Typography>
      {problem && <Notice severity="error">{problem}</Notice>}
      {isSuccess && !broken && <Notice severity="success">{activate.sent}</Notice>}
      <EmailField label={label} value={email} onChange={setEmail} />
      <Button type="submit" variant="outlined" disabled={isPending}>
        {isPending ? activate.sending : activate.send}
      </Button>
    </Box>
  )
}
