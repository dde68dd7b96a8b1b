import type { Case } from '#contract/cases'
import { dayInWords } from '#contract/reasons/day-in-words'
import { shortTitle } from '../../printing/judgment/judgment-words.ts'

type Cited = Pick<Case, 'title' | 'citation' | 'case_number' | 'date' | 'document_type'>

// [2024] KEHC 11505 (KLR)
const NEUTRAL = /^\[\d{4}\] [A-Za-z]+ \d+ \(KLR\)$/

/**
 * What stands behind the parties in Kenya Law's form, '(Civil Appeal E024 of 2024) [2024] KEHC 11505 (KLR) (26 September 2024) (Ruling)': from the
 * case's own title where it has it, else from what is known. Null where number, day or kind is not, or the citation is none of Kenya Law's.
 */
export function fullCitation(found: Cited): string | null {
  const { title, citation, case_number: number, date, document_type: kind } = found
  if (citation === null || !NEUTRAL.test(citation)) return null
  const printed = title.slice(shortTitle(found).length).trim()
  if (printed.includes(citation) && /\(\d{1,2} \w+ \d{4}\) \(\w+\)$/.test(printed)) return printed
  return number === null || date === null || kind === null ? null : `(${number}) ${citation} (${dayInWords(date)}) (${kind})`
}
