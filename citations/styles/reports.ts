import type { CaseCitation } from '../citation.ts'
import { courtOfCode } from '../data/courts.ts'
import { formatCitation } from '../format/format.ts'

/** Courts that stand after a report: (HCK), (CAK), (SCU). */
const SUFFIXES: Readonly<Record<string, string>> = {
  HCK: 'High Court',
  CAK: 'Court of Appeal',
  SCK: 'Supreme Court',
  HCU: 'High Court of Uganda',
  SCU: 'Supreme Court of Uganda',
  CAU: 'Court of Appeal of Uganda',
  HCT: 'High Court of Tanzania',
  CAT: 'Court of Appeal of Tanzania',
}

/** The court that a citation itself names, in words; null where it names none. */
export function courtOf(citation: CaseCitation): string | null {
  if (citation.kind === 'neutral') return courtOfCode(citation.court)?.name ?? null
  const suffix = 'courtSuffix' in citation ? citation.courtSuffix?.text.replace(/[^A-Za-z]/g, '').toUpperCase() : undefined
  return suffix === undefined ? null : (SUFFIXES[suffix] ?? null)
}

export const yearOf = (citation: CaseCitation): number | null =>
  citation.kind === 'unreported' ? citation.caseNumber.year : (citation.year ?? null)

const ELSEWHERE = / of (Uganda|Tanzania)$/

/** The country of a court, Kenya where it names none. */
export const countryOf = (court: string): string => ELSEWHERE.exec(court)?.[1] ?? 'Kenya'

/** The short name of a court: 'SC', 'CA', 'HC', 'ELRC', 'ELC'. */
const SHORT: readonly (readonly [RegExp, string, string])[] = [
  [/^supreme court/i, 'SC', 'S.C.'],
  [/^court of appeal/i, 'CA', 'C.A.'],
  [/^high court/i, 'HC', 'H.C.'],
  [/^employment and labour/i, 'ELRC', 'E.L.R.C.'],
  [/^environment and land/i, 'ELC', 'E.L.C.'],
  [/^industrial court/i, 'IC', 'I.C.'],
  [/^magistrate/i, 'MC', 'M.C.'],
]
/** The court shortened; one of another country by its whole name, since 'HC' is the High Court of Kenya to those who read here. */
export const shortCourt = (court: string): string =>
  (ELSEWHERE.test(court) ? undefined : SHORT.find(([pattern]) => pattern.test(court))?.[1]) ?? court
export const stoppedCourt = (court: string): string => SHORT.find(([pattern]) => pattern.test(court))?.[2] ?? court

/** A citation with the series of a report in stops: '[2004] 1 K.L.R. 589', '[1973] E.A. 358'. */
export function withStoppedSeries(citation: CaseCitation): string {
  const written = formatCitation(citation)
  if (!('series' in citation) || ('form' in citation && citation.form === 'neutral') || !/^[A-Z]{2,5}\b/.test(citation.series))
    return written
  const [letters = ''] = /^[A-Z]+/.exec(citation.series) ?? []
  return written.replace(letters, [...letters].map((letter) => `${letter}.`).join(''))
}

/** A Kenyan decision, for styles that name the country. */
export const isKenyan = ({ kind }: CaseCitation): boolean => kind !== 'foreign' && kind !== 'EACA'
