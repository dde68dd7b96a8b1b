import type { CitationKind } from '#citations/citation'
import type { CitedCase, Verdict } from '#contract/citations'
import type { Database } from '../../database/open.ts'
import { type CitingPlaceRow, citedByCaseStorage } from './cited-by-case-storage.ts'

/** A place where a document cites a case: UTF-16 offsets in its current text. */
export interface CitingPlace {
  start: number
  end: number
  kind: CitationKind
  paragraph: number | null
  number: string | null
  verdict: Verdict
  case_id: string | null
  case: CitedCase | null
}

/** What one document cites, place by place and as a list of authorities. */
export function createCitedByCase(database: Database) {
  const storage = citedByCaseStorage(database)
  return {
    /** Every place where a document that the reader sees cites a case, in the order of the text; none for one that it does not see. */
    async placesIn(reader: string, caseId: string): Promise<CitingPlace[]> {
      return (await storage.places(reader, caseId)).map(toPlace)
    },
  }
}

const toPlace = ({ cited, start_offset: start, end_offset: end, kind, paragraph, number, verdict }: CitingPlaceRow): CitingPlace => ({
  start,
  end,
  kind,
  paragraph,
  number,
  verdict,
  case_id: cited?.id ?? null,
  case: cited,
})
