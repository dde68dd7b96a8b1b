import type { Judgment } from './cases.ts'

/** Letters in all that are read in some ten milliseconds; more are read in a process of their own, so that no other request waits. */
const shortText = 60_000

export const isShort = (judgments: readonly Pick<Judgment, 'content'>[]): boolean =>
  judgments.reduce((sum, { content }) => sum + (content?.length ?? 0), 0) <= shortText
