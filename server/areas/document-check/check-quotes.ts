import type { QuoteReason } from '#contract/reasons/citation-reasons'
import { quoteWords } from '#contract/reasons/citation-words'
import { setImmediate } from 'node:timers/promises'
import type { CheckedQuote } from '#contract/document-check'
import type { CaseText, CaseTexts } from './case-texts.ts'
import { type Compared, compareQuote } from './compare-quote.ts'
import type { FoundQuote } from './find-quotes.ts'
import type { CitingPlace } from './gather-places.ts'

/** A place that a quote may be taken from, as it is counted among those of its text, and the case that it means. */
export interface Source {
  place: number
  caseId: string | null
}

/** A quote as it was checked: the place that it is given for, and where its words stand in the case (UTF-16). */
export interface QuoteResult {
  source: Source
  quote: CheckedQuote
  starts: number[]
}

const reasonOf = {
  'word for word': 'words-stand',
  'marks differ': 'marks-differ',
  altered: 'words-differ',
  'not found': 'words-missing',
} as const
const fromDissent = ' They are from a dissent.'

const ranks = ['word for word', 'marks differ', 'altered', 'not found', 'could not check']

/**
 * Compares a quote with the cases that it may be taken from. Words found exactly in any of them are that case's; otherwise the nearest
 * citation is taken to be meant. A block without quotation marks is a quote only where a case has its words or nearly so.
 */
export async function checkQuote(
  found: FoundQuote,
  isHolding: boolean,
  sources: readonly Source[],
  texts: CaseTexts,
  isLate: () => boolean,
): Promise<QuoteResult | null> {
  const [nearest] = sources
  if (!nearest) return null
  const { text, start, end, block } = found
  const bare = { text, start, end, place: null, comparison: [] }
  const unchecked = (code: QuoteReason['code']): QuoteResult | null =>
    block ? null : { source: nearest, starts: [], quote: { ...bare, status: 'could not check', ...because(code) } }
  if (isLate()) return unchecked('too-slow')

  const tried: { source: Source; compared: Compared; held: CaseText }[] = []
  const asked = new Set<string>()
  for (const source of sources) {
    const id = source.caseId
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
  const nearestId = nearest.caseId
  // Words that no case here has belong to the nearest citation, which may be one that cannot be compared.
  if (!best || (best.compared.status === 'not found' && best.source !== nearest && nearestId === null))
    return unchecked(nearestId === null ? 'case-not-found' : 'record-only')
  const { compared, held, source } = best
  if (block && compared.status === 'not found') return null
  const [begins] = compared.starts
  const words = begins === undefined || compared.ends === undefined ? {} : { words: held.text.content.slice(begins, compared.ends) }
  const place = begins === undefined ? null : { ...held.placeAt(begins), ...words }
  const said = compared.turned
    ? 'negation-left-out'
    : isHolding && compared.status !== 'not found' && compared.starts[0] !== undefined
      ? whose(held, compared.starts)
      : null
  const { reason, reason_code } = because(said ?? reasonOf[compared.status])
  const dissent = place?.opinion_kind === 'dissenting' && said !== 'words-of-dissent' ? fromDissent : ''
  return {
    source: compared.status === 'not found' ? (tried.find((one) => one.source === nearest)?.source ?? source) : source,
    starts: compared.status === 'not found' ? [] : compared.starts,
    quote: { ...bare, status: compared.status, reason: reason + dissent, reason_code, place, comparison: compared.comparison },
  }
}

/** Of words that are given for the court's: whether they are a dissent's or another's wherever they stand. */
function whose({ placeAt, speakerAt }: CaseText, starts: readonly number[]): 'words-of-dissent' | 'words-of-another' | null {
  if (starts.every((start) => placeAt(start).opinion_kind === 'dissenting')) return 'words-of-dissent'
  const isOfAnother = (start: number) => OTHERS.has(speakerAt(start) ?? '')
  return starts.every(isOfAnother) ? 'words-of-another' : null
}
const OTHERS: ReadonlySet<string> = new Set(['party', 'prayer', 'quoted', 'court-below'])

const because = (code: QuoteReason['code']) => ({ reason: quoteWords[code], reason_code: { code } })

/** The case that a place is resolved to; one whose name differs is the case that its number means. */
export const caseOf = ({ citations }: CitingPlace): string | null => citations.find(({ case_id }) => case_id !== null)?.case_id ?? null
