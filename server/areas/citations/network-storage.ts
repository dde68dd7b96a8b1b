import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { casesSeenBy, unscoped } from '../../access/conditions-storage.ts'
import { excludingSamples } from '../../database/excluding-samples.ts'
import type { Database } from '../../database/open.ts'

/** A case beside another in the graph, with what says how much it matters. */
export interface Neighbour {
  id: number
  hierarchy_level: number | null
  date: string | null
}

export interface NetworkCaseRow {
  document_id: number
  case_id: string
  title: string
  citation: string | null
  court: string | null
  date: string | null
  sample: boolean
  hierarchy_level: number | null
  cited_by: number
}

export interface NetworkEdgeRow {
  citing_id: number
  cited_id: number
  paragraph: number | null
  number: string | null
  quote: string | null
  count: number
}

export const networkStorage = ({ sql: db }: Database) => ({
  async documentId(reader: Reader, caseId: string): Promise<number | null> {
    const { rows } = await sql<{ id: number }>`select id from ${casesSeenBy(reader)} d where case_id = ${caseId}`.execute(db)
    return rows[0]?.id ?? null
  },

  /** The cases that these cite and that cite them, `most` of each kind for each of them, the latest added of those that cite. */
  async neighbours(reader: Reader, ids: readonly number[], most: number): Promise<Neighbour[]> {
    const { rows } = await sql<Neighbour>`
      with asked as (select unnest(${ids}::integer[]) as id),
      found as (
        select cited.id from asked cross join lateral (
          select distinct cited_id as id from (
            select cited_id from citations where citing_id = asked.id and verdict = 'resolved' limit ${most}
          ) c
        ) cited
        union
        select citing.id from asked cross join lateral (
          select distinct citing_id as id from (
            select citing_id from citations join ${casesSeenBy(reader)} seen on seen.id = citing_id join ${unscoped('documents', 'only whether it is a sample')} own on own.id = asked.id
            where cited_id = asked.id and ${excludingSamples('seen', 'own')} and verdict = 'resolved' order by citing_id desc limit ${most}
          ) c
        ) citing
      )
      select d.id, d.hierarchy_level, d.date from found join ${casesSeenBy(reader)} d using (id)`.execute(db)
    return rows
  },

  async cases(reader: Reader, ids: readonly number[]): Promise<NetworkCaseRow[]> {
    const { rows } = await sql<NetworkCaseRow>`
      with cited as (
        select c.cited_id as id, count(distinct c.citing_id) as cited_by
        from citations c join ${casesSeenBy(reader)} seen on seen.id = c.citing_id join ${unscoped('documents', 'only whether it is a sample')} own on own.id = c.cited_id
        where ${excludingSamples('seen', 'own')} and c.cited_id = any(${ids}::integer[]) and c.verdict = 'resolved'
        group by c.cited_id
      )
      select d.id as document_id, d.case_id, d.title, d.citation, d.court, d.date, d.sample, d.hierarchy_level, coalesce(cited.cited_by, 0) as cited_by
      from ${casesSeenBy(reader)} d left join cited using (id)
      where d.id = any(${ids}::integer[])`.execute(db)
    return rows
  },

  /** Who cites whom among these cases: the first place where it does and how often, with the words there for citations of or by `first`. */
  async edges(first: number, ids: readonly number[], most: number): Promise<NetworkEdgeRow[]> {
    const { rows } = await sql<NetworkEdgeRow>`
      with edges as (
        select distinct on (citing_id, cited_id) citing_id, cited_id, paragraph, number, quote_from, quote_length,
          count(*) over (partition by citing_id, cited_id) as count
        from citations
        where citing_id = any(${ids}::integer[]) and cited_id = any(${ids}::integer[]) and verdict = 'resolved'
        order by citing_id, cited_id, position
        limit ${most}
      ),
      -- each text is unpacked once, however many of its citations are quoted
      texts as materialized (
        select d.id, r.content || '' as content
        from ${unscoped('documents', 'its rows were chosen among those that the reader sees')} d join revisions r on r.document_id = d.id and r.number = d.revision
        where d.id in (select citing_id from edges where ${first}::integer in (citing_id, cited_id))
      )
      select e.citing_id, e.cited_id, e.paragraph, e.number, e.count, substr(t.content, e.quote_from + 1, e.quote_length) as quote
      from edges e
      left join texts t on t.id = e.citing_id and ${first}::integer in (e.citing_id, e.cited_id)
      order by e.citing_id, e.cited_id`.execute(db)
    return rows
  },
})
