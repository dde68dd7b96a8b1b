import { type BundleCover, authorityGroups } from '#contract/bundles'
import type { Paragraph, Part } from '#contract/cases'
import type { Judgment } from '../cases/cases.ts'
import { startOfPassage } from '../citation-lists/citation-lists.ts'
import type { Gathered } from './gather-authorities.ts'
import type { BundlePlan, PlannedAuthority, PlannedPassage } from './write/bundle-plan.ts'
import { warningOf, words } from './write/bundle-words.ts'

export interface PlanAsked {
  cover: BundleCover
  arrangement: 'groups' | 'hand'
  doubtful: 'mark' | 'leave out'
  at: number
}

/** The chosen authorities in their order with the numbers that they have in the bundle; no passage is quoted yet. */
export function planBundle(gathered: readonly Gathered[], { cover, arrangement, doubtful, at }: PlanAsked): BundlePlan {
  const chosen = gathered.filter(({ included, doubt }) => included && (doubtful === 'mark' || doubt === null))
  const isGrouped = arrangement === 'groups'
  const ordered = isGrouped
    ? chosen.toSorted((one, other) => authorityGroups.indexOf(one.group) - authorityGroups.indexOf(other.group))
    : chosen
  return { cover, isGrouped, at, authorities: ordered.map(planAuthority) }
}

const planAuthority = (
  { key, case_id: caseId, title, citation, sub: decided, kind, group, extent, doubt, signal, holding }: Gathered,
  index: number,
): PlannedAuthority => ({
  key,
  caseId,
  tab: index + 1,
  title,
  citation,
  decided,
  kind,
  group,
  extent,
  doubt,
  warning: warningOf(signal),
  holding,
  passages: [],
})

/** What is marked or cited of a judgment, as it is quoted: in its order, each with the court's own number and, of a dissent, whose it is. */
export function planPassages({ passages, cited }: Pick<Gathered, 'passages' | 'cited'>, judgment: Judgment): PlannedPassage[] {
  const { content } = judgment
  if (content === null) return []
  const placed = passages.flatMap(({ start_offset: start, end_offset: end, revision }) =>
    start === null || end === null || revision !== judgment.revision ? [] : [{ start, end }],
  )
  // What the text no longer has, letter by letter, is not quoted from it.
  const found = cited.flatMap((one) => {
    const start = startOfPassage(judgment, one)
    return start === null ? [] : [{ start, end: start + one.words.length }]
  })
  const once = new Map([...placed, ...found].map((one) => [`${one.start} ${one.end}`, one]))
  return [...once.values()]
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end }) => ({ start, end, quote: content.slice(start, end), pinpoint: pinpointOf(judgment, start, end) }))
}

function pinpointOf({ paragraphs, parts, pages }: Pick<Judgment, 'paragraphs' | 'parts' | 'pages'>, start: number, end: number): string {
  const at = (offset: number) => paragraphs.findLast((one) => one.start <= offset)
  const numbered = (offset: number) => numberBefore(paragraphs, at(offset))
  const [first, last] = [numbered(start), numbered(end - 1)]
  const page = pages?.findLast((one) => one.start <= start)?.page
  const where =
    first === null
      ? page === undefined
        ? words.passageOf
        : words.sourcePage(page)
      : last === null || last === first
        ? words.paragraph(first)
        : words.paragraphs(first, last)
  const part = parts[at(start)?.part ?? -1]
  return part?.opinion_kind === 'dissenting' ? `${where}, ${words.dissent(authorOf(part))}` : where
}

const authorOf = ({ author }: Part): string | null => author

/** An item or a quotation belongs to the numbered paragraph above it. */
function numberBefore(paragraphs: readonly Paragraph[], from: Paragraph | undefined): string | null {
  if (!from) return null
  const own = paragraphs.slice(0, from.id).findLast((one) => one.part === from.part && one.kind === 'paragraph' && one.number !== null)
  return own?.number ?? null
}
