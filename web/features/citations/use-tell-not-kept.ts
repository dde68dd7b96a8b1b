import { useLocation, useNavigate } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useCitationMessages } from '../../messages/citations.ts'
import { useToast } from '../../ui/toast.tsx'

/** Says why something was not kept; who is signed out is led to the login and back. */
export function useTellNotKept() {
  const { keeping } = useCitationMessages()
  const showToast = useToast()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (error: unknown, about: string) => {
    const isSignedOut = error instanceof CallError && error.status === 401
    const logIn = { label: keeping.logIn, run: () => void navigate('/login', { state: { from: pathname + search + hash } }) }
    showToast(isSignedOut ? keeping.signedOut : keeping.failed(error instanceof Error ? error.message : String(error)), {
      severity: 'error',
      about,
      ...(isSignedOut && { action: logIn }),
    })
  }
}
