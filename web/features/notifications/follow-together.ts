import { followEvents } from '#contract/notifications'
import { follow } from '../../api/stream.ts'

const name = 'hukumu-events'

/**
 * Calls `onChange` whenever the account is told something. All tabs of a browser share one connection: the tab that holds the lock follows and passes
 * on what it hears, and when it is closed another takes over. Whoever takes over asks anew, so that nothing between the two is lost. Where
 * there are no locks (a page without TLS that is not of this machine) each tab follows by itself.
 */
export async function followTogether(onChange: () => void, signal: AbortSignal): Promise<void> {
  const others = new BroadcastChannel(name)
  others.addEventListener('message', onChange)
  signal.addEventListener('abort', () => others.close(), { once: true })
  const changed = () => {
    onChange()
    if (!signal.aborted) others.postMessage(null)
  }
  const followAlone = () => follow(followEvents, {}, { signal, on: { notification: changed, unread: changed } })
  if (!('locks' in navigator)) return followAlone()
  await navigator.locks.request(name, { signal }, followAlone)
}
