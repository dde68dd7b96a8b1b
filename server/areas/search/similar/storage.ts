import { type Kysely, type Transaction, sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { every, seesDocument, seesEntry } from '../../../access/conditions-storage.ts'
import type { Tables } from '../../../database/tables.ts'
import { type Narrowing, narrow } from '../narrowing-storage.ts'

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
export const mostPlaces = 2_000
const mostAuthorities = 150
/** A word that stands in more documents than this finds only some of them; another word finds the best of the rest. */
const documentsPerTerm = 800
/** So many of the documents that meet a query are read; how far into the table they reach tells how many there are in all. */
const mostCounted = 200

export const similarStorage = (db: Kysely<Tables> | Transaction<Tables>) => ({
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
          ) limit ${mostPlaces}) as p
      ) as places
      from (
        select distinct cited_id from citations where citing_id = ${id} and verdict = 'resolved' and cited_id <> ${id} limit ${mostAuthorities}
      ) as own join documents d on d.id = own.cited_id
      where ${seesDocument(reader, 'd')}`.execute(db)
    return rows
  },

  /** Cases within the filters that cite most of some authorities by weight. */
  async citingAny(authorities: { id: number; weight: number }[], but: number, narrowing: Narrowing, most: number): Promise<number[]> {
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
  async neighbours(id: number, narrowing: Narrowing, most: number): Promise<{ cited: number[]; citing: number[] }> {
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

  /** How many documents the reader sees; where there are many, by the planner's own count of all. */
  async librarySize(reader: Reader): Promise<number> {
    const { rows } = await sql<{ documents: number }>`
      select case when c.reltuples >= 10000 then c.reltuples::integer
        else (select count(*)::integer from search_entries e where ${seesEntry(reader, 'e')}) end as documents
      from pg_class c where c.oid = 'search_entries'::regclass`.execute(db)
    return rows[0]!.documents
  },

  /** In what share of the library the planner's statistics say that words stand, of those that are frequent enough to be known to it. */
  async knownShares(words: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ word: string; share: number }>`
      select m.word, m.share::float8 as share
      from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as m (word, share)
      where s.schemaname = current_schema() and s.tablename = 'search_entries' and s.attname = 'words' and m.word = any (${words}::text[])`.execute(
      db,
    )
    return new Map(rows.map(({ word, share }) => [word, share]))
  },

  /**
   * About how many documents that the reader sees meet each tsquery, in the same order: exactly where they are few. Rows come in the order
   * in which they lie, so that the place of the last one read stands to the whole table as their number to all that there are.
   */
  async documentsMeeting(reader: Reader, queries: readonly string[]): Promise<number[]> {
    const { rows } = await sql<{ documents: number }>`
      select (
        select case when count(*) < ${mostCounted} then count(*)
          else count(*) * greatest(1, t.pages / greatest(1, max((m.place::text::point)[0]) + 1)) end
        from (
          select e.ctid as place from search_entries e
          where e.words @@ q.query::tsquery and ${seesEntry(reader, 'e')} limit ${mostCounted}) as m
      )::integer as documents
      from unnest(${queries}::text[]) with ordinality as q (query, place),
        (select (pg_relation_size('search_entries') / current_setting('block_size')::integer)::float8 as pages) as t
      order by q.place`.execute(db)
    return rows.map((row) => row.documents)
  },

  /** Documents within the filters that meet most of some tsqueries by weight. */
  async meetingMost(terms: readonly { query: string; weight: number }[], narrowing: Narrowing, most: number): Promise<number[]> {
    if (terms.length === 0) return []
    const { rows } = await sql<{ id: number }>`
      select m.id
      from unnest(${terms.map(({ query }) => query)}::text[], ${terms.map(({ weight }) => weight)}::float8[]) as t (query, weight),
        lateral (
          select e.document_id as id from search_entries e where e.words @@ t.query::tsquery and ${narrow(narrowing)} limit ${documentsPerTerm}
        ) as m
      group by m.id order by sum(t.weight) desc, m.id desc limit ${most}`.execute(db)
    return rows.map((row) => row.id)
  },

  /** Which of some tsqueries each of some documents meets, by their places in the list from 0. */
  async met(ids: readonly number[], queries: readonly string[]): Promise<Map<number, number[]>> {
    const { rows } = await sql<{ id: number; met: number[] }>`
      select e.document_id as id, array(
        select (q.place - 1)::integer from unnest(${queries}::text[]) with ordinality as q (query, place)
        where e.words @@ q.query::tsquery order by q.place) as met
      from ${every('search_entries', 'its rows were chosen among those that the reader sees')} e where e.document_id = any (${ids}::integer[])`.execute(
      db,
    )
    return new Map(rows.map(({ id, met }) => [id, met]))
  },
})

export type SimilarStorage = ReturnType<typeof similarStorage>
