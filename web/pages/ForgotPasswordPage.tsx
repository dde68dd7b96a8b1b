import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router'
import { ForgotForm } from '../features/accounts/ForgotForm.tsx'
import { VisitorFrame } from '../features/accounts/VisitorFrame.tsx'
import { useAccountMessages } from '../messages/accounts.ts'
import { usePageTitle } from '../ui/page-title.ts'

/** Milliseconds between the success message and /login. */
const timeToRead = 5000

export function ForgotPasswordPage() {
  const { forgot } = useAccountMessages().accounts
  const navigate = useNavigate()
  const [isSent, setIsSent] = useState(false)
  usePageTitle(forgot.title)

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => void navigate('/login'), timeToRead)
    return () => clearTimeout(timer)
  }, [isSent, navigate])

  return (
    <VisitorFrame title={forgot.title} lead={forgot.lead}>
      <ForgotForm onSent={() => setIsSent(true)} />
      <Box sx={{ mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Link component={RouterLink} to="/login" sx={{ fontWeight: 600 }}>
          {forgot.back}
        </Link>
      </Box>
    </VisitorFrame>
  )
}
