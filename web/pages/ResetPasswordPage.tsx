import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useMailedToken } from '../features/accounts/mailed-token.ts'
import { ResetForm } from '../features/accounts/ResetForm.tsx'
import { useSession } from '../features/accounts/session-context.tsx'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useAccountMessages } from '../messages/accounts.ts'
import { Notice } from '../ui/Notice.tsx'
import { usePageTitle } from '../ui/page-title.ts'

/** /reset-password?token=…, opened by the link of a mail. */
export function ResetPasswordPage() {
  const { reset, forgot, login } = useAccountMessages().accounts
  const { session } = useSession()
  const token = useMailedToken()
  const [saved, setSaved] = useState<string | null>(null)
  usePageTitle(reset.title)

  function finish(email: string) {
    setSaved(email)
    // The server has ended it with all others.
    if (session.hasTokens()) session.logOut().catch(() => {})
  }

  return (
    <VisitorFrame title={reset.title} lead={reset.lead}>
      {saved !== null && <Notice severity="success">{reset.success(saved)}</Notice>}
      {saved === null && token && <ResetForm token={token} onSaved={finish} />}
      {saved === null && !token && <Notice severity="info">{reset.noToken}</Notice>}
      <Box sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 3, flexWrap: 'wrap' }}>
        <Link component={RouterLink} to="/login" sx={{ fontWeight: 600 }}>
          {saved === null ? forgot.back : login.submit}
        </Link>
        {saved === null && (
          <Link component={RouterLink} to="/forgot-password" sx={{ fontWeight: 600 }}>
            {reset.askAgain}
          </Link>
        )}
      </Box>
    </VisitorFrame>
  )
}
