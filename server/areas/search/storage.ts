import { sql } from 'kysely'
import type { SearchFilters } from '#contract/search'
import type { Database } from '../../database/open.ts'

export const searchStorage = ({ sql: db }: Database) => ({
  async find(filters: SearchFilters, limit: number, offset: number) {
    let rows = db
      .selectFrom('documents')
      .leftJoin('revisions', (j) =>
        j.onRef('revisions.document_id', '=', 'documents.id').onRef('revisions.number', '=', 'documents.revision'),
      )
    if (filters.query)
      rows = rows.where(
        sql<boolean>`(documents.title || ' ' || coalesce(documents.citation, '') || ' ' || coalesce(revisions.content, documents.summary, '')) ilike ${`%${filters.query}%`}`,
      )
    if (filters.courts.length) rows = rows.where('documents.court', 'in', filters.courts)
    if (filters.dateFrom) rows = rows.where('documents.date', '>=', filters.dateFrom)
    if (filters.dateTo) rows = rows.where('documents.date', '<=', filters.dateTo)
    const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
    const found = await rows
      .select('documents.id')
      .orderBy(sql`documents.date desc nulls last`)
      .orderBy('documents.id')
      .limit(limit)
      .offset(offset)
      .execute()
    return { total, ids: found.map(({ id }) => id) }
  },
})
