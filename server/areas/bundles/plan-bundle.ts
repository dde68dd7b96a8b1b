import { type Arrangement, type BundleCover, authorityGroups } from '#contract/bundles'
import { opinionAt } from '#contract/opinion-at'
import type { Speaker } from '#contract/passage-search'
import { pinpointOf } from '#contract/pinpoint'
import { type IssueHeading, inOrderOfIssues } from '#contract/under-issues'
import type { Judgment } from '../cases/cases.ts'
import { startOfPassage } from '../citation-lists/citation-lists.ts'
import type { Gathered } from './gather-authorities.ts'
import type { BundlePlan, PlannedAuthority, PlannedPassage } from './write/bundle-plan.ts'
import { warningOf, words } from './write/bundle-words.ts'

export interface PlanAsked {
  cover: BundleCover
  arrangement: Arrangement
  issues: readonly IssueHeading[]
  doubtful: 'mark' | 'leave out'
  at: number
  lawAsAt: string
}

/** The chosen authorities in their order with the numbers that they have in the bundle; no passage is quoted yet. */
export function planBundle(gathered: readonly Gathered[], { cover, arrangement, issues, doubtful, at, lawAsAt }: PlanAsked): BundlePlan {
  const chosen = gathered.filter(({ included, doubt }) => included && (doubtful === 'mark' || doubt === null))
  const ordered = {
    groups: () => chosen.toSorted((one, other) => authorityGroups.indexOf(one.group) - authorityGroups.indexOf(other.group)),
    issues: () => inOrderOfIssues(chosen, issues),
    hand: () => chosen,
  }[arrangement]()
  return { cover, arrangement, issues, at, lawAsAt, authorities: ordered.map(planAuthority) }
}

const planAuthority = (
  {
    key,
    case_id: caseId,
    provision_id: provisionId,
    title,
    citation,
    sub,
    stands,
    kind,
    group,
    extent,
    doubt,
    signal,
    lacks_text: lacksText,
    holding,
    relied,
  }: Gathered,
  index: number,
): PlannedAuthority => ({
  key,
  caseId,
  provisionId,
  tab: index + 1,
  title,
  citation,
  decided: stands ?? sub,
  kind,
  group,
  extent,
  doubt,
  warning: warningOf(signal),
  lacksText,
  holding,
  relied,
  passages: [],
})

/** What is marked or cited of a judgment, as it is quoted: in its order, each with the court's own number and, of a dissent, whose it is. */
export function planPassages({ passages, cited }: Pick<Gathered, 'passages' | 'cited'>, judgment: Judgment): PlannedPassage[] {
  const { content } = judgment
  if (content === null) return []
  const placed = passages.flatMap(({ start_offset: start, end_offset: end, revision, issue_id }) =>
    start === null || end === null || revision !== judgment.revision
      ? []
      : [{ start, end, relied: [{ pinpoint: null, relied_on: '', issue_id }] }],
  )
  // What the text no longer has, letter by letter, is not quoted from it.
  const found = cited.flatMap((one) => {
    const start = startOfPassage(judgment, one)
    const { pinpoint, relied_on, issue_id } = one
    return start === null ? [] : [{ start, end: start + one.words.length, relied: [{ pinpoint, relied_on, issue_id }] }]
  })
  const speakerAt = speakersOf(judgment)
  const once = Map.groupBy([...placed, ...found], ({ start, end }) => `${start} ${end}`)
  return [...once.values()]
    .map((same) => ({ ...same[0]!, relied: same.flatMap(({ relied }) => relied) }))
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .map(({ start, end, relied }) => ({
      start,
      end,
      quote: content.slice(start, end),
      pinpoint: sayPlace(judgment, { start, end }, speakerAt(start)),
      relied,
    }))
}

/** What is cited of a provision, as it was when it was cited; where it stands on the pages of the law nothing says. */
export const planProvisions = ({ case_id: caseId, cited, title }: Pick<Gathered, 'case_id' | 'cited' | 'title'>): PlannedPassage[] =>
  caseId !== null
    ? []
    : [...cited]
        .sort((one, other) => (one.pinpoint ?? '').localeCompare(other.pinpoint ?? '', 'en', { numeric: true }))
        .map(({ words: quote, pinpoint, relied_on, issue_id }) => ({
          start: -1,
          end: -1,
          quote,
          pinpoint: pinpoint ?? title,
          relied: [{ pinpoint, relied_on, issue_id }],
        }))

/** Who speaks where a passage begins; null where nothing tells. */
function speakersOf({ paragraphs, speakers }: Judgment): (start: number) => Speaker | null {
  return (start) => speakers[paragraphs.findLastIndex((one) => one.start <= start)] ?? null
}

/** The house's one pinpoint in the words of a bundle and, of what is not the court's own, whose it is. */
function sayPlace(judgment: Judgment, place: { start: number; end: number }, speaker: Speaker | null): string {
  const pinpoint = pinpointOf(judgment, place)
  const opinion = opinionAt(judgment, place)
  const spoken = speaker === null ? undefined : words.speakers[speaker]
  const whose = spoken ?? (opinion?.opinion_kind ? words.opinions[opinion.opinion_kind]?.(opinion.author) : undefined)
  return [pinpoint === null ? words.unnumbered : words.pinpoint(pinpoint), ...(whose === undefined ? [] : [whose])].join(', ')
}
