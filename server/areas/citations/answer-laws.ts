import type { Citation } from '#citations/citation'
import type { LawReference } from '#citations/law/law-references'
import type { VerdictReason } from '#contract/reasons/citation-reasons'
import { type CitedProvision, type Verdict, maxResolved } from '#contract/citations'

/** A provision that is looked for: its Act by name or number, and its own number. */
export type LawSought = Pick<LawReference, 'act' | 'year' | 'number' | 'cap' | 'unit' | 'parts'>

/**
 * What the library has of it. `no such`: it holds the Act, and every text of it ends before. `not in text`: it holds the Act, and no text shows
 * it. `several`: Acts of one name.
 */
export type LawFound =
  | { status: 'found'; provision: CitedProvision; documentId: number }
  | { status: 'no such'; act: { id: string; title: string }; last: string; documentId: number }
  | { status: 'not in text'; act: { id: string; title: string }; documentId: number }
  | { status: 'several' | 'not held' }

/** Looks provisions up, all at once. */
export type LookUpLaws = (sought: readonly LawSought[]) => Promise<LawFound[]>

/** What the library says of a citation of written law. */
export interface LawAnswer {
  verdict: Verdict
  reason: VerdictReason
  provisions: CitedProvision[]
}

/** Provisions that are looked up at once. */
export const maxLaws = 4 * maxResolved

/**
 * What the library says of the written law that a text cites, by the place of the citation; none for that of Acts which it does not hold. `found` has
 * what it has of each reference.
 */
export function answersOfLaws(
  references: readonly LawReference[],
  found: readonly LawFound[],
  citations: readonly Citation[],
): Map<number, LawAnswer> {
  const citationAt = new Map(citations.map((citation) => [citation.start, citation]))
  const answers = new Map<number, LawAnswer>()
  const pairs = references.map((reference, index) => ({ reference, found: found[index]! }))
  for (const [start, own] of Map.groupBy(pairs, ({ reference }) => reference.start)) {
    const answer = answerOf(own, citationAt.get(start)!)
    if (answer) answers.set(start, answer)
  }
  return answers
}

function answerOf(all: readonly { reference: LawReference; found: LawFound }[], citation: Citation): LawAnswer | null {
  const provisions = all.flatMap(({ found }) => (found.status === 'found' ? [found.provision] : []))
  for (const { reference, found } of all) {
    // Where the Act is only the one of which the text speaks, another may be meant.
    if (found.status === 'no such' && reference.named) {
      const reason = { code: 'no-such-provision' as const, title: found.act.title, cited: nameOf(citation, reference), last: found.last }
      return { verdict: 'no such provision', reason, provisions }
    }
  }
  const statuses = new Set(all.map(({ found }) => found.status))
  if (statuses.has('not held')) return null
  const unsure = (code: 'several-acts' | 'provision-not-in-text'): LawAnswer => ({
    verdict: 'could not check',
    reason: { code },
    provisions,
  })
  if (statuses.has('several')) return unsure('several-acts')
  if (statuses.has('not in text') || statuses.has('no such')) return unsure('provision-not-in-text')
  return { verdict: 'resolved', reason: { code: 'this-provision' }, provisions }
}

/** 'section 412', 'Article 300', 'Order 60 rule 2' */
function nameOf({ kind }: Citation, { unit }: LawReference): string {
  const [, order, rule] = /^order_([^_]+)(?:__rule_(.+))?$/.exec(unit) ?? []
  if (order !== undefined) return rule === undefined ? `Order ${order}` : `Order ${order} rule ${rule}`
  return `${kind === 'article' ? 'Article' : kind === 'rule' || kind === 'rule_bare' ? 'rule' : 'section'} ${unit}`
}
