import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { EmailField } from './EmailField.tsx'
import { checkSignup, describeSignupFailure } from './form-rules.ts'
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx'
import { useSession } from './session-context.tsx'

/** `onSubmit` before the account is asked for, `onCreated` when it stands, `onRefused` when it was not created. */
interface SignupFormProps {
  onSubmit: () => void
  onCreated: () => void
  onRefused: () => void
}

export function SignupForm({ onSubmit, onCreated, onRefused }: SignupFormProps) {
  const words = useAccountMessages()
  const { signup } = words.accounts
  const { session } = useSession()
  const [form, setForm] = useState({ name: '', email: '', password: '', confirm: '' })
  const [progress, setProgress] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const change = (field: keyof typeof form) => (value: string) => setForm((current) => ({ ...current, [field]: value }))

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (progress !== 'idle') return
    const broken = checkSignup(form, words)
    setProblem(broken)
    if (broken) return
    setProgress('busy')
    onSubmit()
    try {
      await session.signUp({ name: form.name.trim(), email: form.email.trim(), password: form.password })
      setProgress('done')
      onCreated()
    } catch (error) {
      setProblem(describeSignupFailure(error, words))
      setProgress('idle')
      onRefused()
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {problem && <Notice severity="error">{problem}</Notice>}
      {progress === 'done' && <Notice severity="success">{signup.success}</Notice>}
      <Field
        label={signup.name}
        name="name"
        autoComplete="name"
        value={form.name}
        onChange={(event) => change('name')(event.target.value)}
      />
      <EmailField label={signup.email} value={form.email} onChange={change('email')} />
      <NewPasswordFields
        labels={{ password: signup.password, confirm: signup.confirm }}
        value={form}
        onChange={(typed) => setForm((current) => ({ ...current, ...typed }))}
      />
      <Button type="submit" variant="contained" size="large" disabled={progress !== 'idle'}>
        {progress === 'busy' ? signup.busy : signup.submit}
      </Button>
    </Box>
  )
}
