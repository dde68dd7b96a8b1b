import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import type { StoredLayout } from '../../database/tables.ts'

/** Where a text begins, as far as it was asked for. */
export interface Beginning extends Pick<StoredLayout, 'parts' | 'paragraphs'> {
  id: number
  content: string
}

const recordColumns = [
  'documents.id as document_id',
  'documents.case_id',
  'documents.kind',
  'documents.title',
  'documents.court',
  'documents.court_code',
  'documents.court_station',
  'documents.division',
  'documents.document_type',
  'documents.date',
  'documents.year',
  'documents.citation',
  'documents.case_number',
  'documents.judges',
  'documents.parties',
  'documents.applicant',
  'documents.respondent',
  'documents.category',
  'documents.legal_areas',
  'documents.summary',
  'documents.key_points',
  'documents.status',
  'documents.outcome',
  'documents.hierarchy_level',
  'documents.url',
  'documents.frbr_uri',
  'documents.language',
  'documents.sample',
  'documents.read_fields',
  'documents.revision',
  'documents.owner_id',
] as const

/** What an account sees: public documents and its own. The only place of this rule for single documents. */
const seenBy = (reader: string) => sql<boolean>`(documents.owner_id is null or documents.owner_id = ${reader}::uuid)`

export const casesStorage = ({ sql: db }: Database) => {
  const records = () =>
    db
      .selectFrom('documents')
      .modifyFront(prepared)
      .select((select) => [
        ...recordColumns,
        select
          .selectFrom('document_citations')
          .select(sql<string[]>`coalesce(array_agg(citation order by position), '{}')`.as('citations'))
          .whereRef('document_citations.document_id', '=', 'documents.id')
          .as('citations'),
      ])

  return {
    byDocumentIds: (reader: string, ids: number[]) =>
      records()
        .where(sql<boolean>`documents.id = any (${ids}::integer[])`)
        .where(seenBy(reader))
        .execute(),

    byCaseId: (reader: string, caseId: string) =>
      records().where('documents.case_id', '=', caseId).where(seenBy(reader)).executeTakeFirst(),

    byCaseIds: (reader: string, caseIds: readonly string[]) =>
      records()
        .where(sql<boolean>`documents.case_id = any (${caseIds}::text[])`)
        .where(seenBy(reader))
        .execute(),

    /** What a list says of the cases with these ids. */
    inBrief: (reader: string, caseIds: readonly string[]) =>
      db
        .selectFrom('documents')
        .select([
          'documents.id as document_id',
          'case_id as id',
          'title',
          'court',
          'date',
          'citation',
          'case_number',
          sql<boolean>`owner_id is not null`.as('private'),
        ])
        .where('case_id', 'in', caseIds)
        .where(seenBy(reader))
        .execute(),

    /** The beginnings of the texts of documents without a summary, `letters` of each, with how many paragraphs of theirs. */
    beginnings: async (reader: string, ids: readonly number[], { letters, paragraphs }: { letters: number; paragraphs: number }) => {
      const { rows } = await sql<Beginning>`
        ${prepared} select documents.id, substr(r.content, 1, ${letters}::integer) as content, r.layout -> 'parts' as parts,
          jsonb_path_query_array(r.layout, ${`$.paragraphs[0 to ${paragraphs - 1}]`}::jsonpath) as paragraphs
        from documents join revisions r on r.document_id = documents.id and r.number = documents.revision
        where documents.id = any(${ids}::integer[]) and documents.summary is null and r.content is not null and ${seenBy(reader)}`.execute(
        db,
      )
      return rows
    },

    /** An account's own documents, the newest first, with when they were added. */
    ownedBy: (owner: string, page: { limit: number; offset: number }) =>
      records()
        .select('documents.imported_at')
        .where('documents.owner_id', '=', owner)
        .orderBy('documents.imported_at', 'desc')
        .orderBy('documents.id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute(),

    /** How many documents an account has, and the bytes of their files. */
    usageOf: (owner: string) =>
      db
        .selectFrom('documents')
        .select(({ fn }) => [fn.countAll<number>().as('documents'), sql<number>`coalesce(sum(uploaded_bytes), 0)::bigint`.as('bytes')])
        .where('owner_id', '=', owner)
        .executeTakeFirstOrThrow(),

    currentRevision: (documentId: number, revision: number) =>
      db
        .selectFrom('revisions')
        .select(['number', 'content', 'layout', 'warnings'])
        .where('document_id', '=', documentId)
        .where('number', '=', revision)
        .executeTakeFirst(),

    courts: () =>
      db
        .selectFrom('documents')
        .select(({ fn }) => ['court', fn.min('hierarchy_level').as('level')])
        .where('court', 'is not', null)
        .where('owner_id', 'is', null)
        .groupBy('court')
        .orderBy(sql`min(hierarchy_level) nulls last`)
        .orderBy('court')
        .execute(),

    judges: () =>
      db
        .selectFrom('judges')
        .select('name')
        .where('owner_id', 'is', null)
        .where('same_as', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('document_judges').select('document_judges.judge_id').whereRef('document_judges.judge_id', '=', 'judges.id')),
        )
        .orderBy('name')
        .execute(),
  }
}

export type CaseRecord = NonNullable<Awaited<ReturnType<ReturnType<typeof casesStorage>['byCaseId']>>>
