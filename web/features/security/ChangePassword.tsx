import { shortestPassword } from '#contract/accounts'
import { changePassword } from '#contract/security'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAccountMessages } from '../../messages/accounts.ts'
import { useSecurityMessages } from '../../messages/security.ts'
import { Notice } from '../../ui/Notice.tsx'
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx'
import { checkNewPassword } from '../../ui/new-password.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useToast } from '../../ui/toast.tsx'
import { TickBox } from '../../ui/TickBox.tsx'
import { accessTokens, sessions } from './queries.ts'
import { SecurityCard } from './SecurityCard.tsx'

const empty = { current: '', password: '', confirm: '' }

/** Changes the password; every other device is signed out. */
export function ChangePassword() {
  const { password: words } = useSecurityMessages()
  const accountWords = useAccountMessages()
  const showToast = useToast()
  const client = useQueryClient()
  const [form, setForm] = useState(empty)
  const [endsTokens, setEndsTokens] = useState(true)
  const [now] = useState(Date.now)
  const good = useQuery(accessTokens).data?.filter(({ expires_at }) => Date.parse(expires_at) > now).length ?? 0
  const [broken, setBroken] = useState<string | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(changePassword, { body: { current_password: form.current, new_password: form.password, end_tokens: endsTokens } }),
    onSuccess: async () => {
      setForm(empty)
      showToast(endsTokens && good > 0 ? words.savedWithTokens : words.saved, { severity: 'success' })
      await Promise.all([client.invalidateQueries(sessions), client.invalidateQueries(accessTokens)])
    },
  })
  const change = (typed: Partial<typeof form>) => setForm((before) => ({ ...before, ...typed }))

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    const rule = form.current ? checkNewPassword(form, accountWords) : accountWords.accounts.signup.fillAll
    setBroken(rule)
    if (!rule) mutate()
  }

  const problem = broken ?? error?.message
  return (
    <SecurityCard heading={words.heading} lead={words.lead}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5, maxWidth: 420, mt: 2.5 }}>
        {problem && <Notice severity="error">{problem}</Notice>}
        <PasswordField
          label={words.current}
          name="current"
          autoComplete="current-password"
          value={form.current}
          onChange={(current) => change({ current })}
        />
        <NewPasswordFields
          labels={{ password: words.password, confirm: words.confirm }}
          hint={words.hint(shortestPassword)}
          value={form}
          onChange={change}
        />
        {good > 0 && (
          <TickBox
            label={words.endTokens(good)}
            hint={words.endTokensHint}
            name="end-tokens"
            checked={endsTokens}
            onChange={setEndsTokens}
          />
        )}
        <Button type="submit" variant="contained" disabled={isPending} sx={{ justifySelf: 'start' }}>
          {isPending ? words.saving : words.save}
        </Button>
      </Box>
    </SecurityCard>
  )
}
