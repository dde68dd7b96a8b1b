import { shortestPassword } from '#contract/accounts'
import { changePassword } from '#contract/security'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SecretField } from '../../ui/SecretField.tsx'
import { useToast } from '../../ui/toast.tsx'
import { sessions } from './queries.ts'
import { SecurityCard } from './SecurityCard.tsx'

const empty = { current: '', wanted: '', confirm: '' }

/** Changes the password; every other device is signed out. */
export function ChangePassword() {
  const { password: words } = useSecurityMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const [form, setForm] = useState(empty)
  const [broken, setBroken] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(changePassword, { body: { current_password: form.current, new_password: form.wanted } }),
    onSuccess: async () => {
      setForm(empty)
      showToast(words.saved, { severity: 'success' })
      await client.invalidateQueries(sessions)
    },
  })
  const change = (field: keyof typeof form) => (value: string) => setForm((before) => ({ ...before, [field]: value }))

  function ruleBroken(): string | null {
    if (!form.current || !form.wanted || !form.confirm) return words.fillAll
    if (form.wanted.length < shortestPassword) return words.short(shortestPassword)
    return form.wanted === form.confirm ? null : words.mismatch
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    const rule = ruleBroken()
    setBroken(rule)
    if (!rule) mutate()
  }

  const problem = broken ?? error?.message
  const differs = form.confirm !== '' && form.confirm !== form.wanted
  return (
    <SecurityCard heading={words.heading} lead={words.lead}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, maxWidth: 420, mt: 2.5 }}>
        {problem && <Notice severity="error">{problem}</Notice>}
        <SecretField
          label={words.current}
          name="current"
          autoComplete="current-password"
          value={form.current}
          onChange={change('current')}
        />
        <SecretField
          label={words.wanted}
          name="wanted"
          autoComplete="new-password"
          value={form.wanted}
          onChange={change('wanted')}
          helper={words.hint(shortestPassword)}
        />
        <SecretField
          label={words.confirm}
          name="confirm"
          autoComplete="new-password"
          value={form.confirm}
          onChange={change('confirm')}
          invalid={differs}
          helper={differs ? words.differs : undefined}
        />
        <Button type="submit" variant="contained" disabled={isPending} sx={{ justifySelf: 'start' }}>
          {isPending ? words.saving : words.save}
        </Button>
      </Box>
    </SecurityCard>
  )
}
