import type { Citation } from '#citations/citation'
import { type LawReference, readLawReferences } from '#citations/law/law-references'
import type { VerdictReason } from '#contract/reasons/citation-reasons'
import { type CitedProvision, type Verdict, mostResolved } from '#contract/citations'

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
const mostLaws = 4 * mostResolved

/** A text with what is found in it. */
interface CitingText {
  citations: readonly Citation[]
  text: string
}

/**
 * What the library says of the written law that texts cite, for each text by the place of the citation; none for those of Acts that it does
 * not hold. One look into the library, however many there are.
 */
export async function answerLaws(lookUpLaws: LookUpLaws, texts: readonly CitingText[]): Promise<Map<number, LawAnswer>[]> {
  const references = texts
    .flatMap(({ citations, text }, of) => readLawReferences(citations, text).map((reference) => ({ of, reference })))
    .slice(0, mostLaws)
  const found = await lookUpLaws(references.map(({ reference }) => reference))
  const answers = texts.map(() => new Map<number, LawAnswer>())
  const pairs = references.map((one, index) => ({ ...one, found: found[index]! }))
  for (const own of Map.groupBy(pairs, ({ of, reference }) => `${of}:${reference.start}`).values()) {
    const { of, reference } = own[0]!
    const answer = answerOf(
      own,
      texts[of]!.citations.find(({ start }) => start === reference.start)!,
    )
    if (answer) answers[of]!.set(reference.start, answer)
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
