import { confirmSecondFactor } from '#contract/security'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { QrCode } from './QrCode.tsx'
import { Secret } from './Secret.tsx'

interface SetUpDialogProps {
  app: { secret: string; uri: string }
  onOn: (recoveryCodes: string[]) => void
  onClose: () => void
}

/** Shows an authenticator app its secret, and asks for the first code. */
export function SetUpDialog({ app, onOn, onClose }: SetUpDialogProps) {
  const { factor: words, cancel } = useSecurityMessages()
  const [code, setCode] = useState('')
  const form = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(confirmSecondFactor, { body: { code } }),
    onSuccess: ({ recovery_codes }) => onOn(recovery_codes),
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (code.trim() && !isPending) mutate()
  }
  return (
    <ModalDialog
      title={words.title}
      width={460}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} variant="contained" disabled={isPending || !code.trim()}>
            {words.switchOn}
          </Button>
        </>
      }
    >
      <Box component="form" id={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2, pb: 1 }}>
        <span>{words.scan}</span>
        <QrCode text={app.uri} label={words.qr} />
        <span>{words.byHand}</span>
        <Secret label={words.byHand}>{(app.secret.match(/.{1,4}/g) ?? []).join(' ')}</Secret>
        {error && <Notice severity="error">{error.message}</Notice>}
        <Field
          label={words.code}
          helper={words.codeHint}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </Box>
    </ModalDialog>
  )
}
