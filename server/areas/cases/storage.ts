import { sql } from 'kysely'
import { madeSummaryOf } from '../../database/generated-summary.ts'
import type { Reader } from '../../access/access.ts'
import { type SeenItems, isOwnedBy, isPrivate, isPublic, may, owns, seesDocument, thingOf } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import type { StoredLayout } from '../../database/stored-layout.ts'

/** The documents that a reader sees, as projects ask for them. */
export const documentsSeenBy = (reader: Reader): SeenItems =>
  sql`select cases.case_id as id, ${thingOf('documents', 'cases')} as thing from cases where ${seesDocument(reader, 'cases')}`

/** Where a text begins, as far as it was asked for. */
export interface Beginning extends Pick<StoredLayout, 'parts' | 'paragraphs'> {
  id: number
  content: string
}

const recordColumns = [
  'cases.id as document_id',
  'cases.case_id',
  'cases.kind',
  'cases.title',
  'cases.court',
  'cases.court_code',
  'cases.court_station',
  'cases.division',
  'cases.document_type',
  'cases.date',
  'cases.year',
  'cases.citation',
  'cases.case_number',
  'cases.judges',
  'cases.parties',
  'cases.applicant',
  'cases.respondent',
  'cases.category',
  'cases.legal_areas',
  'cases.summary',
  'cases.key_points',
  'cases.status',
  'cases.outcome',
  'cases.hierarchy_level',
  'cases.url',
  'cases.frbr_uri',
  'cases.language',
  'cases.sample',
  'cases.read_fields',
  'cases.revision',
] as const

export const casesStorage = ({ sql: db }: Database) => {
  const records = (reader: Reader) =>
    db
      .selectFrom('cases')
      .modifyFront(prepared)
      .select((select) => [
        ...recordColumns,
        thingOf('documents', 'cases').as('thing'),
        madeSummaryOf('cases').as('made_summary'),
        select
          .selectFrom('document_citations')
          .select(sql<string[]>`coalesce(array_agg(citation order by position), '{}')`.as('citations'))
          .whereRef('document_citations.document_id', '=', 'cases.id')
          .as('citations'),
      ])
      .where(seesDocument(reader, 'cases'))

  return {
    byDocumentIds: (reader: Reader, ids: number[]) =>
      records(reader)
        .where(sql<boolean>`cases.id = any (${ids}::integer[])`)
        .execute(),

    caseIds: (reader: Reader, ids: readonly number[]) =>
      db
        .selectFrom('cases')
        .modifyFront(prepared)
        .select(['cases.id', 'cases.case_id'])
        .where(sql<boolean>`cases.id = any (${ids}::integer[])`)
        .where(seesDocument(reader, 'cases'))
        .execute(),

    byCaseId: (reader: Reader, caseId: string) => records(reader).where('cases.case_id', '=', caseId).executeTakeFirst(),

    byCaseIds: (reader: Reader, caseIds: readonly string[]) =>
      records(reader)
        .where(sql<boolean>`cases.case_id = any (${caseIds}::text[])`)
        .execute(),

    /** What a list says of the cases with these ids. */
    inBrief: (reader: Reader, caseIds: readonly string[]) =>
      db
        .selectFrom('cases')
        .select([
          'cases.id as document_id',
          'case_id as id',
          'title',
          'court',
          'date',
          'citation',
          'case_number',
          'sample',
          isPrivate('cases').as('private'),
        ])
        .where('case_id', 'in', caseIds)
        .where(seesDocument(reader, 'cases'))
        .execute(),

    /** The text that is shown of some cases: its number, and how many letters it has; null where there is none. */
    texts: (reader: Reader, caseIds: readonly string[]) =>
      db
        .selectFrom('cases')
        .innerJoin('revisions', (join) =>
          join.onRef('revisions.document_id', '=', 'cases.id').onRef('revisions.number', '=', 'cases.revision'),
        )
        .select(['cases.case_id', 'cases.revision', sql<number | null>`length(revisions.content)`.as('letters')])
        .where(sql<boolean>`cases.case_id = any (${caseIds}::text[])`)
        .where(seesDocument(reader, 'cases'))
        .execute(),

    /** The beginnings of the texts of documents without a summary, `letters` of each, with how many paragraphs of theirs. */
    beginnings: async (reader: Reader, ids: readonly number[], { letters, paragraphs }: { letters: number; paragraphs: number }) => {
      const { rows } = await sql<Beginning>`
        ${prepared} select cases.id, substr(r.content, 1, ${letters}::integer) as content, r.layout -> 'parts' as parts,
          jsonb_path_query_array(r.layout, ${`$.paragraphs[0 to ${paragraphs - 1}]`}::jsonpath) as paragraphs
        from cases join revisions r on r.document_id = cases.id and r.number = cases.revision
        where cases.id = any(${ids}::integer[]) and cases.summary is null and r.content is not null and ${seesDocument(reader, 'cases')}`.execute(
        db,
      )
      return rows
    },

    /** An account's own documents, the newest first, with when they were added. */
    ownedBy: (reader: Reader, page: { limit: number; offset: number }) =>
      records(reader)
        .select('cases.imported_at')
        .where(owns(reader, 'documents', 'cases'))
        .orderBy('cases.imported_at', 'desc')
        .orderBy('cases.id', 'desc')
        .limit(page.limit)
        .offset(page.offset)
        .execute(),

    /** Those of some cases that the reader may show to others: public ones, and its own. */
    mayShare: async (reader: Reader, caseIds: readonly string[]): Promise<string[]> => {
      const { rows } = await sql<{ case_id: string }>`
        select case_id from cases where case_id = any(${caseIds}::text[])
          and (${isPublic('cases')} or ${may(reader, 'share', 'documents', 'cases')})`.execute(db)
      return rows.map(({ case_id }) => case_id)
    },

    /** How many documents an account has, and the bytes of their files with those of what lies in its trash. */
    usageOf: (reader: Reader) =>
      db
        .selectFrom('cases')
        .select([
          sql<number>`count(*) filter (where ${owns(reader, 'documents', 'cases')})::integer`.as('documents'),
          sql<number>`coalesce(sum(uploaded_bytes), 0)::bigint`.as('bytes'),
        ])
        .where(isOwnedBy(reader.userId, 'cases'))
        .executeTakeFirstOrThrow(),

    courts: () =>
      db
        .selectFrom('cases')
        .select(({ fn }) => ['court', fn.min('hierarchy_level').as('level')])
        .where('court', 'is not', null)
        .where(isPublic('cases'))
        .groupBy('court')
        // 0 stands outside the Kenyan ladder, and behind it.
        .orderBy(sql`nullif(min(hierarchy_level), 0) nulls last`)
        .orderBy('court')
        .execute(),

    judges: () =>
      db
        .selectFrom('judges')
        .select('name')
        .where(isPublic('judges'))
        .where('same_as', 'is', null)
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('document_judges').select('document_judges.judge_id').whereRef('document_judges.judge_id', '=', 'judges.id')),
        )
        .orderBy('name')
        .execute(),
  }
}

export type CaseRecord = NonNullable<Awaited<ReturnType<ReturnType<typeof casesStorage>['byCaseId']>>>
