import { sayReason } from '#contract/reasons/say-reason'
import { warningWords } from '#contract/reasons/warning-words'
import { type Annotation, maxAnnotations } from '#contract/annotations'
import type { Bookmark, BookmarkCheck } from '#contract/bookmarks'
import type { CaseDetailAnswer, getCaseDetail } from '#contract/case-detail'
import type { Case, CaseCard, Digest, Statement } from '#contract/cases'
import type { Received } from '#contract/endpoint'
import { maxMembers } from '#contract/project-members'
import type { Reader } from '../../access/access.ts'
import type { Citations } from '../citations/citations.ts'
import type { Citator } from '../citator/citator.ts'
import type { Projects } from '../projects/projects.ts'
import type { Cases, Judgment } from './cases.ts'
import { withStatus } from './status.ts'
import type { Digests } from './summarise/digests.ts'
import { extractAside } from './summarise/extract-aside.ts'

export interface CaseDetailsParts {
  cases: Cases
  citations: Pick<Citations, 'placesIn'>
  citator: Pick<Citator, 'signal' | 'standing'>
  digests: Pick<Digests, 'kept'>
  annotations: {
    list: (
      reader: Reader,
      asked: { project_id?: string | undefined; case_id: string; query: string; limit: number; offset: number },
    ) => Promise<{ results: Annotation[] }>
  }
  /** Cases like one, the most alike first; without it none are listed. */
  related?: (reader: Reader, caseId: string, limit: number) => Promise<Case[]>
  bookmarks: {
    check: (reader: Reader, caseIds: readonly string[]) => Promise<BookmarkCheck[]>
    list: (
      reader: Reader,
      asked: {
        project_id?: string | undefined
        case_id: string
        subfolders: boolean
        query: string
        sort: 'newest'
        limit: number
        offset: number
      },
    ) => Promise<{ results: Bookmark[] }>
  }
  projects: Pick<Projects, 'seen'>
}

const maxRelated = 5

type Asked = Received<typeof getCaseDetail>['query']

/** What the case page and the hover card of a citation show of a case, gathered from the areas that know it. */
export function createCaseDetails({ cases, citations, citator, digests, annotations, bookmarks, projects, related }: CaseDetailsParts) {
  const madeProposition = async (judgment: Judgment): Promise<Proposition> => {
    const kept = (await digests.kept(judgment, 'key-points')) ?? (await digests.kept(judgment, 'summary'))
    if (kept) return propositionIn(kept.statements, kept.source)
    return propositionIn((await extractAside(judgment, 'key-points')).statements, 'extracted')
  }

  return {
    /** A case with its text and what was asked for besides; `not-found` for one that the reader does not see. */
    async get(reader: Reader, caseId: string, asked: Asked): Promise<CaseDetailAnswer> {
      const judgment = await cases.readJudgment(reader, caseId)
      const { case: found, content, revision, parts, paragraphs, pages, warnings, allowed } = judgment
      const { project_id } = asked
      if (project_id !== undefined) await projects.seen(reader, project_id)
      const marked = { case_id: caseId, project_id, query: '', limit: maxAnnotations, offset: 0 }
      const bookmarked = {
        case_id: caseId,
        project_id,
        subfolders: false,
        query: '',
        sort: 'newest',
        limit: maxMembers,
        offset: 0,
      } as const
      const [{ signal, standing }, made_summary, made_key_points, references, marks, bookmark, kept, related_cases] = await Promise.all([
        citator.standing(reader, caseId),
        asked.include_summary ? digests.kept(judgment, 'summary') : null,
        asked.include_key_points ? digests.kept(judgment, 'key-points') : null,
        asked.include_references ? citations.placesIn(reader, caseId) : undefined,
        asked.include_annotations ? annotations.list(reader, marked) : undefined,
        asked.include_bookmarks ? bookmarks.check(reader, [caseId]) : undefined,
        asked.include_bookmarks && project_id !== undefined ? bookmarks.list(reader, bookmarked) : undefined,
        asked.include_related_cases ? related?.(reader, caseId, maxRelated) : undefined,
      ])
      return {
        ...withStatus(found, signal),
        signal,
        standing,
        summary: asked.include_summary ? found.summary : null,
        key_points: asked.include_key_points ? found.key_points : [],
        content: asked.include_content ? content : null,
        revision,
        parts,
        paragraphs,
        pages,
        warnings: warnings.map((one) => sayReason(one, warningWords)),
        warning_codes: warnings,
        allowed,
        made_summary,
        made_key_points,
        references,
        annotations: marks?.results,
        bookmark: bookmark?.[0],
        project_bookmarks: kept?.results,
        related_cases,
      }
    },

    /** A case in a few words; `not-found` for one that the reader does not see. */
    async card(reader: Reader, caseId: string): Promise<CaseCard> {
      const [judgment, signal] = await Promise.all([cases.readJudgment(reader, caseId), citator.signal(reader, caseId)])
      const { id, kind, title, court, date, year, citation, status, outcome, sample, private: own } = withStatus(judgment.case, signal)
      const known = { id, kind, title, court, date, year, citation, status, outcome, sample, private: own }
      return { ...known, ...(givenProposition(judgment) ?? (await madeProposition(judgment))) }
    },
  }
}

type Proposition = Pick<CaseCard, 'proposition' | 'proposition_source' | 'paragraphs'>

function givenProposition({ givenSummary, case: { key_points } }: Judgment): Proposition | null {
  const proposition = givenSummary ?? key_points[0]
  return proposition === undefined ? null : { proposition, proposition_source: 'given', paragraphs: [] }
}

/** What it holds, as a digest or else its text says it; never what a dissent says. */
function propositionIn(statements: readonly Statement[], source: Digest['source']): Proposition {
  const own = statements.filter(({ opinion_kind }) => opinion_kind !== 'dissenting')
  const best = own.find(({ kind }) => kind === 'holding' || kind === 'point') ?? own.find(({ kind }) => kind === 'order')
  if (!best) return { proposition: null, proposition_source: null, paragraphs: [] }
  return { proposition: best.text, proposition_source: source, paragraphs: best.paragraphs }
}

export type CaseDetails = ReturnType<typeof createCaseDetails>
