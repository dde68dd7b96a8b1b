import type { AuthorityGroup, BundleCover, Extent } from '#contract/bundles'
import type { AuthorityKind, Doubt } from '#contract/citation-lists'
import { type Reliance, linesOfReliance, ownHolding } from '#contract/relied-on'

/** A passage relied on: UTF-16 offsets in the content, the words, and where the court's own numbers put it. */
export interface PlannedPassage {
  start: number
  end: number
  quote: string
  pinpoint: string
}

/** An authority as it is put on paper. `tab` is its number in the bundle; `warning` is what must be known before it is relied on. */
export interface PlannedAuthority {
  key: string
  caseId: string | null
  /** `ACT~EID` of a provision that can be bound. */
  provisionId: string | null
  tab: number
  title: string
  citation: string | null
  /** 'Court of Appeal at Nairobi, 3 August 2026' */
  decided: string
  kind: AuthorityKind
  group: AuthorityGroup
  extent: Extent
  doubt: Doubt | null
  warning: string | null
  /** It names a provision whose text is not held. */
  lacksText: boolean
  holding: string
  /** What is cited of it. */
  relied: readonly Reliance[]
  passages: readonly PlannedPassage[]
}

/** All of a bundle but the texts of the authorities; `at` is when it is drawn up, in milliseconds, `lawAsAt` the day of which the law is bound. */
export interface BundlePlan {
  cover: BundleCover
  isGrouped: boolean
  at: number
  lawAsAt: string
  authorities: readonly PlannedAuthority[]
}

/** Its pinpoints, each with what it is relied on for, line by line. */
export const reliedLines = (authority: Pick<PlannedAuthority, 'relied' | 'holding'>): string[] =>
  linesOfReliance(authority.relied, ownHolding(authority))

export const isBound = ({ extent }: Pick<PlannedAuthority, 'extent'>): boolean => extent !== 'listed'

/** The authorities under their headings, in the order of these; all under none where the order is the advocate's own. */
export function underHeadings({ isGrouped, authorities }: BundlePlan): { group: AuthorityGroup | null; authorities: PlannedAuthority[] }[] {
  if (!isGrouped) return [{ group: null, authorities: [...authorities] }]
  return [...Map.groupBy(authorities, ({ group }) => group)].map(([group, ofGroup]) => ({ group, authorities: ofGroup }))
}
