import { keysOfMatter } from '#citations/case-number-key'
import { courtOfCode } from '#citations/data/courts'
import { citationKey } from '#citations/match-keys'
import type { CaseNumber } from '#citations/citation'

const series = /(\b(?:19|20)\d{2}[\])}]?\s*)(k[a-z]{3,7}|e\.?a\.?(?:c\.?a\.?)?|klr|kar|llr)(?=\s*\d)/gi

/** A query with the series of its citations in capitals, as they are printed: '2017 kesc 2', '1973 ea 358'. Every character keeps its place. */
export const withPrintedSeries = (query: string): string =>
  query.replace(series, (found, year: string, name: string) =>
    name.toLowerCase().startsWith('ke') && courtOfCode(name.toUpperCase()) === null ? found : year + name.toUpperCase(),
  )

/** The keys of a citation of which the brackets around the year were left out or are others: '1973 EA 358', '(1973) EA 358'. */
export const keysOfCitation = (text: string): string[] => [
  ...new Set([citationKey(text), citationKey(text.replace(/^[([{]?(\d{4})[)\]}]?(?=\s)/, '[$1]'))]),
]

// 'SC Petition', 'Supreme Court Petition', 'HC Misc Application': the court before the kind of the matter
const courtBefore = /^(?:S\.?\s?C\.?|Sup\.?|H\.?\s?C\.?|C\.?o\.?A\.?|COA)\s+(?=[A-Za-z]{3})/
const mayBeCivilAppeal = /^C\.?\s?A\.?$/i

/** The keys of a case number, also where the court stands before its kind or 'CA' stands for a civil appeal. */
export function keysOfNumber({ type, keys, others, ...first }: CaseNumber): string[] {
  const bare = mayBeCivilAppeal.test(type) ? 'Civil Appeal' : type.replace(courtBefore, '')
  return bare === type ? keys : [...new Set([...keys, ...keysOfMatter(bare, [first, ...others])])]
}
