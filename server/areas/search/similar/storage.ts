import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { seesDocument } from '../../../access/conditions-storage.ts'
import type { Queries } from '../../../database/open.ts'
import { type DocumentFilters, narrow } from '../plan/document-filters-storage.ts'

/** The case for which others like it are sought. */
export interface Source {
  id: number
  title: string
  sample: boolean
  court: string | null
  category: string | null
  legalAreas: string[]
  /** Names that stand in it: its title, parties and judges. */
  names: string
  content: string | null
  note: string
}

export interface Authority {
  id: number
  title: string
  /** Places that cite it in what the reader sees, up to `mostPlaces`. */
  places: number
}

/** An authority cited in so many places tells as little as one cited in twice as many. */
export const maxPlaces = 2_000
const maxAuthorities = 150

export const similarStorage = (db: Queries) => ({
  async source(reader: Reader, caseId: string): Promise<Source | null> {
    const { rows } = await sql<Source>`
      select d.id, d.title, d.sample, d.court, d.category, d.legal_areas as "legalAreas", r.content,
        concat_ws(' ', d.title, d.applicant, d.respondent, array_to_string(d.judges, ' '),
          (select string_agg(party ->> 'name', ' ') from jsonb_array_elements(d.parties) as party)) as names,
        concat_ws(' ', d.summary, array_to_string(d.key_points, ' '), case when r.content is null then array_to_string(d.legal_areas, ' ') end) as note
      from cases d join revisions r on r.document_id = d.id and r.number = d.revision
      where d.case_id = ${caseId} and ${seesDocument(reader, 'd')}`.execute(db)
    return rows[0] ?? null
  },

  /** The cases that one cites, with how widely each is cited. */
  async authorities(reader: Reader, id: number): Promise<Authority[]> {
    const { rows } = await sql<Authority>`
      select d.id, d.title, (
        select count(*)::integer from (
          select 1 from citations c where c.cited_id = d.id and c.verdict = 'resolved' and c.citing_id not in (
            select id from documents h where not ${seesDocument(reader, 'h')}
          ) limit ${maxPlaces}) as p
      ) as places
      from (
        select distinct cited_id from citations where citing_id = ${id} and verdict = 'resolved' and cited_id <> ${id} limit ${maxAuthorities}
      ) as own join documents d on d.id = own.cited_id
      where ${seesDocument(reader, 'd')}`.execute(db)
    return rows
  },

  /** Cases within the filters that cite most of some authorities by weight. */
  async citingAny(authorities: { id: number; weight: number }[], but: number, narrowing: DocumentFilters, most: number): Promise<number[]> {
    if (authorities.length === 0) return []
    const { rows } = await sql<{ id: number }>`
      select s.citing_id as id from (
        select distinct c.citing_id, a.id, a.weight
        from unnest(${authorities.map(({ id }) => id)}::integer[], ${authorities.map(({ weight }) => weight)}::float8[]) as a (id, weight)
          join citations c on c.cited_id = a.id and c.verdict = 'resolved' and c.citing_id <> ${but}
      ) as s join search_entries e on e.document_id = s.citing_id
      where ${narrow(narrowing)}
      group by s.citing_id order by sum(s.weight) desc, s.citing_id desc limit ${most}`.execute(db)
    return rows.map((row) => row.id)
  },

  /** Cases within the filters that a case cites, and that cite it. */
  async neighbours(id: number, narrowing: DocumentFilters, most: number): Promise<{ cited: number[]; citing: number[] }> {
    const near = async (own: 'citing_id' | 'cited_id', other: 'citing_id' | 'cited_id') => {
      const { rows } = await sql<{ id: number }>`
        select distinct e.document_id as id from citations c join search_entries e on e.document_id = ${sql.ref(`c.${other}`)}
        where ${sql.ref(`c.${own}`)} = ${id} and c.verdict = 'resolved' and c.citing_id <> c.cited_id and ${narrow(narrowing)}
        order by 1 desc limit ${most}`.execute(db)
      return rows.map((row) => row.id)
    }
    return { cited: await near('citing_id', 'cited_id'), citing: await near('cited_id', 'citing_id') }
  },

  /** Which of some authorities each of some cases cites. */
  async sharedBy(cases: readonly number[], authorities: readonly number[]): Promise<Map<number, number[]>> {
    const { rows } = await sql<{ id: number; cited: number[] }>`
      select citing_id as id, array_agg(distinct cited_id) as cited from citations
      where citing_id = any (${cases}::integer[]) and cited_id = any (${authorities}::integer[]) and verdict = 'resolved'
      group by citing_id`.execute(db)
    return new Map(rows.map(({ id, cited }) => [id, cited]))
  },
})
