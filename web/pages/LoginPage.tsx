import { useColorScheme } from '@mui/material/styles'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { call } from '../api/call.ts'
import { mountLogin } from '../features/accounts/login/mount-login.ts'
import { readOrigin } from '../features/accounts/origin.ts'
import { useSession } from '../features/accounts/session-context.tsx'
import { useAccountMessages } from '../messages/accounts.ts'
import { usePageTitle } from '../ui/page-title.ts'
import { followAccountTheme } from '../ui/theme/account-theme.ts'

/** /login, for whoever is led there while the program is on the screen: what else is shown of it by `start-login.ts`. */
export function LoginPage() {
  const words = useAccountMessages()
  const { session, state } = useSession()
  const { setMode } = useColorScheme()
  const location = useLocation()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const place = useRef<HTMLDivElement>(null)
  const isExpired = search.get('expired') === 'true'
  usePageTitle(words.accounts.login.title)

  useEffect(() => {
    if (state.isAuthenticated) void navigate(readOrigin(location.state), { replace: true })
  }, [state.isAuthenticated, location.state, navigate])

  // What leads on from here as it is rendered last: what was typed stays when only that changes.
  const lead = useRef({ follow: (_path: string) => {}, onLoggedIn: () => {} })
  useEffect(() => {
    lead.current = {
      follow: (path) => void navigate(path, { state: path === '/signup' ? location.state : null }),
      onLoggedIn: () => void followAccountTheme(setMode),
    }
  })
  useLayoutEffect(
    () =>
      mountLogin(place.current!, {
        words,
        session,
        call,
        isExpired,
        follow: (path) => lead.current.follow(path),
        onLoggedIn: () => lead.current.onLoggedIn(),
      }),
    [words, session, isExpired],
  )
  return <div ref={place} />
}
