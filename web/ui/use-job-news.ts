import type { JobNews } from '#contract/notifications'
import { useEffect, useEffectEvent } from 'react'
import { onJobNews } from '../api/job-news.ts'

/** Calls `onNews` when work of a kind, about one thing where an id is given, has ended; for whoever waits for it. */
export function useJobNews(kind: JobNews['kind'], id: string | null, onNews: () => void): void {
  const heard = useEffectEvent((news: JobNews) => {
    if (news.kind === kind && (id === null || news.id === id)) onNews()
  })
  useEffect(() => onJobNews(heard), [])
}
