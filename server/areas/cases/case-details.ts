import { type CaseCard, type CaseDetail, type getCaseDetail } from '#contract/cases'
import type { Received } from '#contract/endpoint'
import type { Citations } from '../citations/citations.ts'
import type { Cases } from './cases.ts'

export interface CaseDetailsParts {
  cases: Cases
  citations: Pick<Citations, 'placesIn'>
}

type Asked = Received<typeof getCaseDetail>['query']

/** What the case page and the hover card of a citation show of a case, gathered from the areas that know it. */
export function createCaseDetails({ cases, citations }: CaseDetailsParts) {
  return {
    /** A case with its text and what was asked for besides; `not-found` for one that the reader does not see. */
    async get(reader: string, caseId: string, asked: Asked): Promise<CaseDetail> {
      const { case: found, content, revision, parts, paragraphs, warnings } = await cases.readJudgment(reader, caseId)
      return {
        ...found,
        summary: asked.include_summary ? found.summary : null,
        key_points: asked.include_key_points ? found.key_points : [],
        content: asked.include_content ? content : null,
        revision,
        parts,
        paragraphs,
        warnings,
        ...(asked.include_references && { references: await citations.placesIn(reader, caseId) }),
      }
    },

    /** A case in a few words; `not-found` for one that the reader does not see. */
    async card(reader: string, caseId: string): Promise<CaseCard> {
      const found = await cases.getCase(reader, caseId)
      const proposition = found.summary ?? found.key_points[0] ?? null
      const { id, kind, title, court, date, year, citation, status, outcome, sample } = found
      const known = { id, kind, title, court, date, year, citation, status, outcome, sample, private: found.private }
      return { ...known, proposition, proposition_source: proposition === null ? null : 'given', paragraphs: [] }
    },
  }
}

export type CaseDetails = ReturnType<typeof createCaseDetails>
