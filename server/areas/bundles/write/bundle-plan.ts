import type { Arrangement, AuthorityGroup, BundleCover, Extent } from '#contract/bundles'
import type { AuthorityKind, Doubt } from '#contract/citation-lists'
import type { Reliance } from '#contract/relied-on'
import { linesOfReliance, ownHolding } from '#contract/say-reliance'
import { type IssueHeading, issuesOf, reliedUnder, underIssues } from '#contract/under-issues'
import { words } from './bundle-words.ts'

/** A passage relied on: UTF-16 offsets in the content, both -1 of the law, where none is sidelined; the words, where the court's own numbers put it, and what it is relied on for. */
export interface PlannedPassage {
  start: number
  end: number
  quote: string
  pinpoint: string
  relied: readonly Reliance[]
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
  arrangement: Arrangement
  issues: readonly IssueHeading[]
  at: number
  lawAsAt: string
  authorities: readonly PlannedAuthority[]
}

/** An authority under a heading: what is cited of it there, and its passages that belong there, each with its number in the authority. */
export interface PlannedEntry {
  authority: PlannedAuthority
  relied: readonly Reliance[]
  passages: readonly { index: number; passage: PlannedPassage }[]
}

/** How an entry is listed: by its name, and line by line its pinpoints, each with what it is relied on for. */
interface Listed {
  title: string
  lines: string[]
  /** Whether its one line begins with a pinpoint. */
  isPinned: boolean
}

/** Of a provision of which one place is cited the name is that of the place: 'Order 42 rule 6(2), Civil Procedure Rules, 2010'. */
export function listEntry({ authority, relied }: PlannedEntry): Listed {
  const places = new Set(relied.map(({ pinpoint }) => pinpoint))
  const [place = null] = places
  const title = authority.provisionId === null || places.size !== 1 || place === null ? null : titleWith(authority.title, place)
  const cited = title === null ? relied : relied.map((one) => ({ ...one, pinpoint: null }))
  return {
    title: title ?? authority.title,
    lines: linesOfReliance(cited, ownHolding(authority)),
    isPinned: cited.some(({ pinpoint }) => pinpoint !== null),
  }
}

/** The name of a provision with a place within it instead; null where the name is of another. */
function titleWith(title: string, place: string): string | null {
  const unit = place.replace(/\(.*$/s, '')
  const named = `${unit[0]!.toUpperCase()}${unit.slice(1)}`
  if (title.startsWith(`${named},`)) return `${named}${place.slice(unit.length)}${title.slice(named.length)}`
  return title.endsWith(`, ${unit}`) ? `${title.slice(0, -unit.length)}${place}` : null
}

export const isBound = ({ extent }: Pick<PlannedAuthority, 'extent'>): boolean => extent !== 'listed'

/**
 * The authorities under their headings, in the order of these, all under none where the order is the advocate's own. Under issues one stands as often
 * as it is cited for such, each time with what is cited of it there.
 */
export function underHeadings({ arrangement, authorities, issues }: BundlePlan): { heading: string | null; entries: PlannedEntry[] }[] {
  if (arrangement === 'hand') return [{ heading: null, entries: authorities.map(wholeEntry) }]
  if (arrangement === 'groups')
    return [...Map.groupBy(authorities, ({ group }) => group)].map(([group, ofGroup]) => ({
      heading: words.groups[group],
      entries: ofGroup.map(wholeEntry),
    }))
  return underIssues(authorities, issues).map(({ issue, authorities: under }) => ({
    heading: issue?.title ?? (issues.length === 0 ? null : words.underNone),
    entries: under.map((authority) => entryUnder(authority, issue?.id ?? null, issues)),
  }))
}

const numbered = ({ passages }: PlannedAuthority) => passages.map((passage, index) => ({ index, passage }))

const wholeEntry = (authority: PlannedAuthority): PlannedEntry => ({
  authority,
  relied: authority.relied,
  passages: numbered(authority),
})

function entryUnder(authority: PlannedAuthority, issue: string | null, issues: readonly IssueHeading[]): PlannedEntry {
  const places = issuesOf(authority, issues)
  const belongs = (passage: PlannedPassage) => {
    const own = issuesOf(passage, issues).filter((one) => places.includes(one))
    // What is only marked, and lies under no issue, goes with what is cited first.
    return own.length === 0 ? places[0] === issue : own.includes(issue)
  }
  const passages = numbered(authority)
    .filter(({ passage }) => belongs(passage))
    .map(({ index, passage }) => ({ index, passage: { ...passage, relied: reliedUnder(passage, issue, issues) } }))
  return { authority, relied: reliedUnder(authority, issue, issues), passages }
}
