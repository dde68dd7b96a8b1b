import { followEvents, JobNews } from '#contract/notifications'
import { passOn } from '../../api/job-news.ts'
import { follow } from '../../api/stream.ts'

const name = 'hukumu-events'

/**
 * Calls `onChange` whenever the account is told something, and has screens hear what became of work that they wait for. All tabs of a browser
 * share one connection: the tab that holds the lock follows and passes on what it hears, and when it is closed another takes over. Whoever takes over asks anew, so that nothing between the two is lost. Where
 * there are no locks (a page without TLS that is not of this machine) each tab follows by itself.
 */
export async function followTogether(onChange: () => void, signal: AbortSignal): Promise<void> {
  const others = new BroadcastChannel(name)
  // What the tab that follows passes on: news of work, or that something else has changed.
  others.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = JobNews.safeParse(data)
    if (news.success) passOn(news.data)
    else onChange()
  })
  signal.addEventListener('abort', () => others.close(), { once: true })
  const changed = () => {
    onChange()
    if (!signal.aborted) others.postMessage(null)
  }
  const job = (news: JobNews) => {
    passOn(news)
    if (!signal.aborted) others.postMessage(news)
  }
  const followAlone = () => follow(followEvents, {}, { signal, on: { notification: changed, unread: changed, job } })
  if (!('locks' in navigator)) return followAlone()
  await navigator.locks.request(name, { signal }, followAlone)
}
