import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Session, SessionState } from './session.ts'

export const SessionContext = createContext<Session | null>(null)

/** The session of this page: what is known of the user, and what changes it. */
export function useSession(): { session: Session; state: SessionState } {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession stands outside SessionContext')
  return { session, state: useSyncExternalStore(session.subscribe, session.read) }
}
