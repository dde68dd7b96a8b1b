import { type AccessToken, createAccessToken } from '#contract/security'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

const day = 86_400_000
const lasting = ['30', '90', '365', 'longest'] as const
const scopes = ['read', 'write'] as const

interface NewTokenDialogProps {
  onMade: (made: AccessToken & { token: string }) => void
  onClose: () => void
}

/** What a new token is called, what it may do, and for how long. */
export function NewTokenDialog({ onMade, onClose }: NewTokenDialogProps) {
  const { tokens: words, cancel } = useSecurityMessages()
  const [name, setName] = useState('')
  const [scope, setScope] = useState<(typeof scopes)[number]>('read')
  const [lasts, setLasts] = useState<(typeof lasting)[number]>('90')
  const [isTried, setIsTried] = useState(false)
  const form = useId()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(createAccessToken, {
        body: {
          name: name.trim(),
          scopes: scope === 'write' ? ['read', 'write'] : ['read'],
          expires_at: lasts === 'longest' ? null : new Date(Date.now() + Number(lasts) * day).toISOString(),
        },
      }),
    onSuccess: onMade,
  })
  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (name.trim() && !isPending) mutate()
  }
  const isNameless = isTried && !name.trim()
  return (
    <ModalDialog
      title={words.title}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={form} variant="contained" disabled={isPending}>
            {isPending ? words.creating : words.create}
          </Button>
        </>
      }
    >
      <Box component="form" id={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, pb: 1 }}>
        {error && <Notice severity="error">{error.message}</Notice>}
        <Field
          label={words.name}
          name="token-name"
          maxLength={100}
          value={name}
          onChange={({ target }) => setName(target.value)}
          invalid={isNameless}
          helper={isNameless ? words.nameMissing : words.nameHint}
        />
        <ChoiceCards
          legend={words.scope}
          columns={scopes.length}
          choices={scopes.map((value) => ({ value, label: words.scopes[value] }))}
          chosen={scope}
          onChoose={setScope}
        />
        <ChoiceCards
          legend={words.lasts}
          columns={2}
          choices={lasting.map((value) => ({ value, label: value === 'longest' ? words.longest : words.days(Number(value)) }))}
          chosen={lasts}
          onChoose={setLasts}
        />
      </Box>
    </ModalDialog>
  )
}
