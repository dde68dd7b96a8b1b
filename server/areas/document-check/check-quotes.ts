import { setImmediate } from 'node:timers/promises'
import type { CheckedQuote } from '#contract/document-check'
import type { CaseText, CaseTexts } from './case-texts.ts'
import { type Compared, compareQuote } from './compare-quote.ts'
import type { FoundQuote } from './find-quotes.ts'
import type { CitingPlace } from './gather-places.ts'

/** A quote as it was checked: the place that it is given for, and where its words stand in the case (UTF-16). */
export interface QuoteResult {
  source: CitingPlace
  quote: CheckedQuote
  starts: number[]
}

const reasons = {
  words: 'The words stand in the library’s text of the case.',
  marks: 'Only single or double quotation marks, the space around dashes or the first letter differ from the library’s text.',
  altered: 'The words differ from the library’s text of the case.',
  missing: 'The library’s text of the case does not have these words.',
  unresolved: 'The case is not found in the library, so its words cannot be compared.',
  noText: 'The library has only the record of the case, not its text.',
  late: 'The check took too long to compare this quote. Check the document in parts.',
  dissent: 'They are from a dissent.',
}

const ranks = ['word for word', 'marks differ', 'altered', 'not found', 'could not check']

/**
 * Compares a quote with the cases that it may be taken from. Words found exactly in any of them are that case's; otherwise the nearest
 * citation is taken to be meant. A block without quotation marks is a quote only where a case has its words or nearly so.
 */
export async function checkQuote(
  found: FoundQuote,
  sources: readonly CitingPlace[],
  texts: CaseTexts,
  isLate: () => boolean,
): Promise<QuoteResult | null> {
  const [nearest] = sources
  if (!nearest) return null
  const { text, start, end, block } = found
  const bare = { text, start, end, place: null, comparison: [] }
  const unchecked = (reason: string): QuoteResult | null =>
    block ? null : { source: nearest, starts: [], quote: { ...bare, status: 'could not check', reason } }
  if (isLate()) return unchecked(reasons.late)

  const tried: { source: CitingPlace; compared: Compared; held: CaseText }[] = []
  const asked = new Set<string>()
  for (const source of sources) {
    const id = caseOf(source)
    if (id === null || asked.has(id)) continue
    asked.add(id)
    const held = await texts.get(id)
    if (!held) continue
    await setImmediate()
    const compared = compareQuote(text, held.text)
    tried.push({ source, compared, held })
    if (compared.status === 'word for word') break
  }
  const best = tried.toSorted((a, b) => ranks.indexOf(a.compared.status) - ranks.indexOf(b.compared.status))[0]
  const nearestId = caseOf(nearest)
  // Words that no case here has belong to the nearest citation, which may be one that cannot be compared.
  if (!best || (best.compared.status === 'not found' && best.source !== nearest && nearestId === null))
    return unchecked(nearestId === null ? reasons.unresolved : reasons.noText)
  const { compared, held, source } = best
  if (block && compared.status === 'not found') return null
  const place = compared.starts[0] === undefined ? null : held.placeAt(compared.starts[0])
  const dissent = place?.opinion_kind === 'dissenting' ? ` ${reasons.dissent}` : ''
  const reason = { 'word for word': reasons.words, 'marks differ': reasons.marks, altered: reasons.altered, 'not found': reasons.missing }[
    compared.status
  ]
  return {
    source: compared.status === 'not found' ? (tried.find((one) => one.source === nearest)?.source ?? source) : source,
    starts: compared.status === 'not found' ? [] : compared.starts,
    quote: { ...bare, status: compared.status, reason: reason + dissent, place, comparison: compared.comparison },
  }
}

/** The case that a place is resolved to; one whose name differs is the case that its number means. */
export const caseOf = ({ citations }: CitingPlace): string | null => citations.find(({ case_id }) => case_id !== null)?.case_id ?? null
