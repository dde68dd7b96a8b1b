import { sql } from 'kysely'
import type { KeptKind } from '#contract/home'
import type { Reader } from '../../access/access.ts'
import { isPublic, owns, seesDocument } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { onlyRow } from '../../database/only-row.ts'

/** A case that a reader keeps, by the document that shows it. */
export interface KeptRow {
  document_id: number
  case_id: string
  kept_as: KeptKind[]
  /** Since when, in whatever way it was kept first. */
  kept_at: Date
}

/** The most that is counted of each. */
const maxCounted = 1000

export const homeStorage = ({ sql: db }: Database) => ({
  /** What the public library holds of each kind, counted no further than matters. */
  async held(): Promise<{ judgments: number; samples: number; digests: number; laws: number }> {
    const counted = (which: ReturnType<typeof sql>) => sql<number>`(
      select count(*)::int from (
        select 1 from documents d where ${isPublic('d')} and ${which} limit ${sql.lit(maxCounted)}) as held)`
    const { rows } = await sql<{ judgments: number; samples: number; digests: number; laws: number }>`select
      ${counted(sql`d.kind = 'judgment' and not d.sample`)} as judgments,
      ${counted(sql`d.sample`)} as samples,
      ${counted(sql`d.kind = 'digest'`)} as digests,
      ${counted(sql`d.kind = 'act'`)} as laws`.execute(db)
    return onlyRow(rows)
  },

  /** Every case that the reader keeps itself, once. */
  async kept(reader: Reader): Promise<KeptRow[]> {
    const { rows } = await sql<KeptRow>`
      with kept as (
        select work_id, 'bookmark' as kind, created_at from bookmarks where ${owns(reader, 'bookmarks')} and deleted_at is null
        union all
        select work_id, 'annotation', created_at from annotations where ${owns(reader, 'annotations')} and deleted_at is null
        union all
        select work_id, 'citation', created_at from kept_citations
        where ${owns(reader, 'kept_citations')} and deleted_at is null and work_id is not null
        union all
        select named.work_id, 'note', named.created_at from notes join (
          select note_id, work_id, created_at from note_references
          union all select note_id, work_id, created_at from note_quotes
          union all select note_id, work_id, created_at from note_mentions
          union all select note_id, work_id, created_at from note_citations
        ) named on named.note_id = notes.id
        where ${owns(reader, 'notes')} and notes.deleted_at is null
      ), once as (
        select work_id, json_agg(distinct kind order by kind) as kept_as, min(created_at) as kept_at from kept group by work_id
      )
      select d.id as document_id, w.public_id as case_id, o.kept_as, o.kept_at
      from once o join works w on w.id = o.work_id join documents d on d.work_id = o.work_id and d.kind <> 'act'
        and ${seesDocument(reader, 'd')}`.execute(db)
    return rows
  },
})
