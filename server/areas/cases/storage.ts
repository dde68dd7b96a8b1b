import { sql } from 'kysely'
import type { Database } from '../../database/open.ts'

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
] as const

export const casesStorage = ({ sql: db }: Database) => {
  const records = () =>
    db.selectFrom('documents').select((select) => [
      ...recordColumns,
      select
        .selectFrom('document_citations')
        .select(sql<string[]>`coalesce(array_agg(citation order by position), '{}')`.as('citations'))
        .whereRef('document_citations.document_id', '=', 'documents.id')
        .as('citations'),
    ])

  return {
    byDocumentIds: (ids: number[]) => records().where('documents.id', 'in', ids).execute(),

    byCaseId: (caseId: string) => records().where('documents.case_id', '=', caseId).executeTakeFirst(),

    currentRevision: (documentId: number, revision: number) =>
      db
        .selectFrom('revisions')
        .select(['number', 'content', 'layout', 'warnings'])
        .where('document_id', '=', documentId)
        .where('number', '=', revision)
        .executeTakeFirstOrThrow(),

    courts: () =>
      db
        .selectFrom('documents')
        .select(({ fn }) => ['court', fn.min('hierarchy_level').as('level')])
        .where('court', 'is not', null)
        .groupBy('court')
        .orderBy(sql`min(hierarchy_level) nulls last`)
        .orderBy('court')
        .execute(),

    judges: () =>
      db
        .selectFrom('judges')
        .select('name')
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('document_judges').select('document_judges.judge_id').whereRef('document_judges.judge_id', '=', 'judges.id')),
        )
        .orderBy('name')
        .execute(),

    coverage: () =>
      db
        .selectFrom('documents')
        .select(({ fn }) => [
          'court',
          fn.countAll<number>().as('cases'),
          fn.min('date').as('first'),
          fn.max('date').as('latest'),
          fn.max('imported_at').as('last_import'),
        ])
        .groupBy('court')
        .orderBy(sql`min(hierarchy_level) nulls last`)
        .orderBy('court')
        .execute(),
  }
}

export type CaseRecord = NonNullable<Awaited<ReturnType<ReturnType<typeof casesStorage>['byCaseId']>>>
