import { useSyncExternalStore } from 'react'
import { useOpenJudgment } from './open-judgment.ts'

const nothing = { read: () => null, subscribe: () => () => {} }

/** Id of the paragraph that is being read; null above the first one. */
export function useReadingParagraph(): number | null {
  const { subscribe, read } = useOpenJudgment()?.reading ?? nothing
  return useSyncExternalStore(subscribe, read)
}
