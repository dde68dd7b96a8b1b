import type { ReaderMessages } from '../messages/reader.ts'
import { divideTitle } from '../ui/case-name.ts'
import { formatDay } from '../ui/day.ts'
import type { DividedText } from './open-judgment.ts'
import { pinpointOf } from '#contract/pinpoint'
import { opinionAt } from '#contract/opinion-at'
import type { Place } from './text-places.ts'

/** What a quotation is cited by. */
export interface QuotedCase {
  title: string
  citation: string | null
  caseNumber: string | null
  court: string | null
  /** YYYY-MM-DD or a year. */
  date: string | null
  sample: boolean
}

/**
 * A passage as it is quoted in a brief: the words in quotation marks, then the case with its citation and a pinpoint. A minority
 * opinion says so, and so does a sample, which no court decided.
 */
export function writeQuote(words: ReaderMessages['quote'], source: QuotedCase, text: DividedText, place: Place, quoted?: string): string {
  const { quotation, cited, notes } = citePassage(words, source, text, place, quoted)
  return `${quotation}\n${cited}${notes}`
}

/** The same in its pieces: the words in quotation marks, case and pinpoint, and behind them whose words they are. */
export function citePassage(words: ReaderMessages['quote'], source: QuotedCase, text: DividedText, place: Place, quoted?: string) {
  const passage = (quoted ?? text.content.slice(place.start, place.end)).replace(/\s+/g, ' ').trim()
  const opinion = opinionAt(text, place)
  const pinpoint = pinpointOf(text, place)
  const notes = [
    pinpoint === null && words.unnumbered,
    opinion?.opinion_kind === 'dissenting' && words.dissenting(opinion.author),
    opinion?.opinion_kind === 'concurring' && words.concurring(opinion.author),
    opinion?.opinion_kind === 'opinion' && words.opinion(opinion.author),
    source.sample && words.sample,
  ].filter((note) => typeof note === 'string')
  return {
    quotation: quotationOf(passage),
    cited: `${nameCase(source)}${pinpoint ? `, ${words.pinpoint(pinpoint)}` : ''}`,
    notes: notes.map((note) => ` (${note})`).join(''),
  }
}

/** "Achola v Baraza [2024] KEHC 1 (KLR)"; without a citation the case number, the court and the day stand for it. */
export function nameCase({ title, citation, caseNumber, court, date }: QuotedCase): string {
  const { parties } = divideTitle(title, { caseNumber, citation })
  if (citation !== null) return `${parties} ${citation}`
  const known = [caseNumber, court, date && formatDay(date)].filter(Boolean).join(', ')
  return known === '' ? parties : `${parties} (${known})`
}

/** In double quotation marks; those within become single ones. A passage that is one quotation keeps its own marks. */
function quotationOf(passage: string): string {
  const within = /^[“"][^“”"]*[”"]$/.test(passage) ? passage.slice(1, -1) : passage.replace(/[“"](?=\S)([^“”"]*)[”"]/g, '‘$1’')
  return `“${within}”`
}
