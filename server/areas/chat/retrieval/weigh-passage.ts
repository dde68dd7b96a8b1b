import type { Part } from '#contract/cases'

interface Weighed {
  /** Of the court, 1 for the Supreme Court; null where it is not known. */
  level: number | null
  year: number | null
  isOverturned: boolean
  opinion: Part['opinion_kind']
  /** Place of its case among those that answer as a whole, from 0. */
  rank: number
  /** Newer decisions are asked for. */
  isLatest?: boolean
}

/** Cases that answer better as a whole, higher courts and later decisions go before; dissents and what was overturned come after. Pure. */
export function weightOf({ level, year, isOverturned, opinion, rank, isLatest = false }: Weighed): number {
  const ofRank = 1 + 0.3 / (1 + rank / 3)
  const ofCourt = level === null ? 1 : 1 + 0.04 * Math.max(0, 5 - level)
  const ofYear = year === null ? 1 : 1 + (isLatest ? 0.03 : 0.002) * Math.max(0, Math.min(25, year - 2000))
  return ofRank * ofCourt * ofYear * (isOverturned ? 0.7 : 1) * (opinion === 'dissenting' ? 0.6 : 1)
}
