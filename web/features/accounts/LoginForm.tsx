import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { useAccountMessages } from '../../messages/accounts.ts'
import { Notice } from '../../ui/Notice.tsx'
import { followAccountTheme } from '../../ui/theme/account-theme.ts'
import { EmailField } from './EmailField.tsx'
import { checkLogin, describeLoginFailure } from './form-rules.ts'
import { PasswordField } from './PasswordField.tsx'
import { RememberBox } from './RememberBox.tsx'
import { useSession } from './session-context.tsx'

export function LoginForm() {
  const words = useAccountMessages()
  const { login, password: passwordLabel, email: emailLabel } = words.accounts
  const { session } = useSession()
  const { setMode } = useColorScheme()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const missing = checkLogin({ email, password }, words)
    setProblem(missing)
    if (missing) return
    setIsBusy(true)
    try {
      await session.logIn(email.trim(), password, { remember })
      void followAccountTheme(setMode)
    } catch (error) {
      setProblem(describeLoginFailure(error, words))
      setIsBusy(false)
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {problem && <Notice severity="error">{problem}</Notice>}
      <EmailField label={emailLabel} value={email} onChange={setEmail} />
      <PasswordField label={passwordLabel} name="password" autoComplete="current-password" value={password} onChange={setPassword} />
      <RememberBox checked={remember} onChange={setRemember} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? login.busy : login.submit}
      </Button>
    </Box>
  )
}
