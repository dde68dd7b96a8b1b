import type { CheckProgress } from '#contract/document-check'

/** Told as a check goes on. */
export type Report = (stage: CheckProgress['stage'], done?: number, total?: number) => void

/** Milliseconds between two steps of one stage that are told: a document may have thousands of quotes. */
const toldEvery = 100

/** Tells each stage as it begins, and its steps as often as an eye can follow. */
export function reportTo(tell: (progress: CheckProgress) => void): Report {
  let last: CheckProgress['stage'] | null = null
  let toldAt = 0
  return (stage, done = 0, total = 0) => {
    const now = performance.now()
    if (stage === last && now - toldAt < toldEvery) return
    last = stage
    toldAt = now
    tell({ stage, done, total })
  }
}
