import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { browserStore, call, endSession, onSessionLost, renew, tokens } from '../../api/call.ts'
import { refreshTokenKey } from '../../api/tokens.ts'
import { useMessages } from '../../messages/messages.ts'
import { useToast } from '../../ui/toast.tsx'
import { createAuthCache } from './auth-cache.ts'
import { createRemember } from './remember.ts'
import { createSession } from './session.ts'
import { SessionContext } from './session-context.tsx'

const session = createSession({
  call,
  renew,
  endSession,
  tokens,
  cache: createAuthCache(browserStore, Date.now),
  remember: createRemember(browserStore, document),
  now: Date.now,
})
onSessionLost(session.expire)
addEventListener('storage', ({ key }) => {
  // null: the whole store was emptied.
  if (key === refreshTokenKey || key === null) void session.follow()
})
// Before the first render, so that a cached check shows the screen at once.
void session.check()

/** Whether who is signed in is still being asked, which the screen says at once. */
export const isCheckUnderWay = (): boolean => session.read().loading

/** Gives the session to the screens; says when it expired, and drops what one account fetched before another comes. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient()
  const showToast = useToast()
  const { problems } = useMessages()

  useEffect(() => {
    let known: { account: string | undefined; ended: string | null } = { account: undefined, ended: null }
    const watch = () => {
      const { user, ended } = session.read()
      if (known.account && user?.id !== known.account) queryClient.clear()
      if (ended === 'expired' && known.ended !== ended) showToast(problems.sessionExpired, { severity: 'warning' })
      known = { account: user?.id, ended }
    }
    watch()
    return session.subscribe(watch)
  }, [queryClient, showToast, problems])

  return <SessionContext value={session}>{children}</SessionContext>
}
