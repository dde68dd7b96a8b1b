import { useEffect, useEffectEvent } from 'react'
import { CallError } from '../../api/call-error.ts'
import { followTogether } from './follow-together.ts'
import { useForgetNotifications } from './queries.ts'

/** Keeps what is shown of notices as the server tells it. */
export function useLiveNotifications() {
  const forget = useForgetNotifications()
  const onChange = useEffectEvent(() => void forget())
  useEffect(() => {
    const leaving = new AbortController()
    followTogether(onChange, leaving.signal).catch((error: unknown) => {
      // The session has ended, which its own gate says; or the tab is left while it waits for its turn.
      if (!leaving.signal.aborted && !(error instanceof CallError)) throw error
    })
    return () => leaving.abort()
  }, [])
}
