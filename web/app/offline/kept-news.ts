import type { FromKept, ToWorker } from '../../api/worker-told.ts'

/** What of the screen was taken from what this device keeps: since when it is so, or null where all of it is the server's. */
function createKeptNews() {
  let oldest: string | null = null
  let shown = ''
  const listeners = new Set<() => void>()
  const change = (to: string | null) => {
    oldest = to
    for (const listener of listeners) listener()
  }
  const isOlder = (at: string) => oldest === null || Date.parse(at) < Date.parse(oldest)
  return {
    read: () => oldest,
    /** Another screen, or the same with a connection again, begins with nothing. */
    begin(place: string) {
      if (shown !== '' && place !== shown && oldest !== null) change(null)
      shown = place
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    hear: ({ data }: MessageEvent<FromKept | undefined>) => {
      if (data?.kind === 'from-kept' && !Number.isNaN(Date.parse(data.at)) && isOlder(data.at)) change(data.at)
    },
  }
}

export const keptNews = createKeptNews()
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', keptNews.hear)
  // What was taken before this was loaded.
  navigator.serviceWorker.controller?.postMessage('listening' satisfies ToWorker)
}
