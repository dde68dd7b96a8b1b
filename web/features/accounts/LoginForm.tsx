import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useColorScheme } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { useAccountMessages } from '../../messages/accounts.ts'
import { CallError } from '../../api/call-error.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { followAccountTheme } from '../../ui/theme/account-theme.ts'
import { EmailField } from './EmailField.tsx'
import { checkLogin, describeLoginFailure } from './form-rules.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { TickBox } from '../../ui/TickBox.tsx'
import { useSession } from './session-context.tsx'

/** `given` fills it in. */
export function LoginForm({ given = null }: { given?: { email: string; password: string } | null }) {
  const words = useAccountMessages()
  const { login, password: passwordLabel, email: emailLabel } = words.accounts
  const { session } = useSession()
  const { setMode } = useColorScheme()
  const [email, setEmail] = useState(given?.email ?? '')
  const [password, setPassword] = useState(given?.password ?? '')
  const [remember, setRemember] = useState(true)
  const [asksForCode, setAsksForCode] = useState(false)
  const [otp, setOtp] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const missing = checkLogin({ email, password }, words) ?? (asksForCode && !otp.trim() ? login.codeMissing : null)
    setProblem(missing)
    if (missing) return
    setIsBusy(true)
    try {
      await session.logIn({ email: email.trim(), password, ...(asksForCode && { otp: otp.trim() }) }, { remember })
      void followAccountTheme(setMode)
    } catch (error) {
      const wantsCode = error instanceof CallError && error.code === 'second-factor-required'
      if (wantsCode) setAsksForCode(true)
      setProblem(wantsCode && !asksForCode ? null : describeLoginFailure(error, words))
      setIsBusy(false)
    }
  }

  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2.5 }}>
      {problem && <Notice severity="error">{problem}</Notice>}
      <EmailField label={emailLabel} value={email} onChange={setEmail} />
      <PasswordField label={passwordLabel} name="password" autoComplete="current-password" value={password} onChange={setPassword} />
      {asksForCode && (
        <Field
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what is asked for next
          autoFocus
          label={login.code}
          name="otp"
          autoComplete="one-time-code"
          inputMode="text"
          spellCheck={false}
          value={otp}
          onChange={({ target }) => setOtp(target.value)}
          helper={login.codeHint}
        />
      )}
      <TickBox label={login.remember} hint={login.rememberHint} name="remember" checked={remember} onChange={setRemember} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {isBusy ? login.busy : login.submit}
      </Button>
    </Box>
  )
}
