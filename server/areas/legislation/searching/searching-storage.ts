import type { CitedProvision } from '#contract/citations'
import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { seesDocument } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import { holding } from '../../../database/patterns.ts'

/** The sections, articles and rules of today's texts whose heading has every word, those of the shortest heading first. */
export async function headedBy(
  { sql: db }: Database,
  reader: Reader,
  words: readonly string[],
  { limit, offset }: { limit: number; offset: number },
): Promise<{ results: CitedProvision[]; total: number }> {
  if (words.length === 0) return { results: [], total: 0 }
  const { rows } = await sql<CitedProvision & { total: number }>`
    select json_build_object('id', w.public_id, 'title', d.title) as act, p.eid, p.type, p.num, p.heading, count(*) over ()::integer as total
    from documents d join acts a on a.document_id = d.id join works w on w.id = d.work_id
    join provisions p on p.document_id = d.id and p.revision = d.revision
    where ${seesDocument(reader, 'd')} and p.type in ('section', 'article', 'rule') and lower(p.heading) like all (${words.map(holding)}::text[])
    order by length(p.heading), d.title, p.position limit ${limit} offset ${offset}`.execute(db)
  return { results: rows.map(({ total: _total, ...provision }) => provision), total: rows[0]?.total ?? 0 }
}
