import { findCitations } from '#citations/find'
import { foldedWords } from '../../search/search.ts'
import { tellingWords } from './telling-words.ts'
import type { Passage } from './passage.ts'

interface Known {
  question: string
  /** Provisions that were read for the question. */
  held: readonly Passage[]
  /** Those that a text names. */
  named: (text: string) => Promise<Passage[]>
}

/** So much of a quotation stands in the text of the provision that it is, by runs of four words. */
const isText = 0.5
const fewestRuns = 10

/**
 * What a judgment only quotes from the law says so, and the provision, where the library has it, goes before it: the words of an Act are not the
 * judge's. The provision is told by what the first court quotes of it, who knows which of its words answer.
 */
export async function withQuotedLaw(passages: readonly Passage[], { question, held, named }: Known): Promise<Passage[]> {
  const all: Passage[] = []
  const quotedOf = new Map<string, string>()
  for (const one of passages) {
    const quote = one.source.kind === 'case' && one.source.paragraph !== null ? tellingWords(one.text, one.tells ?? question) : ''
    const provision = textOf(quote, held) ?? (NAMES.test(one.text) ? textOf(quote, await named(`${one.before} ${one.text}`)) : null)
    const isThere = [...all, ...passages].some(({ source }) => source.id === provision?.source.id)
    if (provision !== null && !isThere) all.push(provision)
    if (provision !== null && !quotedOf.has(provision.source.id)) quotedOf.set(provision.source.id, sharedWords(quote, provision.text))
    const quotes = provision === null ? ledInBy(quote, one.text) : nameAlone(provision.source.title)
    all.push(quotes === null ? one : { ...one, source: { ...one.source, quotes } })
  }
  return all.map((one) => ({ ...one, tells: one.tells ?? quotedOf.get(one.source.id) }))
}

/** 'Land Registration Act, section 26' of a provision with its heading. */
export const nameAlone = (title: string): string => title.split(': ', 1)[0]!

// 'section 26', 'Article 49', 'Order 42'
const NAMES = /\b(?:section|article|order|rule|regulation|s\.)\s*\d/i
// 'Section 17 of the Pensions Act provides as follows: “'
const LEADS = /\b(?:provid(?:es?|ed|ing)|states?|stipulates?|reads?|enacts?|defines?)\b[^.“"]{0,60}[:;,–—-]{0,2}\s*[“"]/i

/** The provision whose text a quotation is, for the most part. Pure. */
function textOf(quote: string, provisions: readonly Passage[]): Passage | null {
  const runs = runsOf(quote)
  if (runs.size < fewestRuns) return null
  const shares = provisions.map(({ text }) => {
    const own = runsOf(text)
    return [...runs].filter((run) => own.has(run)).length / runs.size
  })
  const best = Math.max(0, ...shares)
  return best >= isText ? provisions[shares.indexOf(best)]! : null
}

/** The provision that a paragraph says it quotes, where the quotation is most of what is shown: of a law that the library may not hold. Pure. */
function ledInBy(quote: string, text: string): string | null {
  const led = LEADS.exec(text)
  if (led === null) return null
  const from = led.index + led[0].length
  const end = text.slice(from).search(/[”"](?![\p{L}])/u)
  const inside = text.slice(from, end < 0 ? undefined : from + end)
  const start = text.indexOf(quote)
  const shared = Math.min(start + quote.length, from + inside.length) - Math.max(start, from)
  if (shared < isText * quote.length) return null
  const cited = findCitations(text.slice(0, led.index)).findLast(({ kind }) =>
    ['statute', 'statute_bare', 'article', 'rule'].includes(kind),
  )
  return cited === undefined || led.index - cited.end > 80 ? null : cited.text
}

/** Words of so many make a run. */
const ofRun = 4

function runsOf(text: string): Set<string> {
  const words = foldedWords(text)
  return new Set(words.slice(ofRun - 1).map((_, at) => words.slice(at, at + ofRun).join(' ')))
}

/** The words of a quotation that stand in a text in runs. */
function sharedWords(quote: string, text: string): string {
  const [words, own] = [foldedWords(quote), runsOf(text)]
  const isShared = (at: number) => own.has(words.slice(at, at + ofRun).join(' '))
  return words
    .filter((_, at) => Array.from({ length: ofRun }, (_one, back) => at - back).some((from) => from >= 0 && isShared(from)))
    .join(' ')
}
