import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { useToast } from '../../ui/toast.tsx'
import { session } from './page-session.ts'
import { SessionContext } from './session-context.tsx'

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
      if (ended === 'left' && known.ended !== ended) void import('./leave-device.ts').then(({ leaveDevice }) => leaveDevice())
      known = { account: user?.id, ended }
    }
    watch()
    return session.subscribe(watch)
  }, [queryClient, showToast, problems])

  return <SessionContext value={session}>{children}</SessionContext>
}
