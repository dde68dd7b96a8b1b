import { readDocument } from '../../citations/citations.ts'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import { readEntry } from '../../search/search.ts'
import { decidedIn, dispositionOf } from './disposition-of.ts'
import type { PreparedDocument } from './prepared-document.ts'

/** What a document cites and what it decided, out of its record, which has its citations, and its text. */
export const readGraph = (
  record: Parameters<typeof readDocument>[0] & Parameters<typeof dispositionOf>[0],
  content: string | null,
  layout: StoredLayout,
  decided = decidedIn(content, layout),
): Pick<PreparedDocument, 'graph' | 'disposition'> => ({
  graph: readDocument(record, content, layout),
  disposition: dispositionOf(record, content, layout, decided),
})

/**
 * Reads what search and graph hold of a document, and what it decided, out of its record and text, which must be final: names taken out, corrections in.
 * It needs no database. `decided` is given by who has read it already.
 */
export function extractFacts(
  said: Pick<PreparedDocument, 'record' | 'content' | 'layout'> & { citations: readonly string[] },
  decided = decidedIn(said.content, said.layout),
): Pick<PreparedDocument, 'graph' | 'entry' | 'disposition'> {
  const { record, content, layout } = said
  const citations = [...said.citations]
  return {
    ...readGraph({ ...record, citations }, content, layout, decided),
    entry: readEntry(
      {
        title: record.title,
        caseNumber: record.case_number,
        summary: record.summary,
        keyPoints: record.key_points,
        legalAreas: record.legal_areas,
        parties: record.parties.map(({ name }) => name),
        citations,
        origin: { courtCode: record.court_code, court: record.court, frbrUri: record.frbr_uri },
      },
      content !== null,
    ),
  }
}
