import type { JobNews } from '#contract/notifications'

const listeners = new Set<(news: JobNews) => void>()

/** Passes on what became of work to whatever screen of this tab waits for it. */
export function passOn(news: JobNews): void {
  for (const listener of listeners) listener(news)
}

/** Calls `listener` with what becomes of work, until what it answers is called. */
export function onJobNews(listener: (news: JobNews) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
