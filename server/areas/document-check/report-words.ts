import {
  type CheckLevel,
  type CheckReport,
  type CheckedCitation,
  type CheckedQuote,
  type StatusSignal,
  maxQuotes,
} from '#contract/document-check'
import { gravestFirst } from '#contract/gravest-first'
import type { Verdict } from '#contract/citations'
import { dayInWords } from '#contract/reasons/day-in-words'

const number = new Intl.NumberFormat('en-GB')

/** What a report on paper says besides the words of the document and the library. */
export const words = {
  title: 'Check of citations',
  notice: (day: string) =>
    `Made with Hukumu on ${day} by comparing the document with the texts in the library. It says what the library has, not what the law is. “Not in library” does not say that a case does not exist. Read each case in its place before you rely on it.`,
  summary: 'Summary',
  findings: 'Citations, the gravest findings first',
  coverage: 'What the library holds',
  untitled: 'Document',
  levels: { wrong: 'Not safe to cite', look: 'To look at', unchecked: 'Could not check', fine: 'Agrees' } satisfies Record<
    CheckLevel,
    string
  >,
  verdicts: {
    resolved: 'Resolved',
    'possible match': 'Possible match',
    'name mismatch': 'Name mismatch',
    'no such provision': 'No such provision',
    'not in library': 'Not in library',
    'could not check': 'Could not check',
  } satisfies Record<Verdict, string>,
  statuses: {
    'word for word': 'Quote: word for word',
    'marks differ': 'Quote: marks differ',
    altered: 'Quote: altered',
    'not found': 'Quote: not found in the case',
    'could not check': 'Quote: could not check',
  } satisfies Record<CheckedQuote['status'], string>,
  inDocument: 'In the document',
  inLibrary: 'In the library',
  cut: (left: number) => `${number.format(left)} more citations, which could not be checked or agree, are left out here.`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  none: 'No citation was found in the document.',
}

const counted = (count: number, one: string, many: string): string => `${number.format(count)} ${count === 1 ? one : many}`

/** The figures of a check, a line each; what is announced is what the report lists. */
export function summaryLines({
  looked_up,
  citations,
  quotes_without_case,
  quotes_not_compared,
  counts,
  signals_checked,
}: CheckReport): string[] {
  const compared = citations.reduce((sum, { quotes }) => sum + quotes.length, 0)
  return [
    `${counted(citations.length, 'place with citations', 'places with citations')}; ${counted(looked_up, 'case citation', 'case citations')} looked up in the library.`,
    `${number.format(counts.wrong ?? 0)} not safe to cite, ${number.format(counts.look ?? 0)} to look at, ${number.format(counts.fine ?? 0)} agree, ${number.format(counts.unchecked ?? 0)} could not be checked.`,
    `${counted(compared, 'quote', 'quotes')} of five words or more compared with the library.`,
    ...(quotes_without_case === 0
      ? []
      : [`Not compared, for no citation of a case is near: ${counted(quotes_without_case, 'more quote', 'more quotes')}.`]),
    ...(quotes_not_compared === 0
      ? []
      : [`${number.format(quotes_not_compared)} more quotes were not compared: a check compares the first ${number.format(maxQuotes)}.`]),
    ...(signals_checked ? [] : ['Later treatment of the cases was not checked.']),
  ]
}

/** What the library holds, as the statement beside 'not in library'. */
export function coverageLines({ coverage: { cases, courts } }: CheckReport): string[] {
  const decided = ({ first, latest }: { first: string | null; latest: string | null }) =>
    first && latest ? `, decided ${dayInWords(first)}${first === latest ? '' : ` to ${dayInWords(latest)}`}` : ''
  return [
    `${number.format(cases)} cases. A case that is not among them may exist all the same.`,
    ...courts.map(
      (court) => `${court.court}: ${number.format(court.cases)}${decided(court)}, last import ${dayInWords(court.last_import)}`,
    ),
  ]
}

/** The case that a citation means, as a line; null where it is none of the library. */
export const caseLine = ({ case: cited, candidates }: CheckedCitation): string | null => {
  if (cited) return cited.citation && !cited.title.includes(cited.citation) ? `${cited.title} ${cited.citation}` : cited.title
  return candidates.length === 0 ? null : `May be: ${candidates.map(({ title }) => title).join('; ')}`
}

/** How a case stands, by which decision and where it says so: all that stands before its words. */
export function signalLine({ kind, as_at, case: by, paragraph, number: courtNumber }: StatusSignal): string {
  const place = courtNumber === null ? paragraph !== null && `paragraph ${paragraph} of the text` : `paragraph ${courtNumber}`
  const where = by ? ` (${[by.citation ?? by.title, place].filter(Boolean).join(', ')})` : ''
  return `${kind[0]!.toUpperCase()}${kind.slice(1)}${where}, as at ${dayInWords(as_at)}: `
}

/** Where the words of a quote stand. */
export function placeLine({ place }: CheckedQuote): string {
  if (!place) return ''
  const where = place.number === null ? `paragraph ${place.paragraph} of the text` : `paragraph ${place.number}`
  return place.opinion_kind === 'dissenting' ? ` (${where}, dissent)` : ` (${where})`
}

/** What the document says of the case and its record does not, each as a line. */
export const saidLines = ({ said = [] }: CheckedCitation): string[] =>
  said.map(({ what, text, held }) => `The document says of the ${what}: “${text}”. The record of the case has: ${held}.`)

/** The two sides of an altered quote, pieces that only one side has marked. */
export const sidesOf = ({ comparison }: CheckedQuote) => ({
  document: comparison.filter(({ kind }) => kind !== 'library').map(({ kind, text }) => ({ text, differs: kind === 'document' })),
  library: comparison.filter(({ kind }) => kind !== 'document').map(({ kind, text }) => ({ text, differs: kind === 'library' })),
})

const maxListed = 1000

/** The citations that a report on paper lists, the gravest first: of very many, those that need a reader stay. */
export function listed(citations: readonly CheckedCitation[]): { shown: readonly CheckedCitation[]; left: number } {
  const ordered = gravestFirst(citations)
  if (citations.length <= maxListed) return { shown: ordered, left: 0 }
  const shown = ordered.filter(({ level }) => level === 'wrong' || level === 'look').slice(0, maxListed)
  return { shown, left: citations.length - shown.length }
}

/** 'Submissions.pdf' gives 'Submissions – check.docx'; folders and signs that are not shown are left out. */
export function fileName(name: string, ending: string, what: 'check' | 'authorities' = 'check'): string {
  const last = name.split(/[/\\]/).at(-1)!
  const stem = last.replace(/\.[a-z0-9]{1,5}$/i, '').replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
  return `${stem.trim() || words.untitled} – ${what}.${ending}`
}
