import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type SubmitEvent, useId, useState } from 'react'
import { useSecurityMessages } from '../../messages/security.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'

interface PasswordDialogProps {
  title: string
  lead: string
  submit: string
  isBusy: boolean
  error: Error | null
  onSubmit: (password: string) => void
  onClose: () => void
}

/** Asks for the password before something that a stranger at an open screen must not do. */
export function PasswordDialog({ title, lead, submit, isBusy, error, onSubmit, onClose }: PasswordDialogProps) {
  const { cancel, yourPassword } = useSecurityMessages()
  const [password, setPassword] = useState('')
  const form = useId()
  function send(event: SubmitEvent) {
    event.preventDefault()
    if (password && !isBusy) onSubmit(password)
  }
  return (
    <ModalDialog
      title={title}
      width={440}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} variant="contained" disabled={isBusy || !password}>
            {submit}
          </Button>
        </>
      }
    >
      <Box component="form" id={form} noValidate onSubmit={send} sx={{ display: 'grid', gap: 2, pb: 1 }}>
        <span>{lead}</span>
        {error && <Notice severity="error">{error.message}</Notice>}
        <PasswordField label={yourPassword} name="password" autoComplete="current-password" value={password} onChange={setPassword} />
      </Box>
    </ModalDialog>
  )
}
