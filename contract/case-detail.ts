import { z } from 'zod'
import { Annotation } from './annotations.ts'
import { Bookmark, BookmarkCheck } from './bookmarks.ts'
import { CaseDetail } from './cases.ts'
import { CaseSignal, Standing } from './citator.ts'
import { endpoint } from './endpoint.ts'
import { ProjectId } from './projects.ts'
import { QueryFlag } from './query-flag.ts'

/** A case as the case page shows it, with what the reader keeps of it where that was asked for. */
export const CaseDetailAnswer = CaseDetail.extend({
  /** How later decisions leave it, with the words that say so; null where the library knows of none. */
  signal: CaseSignal.nullable(),
  standing: Standing,
  annotations: z.array(Annotation).optional(),
  bookmark: BookmarkCheck.optional(),
  /** Where a project was named: the bookmarks of the case that lie in it, of all its members. Annotations are then those of the project. */
  project_bookmarks: z.array(Bookmark).optional(),
})
export type CaseDetailAnswer = z.infer<typeof CaseDetailAnswer>

export const getCaseDetail = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id',
  summary: 'One case with its text, parts and paragraphs, and what was asked for besides',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(120) }),
  query: z.object({
    include_content: QueryFlag.default(true),
    include_summary: QueryFlag.default(true),
    include_key_points: QueryFlag.default(true),
    include_annotations: QueryFlag.default(false),
    include_bookmarks: QueryFlag.default(false),
    include_related_cases: QueryFlag.default(false),
    include_references: QueryFlag.default(false),
    /** The project in which the case is read: its annotations and bookmarks are answered. */
    project_id: ProjectId.optional(),
  }),
  response: CaseDetailAnswer,
})
