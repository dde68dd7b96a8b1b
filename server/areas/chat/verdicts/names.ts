import { foldedWords } from '../../search/search.ts'
import type { Passage } from '../retrieval/passage.ts'

// a word with a capital letter that does not open a sentence
const NAME = /(?<=[\p{L}\p{N},;:)’'"”]\s+(?:["“‘(])?)\p{Lu}[\p{L}\p{N}’'-]+/gu
/** Words that the law writes with a capital letter. */
const TITLES = new Set(
  `court courts judge judges justice act section article constitution kenya kenyan appellant respondent plaintiff defendant petitioner applicant
  claimant state republic republics parliament government county code rules rule order part chapter schedule bench tribunal magistrate registrar
  advocate bank company limited ltd i ksh kshs sh kes january february march april may june july august september october november december
  law appeal high supreme environment land employment labour relations president minister cabinet attorney general director public prosecutions`.split(
    /\s+/,
  ),
)
// a court that is named must be the one that decided, or stand in the words
const COURT =
  /\b(?:Supreme Court|Court of Appeal|High Court|Environment and Land Court|Employment and Labour Relations Court|Small Claims Court|Magistrates?['’]? Court|Privy Council|House of Lords)\b/g

const aboutIt = ({ source }: Passage) => [source.title, source.citation, source.court, source.date, source.author].filter(Boolean).join(' ')

/** Whether every name and every court of a statement stands in a passage, or in what names its case. */
export function hasNames(passage: Passage): (statement: string) => boolean {
  const whole = `${aboutIt(passage)} ${passage.text}`
  const lower = whole.toLowerCase()
  const words = new Set(foldedWords(whole))
  return (statement) =>
    [...statement.matchAll(COURT)].every(([court]) => lower.includes(court.toLowerCase())) &&
    [...statement.matchAll(NAME)].every(([name]) => foldedWords(name).every((word) => TITLES.has(word) || words.has(word)))
}
