import { courtOfCode } from './data/courts.ts'
import { findCitations } from './find.ts'
import { type NeutralKey, frbrOfNeutral, neutralOfFrbr } from './frbr.ts'
import { kenyaLaw } from './public-search.ts'

/** What is known of a judgment that may be published there; `date` is YYYY-MM-DD. */
interface Published {
  frbr_uri: string | null
  citations: readonly string[]
  date: string | null
}

/**
 * The page of a Kenyan judgment on Kenya Law, from its FRBR address, else from its neutral citation:
 * 'https://new.kenyalaw.org/akn/ke/judgment/keca/1989/48/eng@1989-11-17', without the last part where the date is not known. Null for what
 * is not published there under an address that can be told.
 */
export function publicPageOf({ frbr_uri, citations, date }: Published): string | null {
  const address = frbr_uri === null ? null : neutralOfFrbr(frbr_uri)
  const key = address ?? citations.map(neutralIn).find((found) => found !== null)
  if (!key || !/^KE[A-Z]/.test(key.court)) return null
  const day = address?.date ?? date
  return `${kenyaLaw}${frbrOfNeutral(key)}${day === null ? '' : `/eng@${day}`}`
}

/** '[2022] KEHC 65 (KLR)' within the words of one citation; null for any other, and for a court that Kenya Law does not list. */
export function neutralIn(words: string): NeutralKey | null {
  const found = findCitations(words).find((citation) => citation.kind === 'neutral')
  if (!found || found.kind !== 'neutral' || courtOfCode(found.court) === null) return null
  return { year: found.year, court: found.court, number: found.number }
}
