import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely'
import type { Database } from '../../database/open.ts'
import type { StoredParagraph, Tables } from '../../database/tables.ts'
import type { Names } from './query/parse-query.ts'

/** Filters in the database's own terms. */
export interface Narrowing {
  /** The account that asks: it finds what is public and what is its own. */
  reader: string
  courts: string[]
  stations: string[]
  years: number[]
  documentTypes: string[]
  dateFrom: string | null
  dateTo: string | null
  /** Ids of judges of whom one must have sat; null: any. */
  judges: number[] | null
  /** Ids of the documents that remain; null: all. */
  documents: number[] | null
}

/** Which documents a query finds: tsquery texts, and documents that the query names. */
export interface Match {
  /** Null: no document by its words. */
  words: string | null
  phrases: string | null
  named: number[]
}

export interface Counted {
  total: number
  /** False when there may be more. */
  exact: boolean
  /** The documents, when there are few. */
  ids: number[] | null
}

/** A revision or a heading among the first of a ranking index. Scores are negative, the lowest best. */
export interface Ranked {
  id: number
  /** Of a body: the revision that was ranked. */
  revision: number
  score: number
  /** Of a heading: its words; null for a body. */
  heading: string | null
}

export interface FoundText {
  id: number
  text: string
  paragraphs: StoredParagraph[]
}

export type Order = 'newest' | 'oldest' | 'most_cited'

/** What an account may find, of a table that says whose its rows are. The only place of this rule in search. */
const seenBy = (reader: string, table: RawBuilder<unknown>) => sql`(${table}.owner_id is null or ${table}.owner_id = ${reader}::uuid)`

/** What narrows a search, of `search_entries e`; with it every question about documents begins. */
export function narrow(n: Narrowing) {
  const all: RawBuilder<unknown>[] = [seenBy(n.reader, sql`e`)]
  if (n.courts.length > 0) all.push(sql`e.court = any (${n.courts}::text[])`)
  if (n.stations.length > 0) all.push(sql`e.court_station = any (${n.stations}::text[])`)
  if (n.years.length > 0) all.push(sql`e.year = any (${n.years}::smallint[])`)
  if (n.documentTypes.length > 0) all.push(sql`e.document_type = any (${n.documentTypes}::text[])`)
  if (n.dateFrom) all.push(sql`e.date >= ${n.dateFrom}::date`)
  if (n.dateTo) all.push(sql`e.date <= ${n.dateTo}::date`)
  if (n.judges) all.push(sql`e.judges && ${n.judges}::integer[]`)
  if (n.documents) all.push(sql`e.document_id = any (${n.documents}::integer[])`)
  return sql.join(all, sql` and `)
}

/** The match without its phrases: what the word index answers without reading rows. */
function matchWords({ words, named }: Match) {
  const byWords = words === null ? sql`false` : sql`e.words @@ ${words}::tsquery`
  return named.length === 0 ? byWords : sql`(${byWords} or e.document_id = any (${named}::integer[]))`
}

function matchAll(match: Match) {
  if (match.phrases === null) return matchWords(match)
  const exact = sql`e.words @@ ${match.words}::tsquery and e.words @@ ${match.phrases}::tsquery`
  return match.named.length === 0 ? exact : sql`(${exact} or e.document_id = any (${match.named}::integer[]))`
}

const orders = {
  newest: sql`e.date desc nulls last, e.document_id desc`,
  oldest: sql`e.date asc nulls last, e.document_id asc`,
  most_cited: sql`cited.cases desc nulls last, e.date desc nulls last, e.document_id desc`,
}

/** One value of one facet, or the whole. `kept` is a bit for each of court, station, type and year that is not counted by; null: judges. */
export interface FacetRow {
  court: string | null
  station: string | null
  documentType: string | null
  year: number | null
  judge: string | null
  kept: number | null
  count: number
  read: number
}

/** One transaction in which the planner does not read whole tables: it takes that for cheaper than it is. */
export const inSearchTransaction = <T>({ sql: db }: Database, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`.execute(transaction)
    return work(transaction)
  })

export const inSearch = <T>(database: Database, work: (storage: SearchStorage) => Promise<T>): Promise<T> =>
  inSearchTransaction(database, (transaction) => work(searchStorage(transaction)))

export type SearchStorage = ReturnType<typeof searchStorage>

export const searchStorage = (db: Kysely<Tables> | Transaction<Tables>) => ({
  /** The words of some stems, and the blocks of long texts that there are. */
  async vocabulary(stems: string[]) {
    const { rows } = await sql<{ word: string; stem: string }>`
      select word, stem from search_words where stem = any (${[...stems, '+']}::text[]) order by word`.execute(db)
    return rows
  },

  /** Documents by their names, the newest first. */
  async named(reader: string, { identities, citationKeys, caseNumbers }: Names, most: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select id from documents d where ${seenBy(reader, sql`d`)} and id in (
        select id from documents where identity = any (${identities}::text[]) or frbr_uri = any (${identities}::text[])
        union select document_id from document_citations where key = any (${citationKeys}::text[])
        union select document_id from search_case_numbers where key = any (${caseNumbers}::text[]))
      order by date desc nulls last, id desc limit ${most}`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Documents with a citation of which this is a part, in whole words and numbers. `pattern` is a regular expression. */
  async withCitationPart(pattern: string): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select distinct document_id as id from document_citations where key ~ ${pattern}`.execute(db)
    return rows.map(({ id }) => id)
  },

  async withCaseNumberPart(pattern: string): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`select id from documents where case_number_key ~ ${pattern}`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Ids of judges by their names, whatever the case of the letters, with every other form of the same judge's name. */
  async judgesNamed(names: string[]): Promise<number[]> {
    const { rows } = await sql<{
      id: number
    }>`
      with named as (
        select id, coalesce(same_as, id) as main from judges where lower(name) = any (${names.map((name) => name.toLowerCase())}::text[])
      )
      select id from judges where id in (select main from named) or same_as in (select main from named)`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** How many documents there are within the filters, exactly. */
  async countAll(narrowing: Narrowing): Promise<number> {
    const { rows } = await sql<{
      total: number
    }>`select count(*)::integer as total from search_entries e where ${narrow(narrowing)}`.execute(db)
    return rows[0]!.total
  },

  /** How many documents match; counting stops beyond `most`. */
  async count(match: Match, narrowing: Narrowing, most: number, few: number): Promise<Counted> {
    const matching = sql`search_entries e where ${matchWords(match)} and ${narrow(narrowing)}`
    const counted = await sql<{ total: number }>`
      select count(*)::integer as total from (select 1 from ${matching} limit ${most + 1}) as m`.execute(db)
    const { total } = counted.rows[0]!
    if (total > few) return { total: Math.min(total, most), exact: total <= most, ids: null }
    const { rows } = await sql<{ ids: number[] }>`select array(select e.document_id from ${matching}) as ids`.execute(db)
    return { total, exact: true, ids: rows[0]!.ids }
  },

  /**
   * The same for a match with phrases, for which rows are read. Where more than `readable` documents have all the words, only `sampled`
   * of them are read, for a lower bound.
   */
  async countPhrases(match: Match, narrowing: Narrowing, limits: { readable: number; sampled: number; few: number }): Promise<Counted> {
    const { readable, sampled, few } = limits
    const counted = await sql<{ total: number }>`
      select count(*)::integer as total from (
        select 1 from search_entries e where ${matchWords(match)} and ${narrow(narrowing)} limit ${readable + 1}) as c`.execute(db)
    const exact = counted.rows[0]!.total <= readable
    const { rows } = await sql<{ total: number; ids: number[] }>`
      with c as materialized (
        select e.document_id, e.words from search_entries e where ${matchWords(match)} and ${narrow(narrowing)}
        limit ${exact ? readable : sampled}),
      m as materialized (
        select e.document_id from c e where e.words @@ ${match.phrases}::tsquery or e.document_id = any (${match.named}::integer[]))
      select (select count(*)::integer from m) as total, array(select document_id from m where (select count(*) from m) <= ${few}) as ids`.execute(
      db,
    )
    const { total, ids } = rows[0]!
    return { total, exact, ids: exact && total <= few ? ids : null }
  },

  /**
   * Ranks a few documents one by one by how closely the words stand together. A word in the heading weighs ten thousand times one in the
   * body: what has everything in its heading comes first.
   */
  async rankFew(ids: number[], words: string): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select e.document_id as id from search_entries e where e.document_id = any (${ids}::integer[])
      order by ts_rank_cd('{0.0001, 0.0001, 0.0001, 1}', e.words, ${words}::tsquery, 1) desc, ${orders.newest}`.execute(db)
    return rows.map(({ id }) => id)
  },

  async hasRankingIndex(): Promise<boolean> {
    const { rows } = await sql<{ found: boolean }>`select to_regclass('search_headings_bm25') is not null as found`.execute(db)
    return rows[0]!.found
  },

  /**
   * The first of both ranking indexes, whatever else is asked of them. Each ranking stands in a subquery of its own: in a `with` or a
   * join pg_textsearch scores every row anew, at 5 ms each.
   */
  async rankByIndex(text: string, bodies: number, headings: number): Promise<Ranked[]> {
    const { rows } = await sql<Ranked>`
      select id, revision, score, null as heading from (
        select document_id as id, number as revision, bm25_get_current_score() as score from revisions
        order by content <@> to_bm25query(${text}, 'revisions_bm25') limit ${bodies}) as b
      union all
      select id, 0, score, heading from (
        select document_id as id, bm25_get_current_score() as score, heading || ' ' || note as heading from search_headings
        order by (heading || ' ' || note) <@> to_bm25query(${text}, 'search_headings_bm25') limit ${headings}) as h`.execute(db)
    return rows
  },

  /** The first of the bodies' ranking index, best first. */
  async rankByBody(text: string, bodies: number): Promise<Pick<Ranked, 'id' | 'revision'>[]> {
    const { rows } = await sql<{ ids: number[] | null; revisions: number[] | null }>`
      select array_agg(document_id) as ids, array_agg(number) as revisions from (
        select document_id, number from revisions
        order by content <@> to_bm25query(${text}, 'revisions_bm25') limit ${bodies}) as b`.execute(db)
    const { ids, revisions } = rows[0]!
    return (ids ?? []).map((id, i) => ({ id, revision: revisions![i]! }))
  },

  /** Those of some documents that match, with the revision that is indexed. */
  async matchesAmong(ids: number[], match: Match, narrowing: Narrowing): Promise<Map<number, number>> {
    const { rows } = await sql<{ id: number; revision: number }>`
      select e.document_id as id, e.revision from search_entries e
      where e.document_id = any (${ids}::integer[]) and ${matchAll(match)} and ${narrow(narrowing)}`.execute(db)
    return new Map(rows.map(({ id, revision }) => [id, revision]))
  },

  /** Matching documents worth ranking one by one where no index ranks them: some with the words in the heading, and the newest. */
  async candidates(match: Match, narrowing: Narrowing, headings: number, newest: number): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      with m as materialized (select e.document_id, e.date from search_entries e where ${matchAll(match)} and ${narrow(narrowing)})
      (select m.document_id as id from m join search_headings h on h.document_id = m.document_id
        where to_tsvector('simple', h.heading || ' ' || h.note) @@ ${match.words}::tsquery
        order by m.date desc nulls last, m.document_id desc limit ${headings})
      union
      (select e.document_id from m e order by ${orders.newest} limit ${newest})`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** Documents by date. `match` null: all; `but` are left out. */
  async byDate(
    match: Match | null,
    narrowing: Narrowing,
    order: Order,
    page: { limit: number; offset: number; but: number[] },
  ): Promise<number[]> {
    const matching = match === null ? sql`true` : matchAll(match)
    const others = page.but.length === 0 ? sql`true` : sql`e.document_id <> all (${page.but}::integer[])`
    const { rows } = await sql<{ id: number }>`
      select e.document_id as id from search_entries e
      ${order === 'most_cited' ? sql`left join search_citations cited on cited.document_id = e.document_id` : sql``}
      where ${matching} and ${narrow(narrowing)} and ${others}
      order by ${orders[order]} limit ${page.limit} offset ${page.offset}`.execute(db)
    return rows.map(({ id }) => id)
  },

  /** The documents of a list that pass the filters, in the order of the list. */
  async within(ids: number[], narrowing: Narrowing): Promise<number[]> {
    const { rows } = await sql<{ id: number }>`
      select e.document_id as id from search_entries e where e.document_id = any (${ids}::integer[]) and ${narrow(narrowing)}`.execute(db)
    const passing = new Set(rows.map(({ id }) => id))
    return ids.filter((id) => passing.has(id))
  },

  /**
   * How the matches divide. Of a match with phrases at most `candidates` documents are read; `read` says how many there were to read, up
   * to one more.
   */
  async facets(match: Match | null, narrowing: Narrowing, candidates: number) {
    const within = sql`search_entries e where ${match === null ? sql`true` : matchWords(match)} and ${narrow(narrowing)}`
    const phrases = match?.phrases ?? null
    const c = sql`c as materialized (select e.* from ${within} limit ${candidates + 1})`
    const matching =
      phrases === null ? within : sql`c e where e.words @@ ${phrases}::tsquery or e.document_id = any (${match!.named}::integer[])`
    const { rows } = await sql<FacetRow>`
      ${phrases === null ? sql`` : sql`with ${c}`}
      select court, court_station as station, document_type as "documentType", year, null as judge, grouping(court, court_station, document_type, year) as kept,
        count(*)::integer as count, ${phrases === null ? sql`0` : sql`(select count(*)::integer from c)`} as read
      from ${matching} group by grouping sets ((), (court), (court_station), (document_type), (year))
      union all
      select null, null, null, null, coalesce(main.name, j.name), null, sum(f.count)::integer, 0
      from (
        select judge, count(*) as count from (select unnest(e.judges) as judge from ${matching}) as benches group by judge
      ) as f join judges j on j.id = f.judge left join judges main on main.id = j.same_as group by coalesce(main.name, j.name)`.execute(db)
    return rows
  },

  /** The text of one case as it is searched; null where this account finds no such case. */
  async textOf(reader: string, caseId: string): Promise<{ revision: number; content: string | null } | null> {
    const { rows } = await sql<{ revision: number; content: string | null }>`
      select r.number as revision, r.content from documents d join revisions r on r.document_id = d.id and r.number = d.revision
      where d.case_id = ${caseId} and ${seenBy(reader, sql`d`)}`.execute(db)
    return rows[0] ?? null
  },

  /** The texts to cut snippets from: of a document without one, its note. */
  async texts(ids: number[]): Promise<FoundText[]> {
    const { rows } = await sql<{ id: number; content: string | null; note: string; paragraphs: StoredParagraph[] | null }>`
      select e.document_id as id, r.content, case when r.content is null then h.note else '' end as note, r.layout -> 'paragraphs' as paragraphs
      from search_entries e
        join revisions r on r.document_id = e.document_id and r.number = e.revision
        join search_headings h on h.document_id = e.document_id
      where e.document_id = any (${ids}::integer[])`.execute(db)
    return rows.map(({ id, content, note, paragraphs }) => ({
      id,
      text: content ?? note,
      paragraphs: content === null ? [] : (paragraphs ?? []),
    }))
  },
})
