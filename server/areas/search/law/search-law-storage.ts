import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { documentsSeenBy, every } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'
import { holding } from '../../../database/patterns.ts'
import type { StoredLayout } from '../../../database/stored-layout.ts'
import type { LawQuery } from './law-query.ts'

/** In which texts and provisions is searched. */
export interface LawFilters {
  /** YYYY-MM-DD: in the texts that stood then; null: in the latest. */
  asAt: string | null
  /** Words of the title of the Act, or its chapter; null for every Act. */
  act: string | null
  /** The number of a section, article or rule, and which of them it is. */
  unit: { type: 'section' | 'article'; num: string } | null
}

/** A provision that was found, with its place in the text that is shown. */
export interface FoundRow {
  documentId: number
  revision: number
  act: { id: string; title: string }
  date: string | null
  guide: boolean
  repealed: string | null
  commenced: string | null
  eid: string
  type: string
  num: string | null
  heading: string | null
  first: number
  last: number
}

/** Provisions of each strictness that are ranked, and the most that are counted. */
const mostRanked = 1500
const mostCounted = 10_000
const mostWeighed = 5_000
/** Of words in the text, of (none), of the Act's title, of the heading. */
const weights = sql`'{0.4, 0.25, 0.4, 1}'::real[]`
/** What says the same with another word is worth less. */
const worthOfOthers = 0.5

const filtered = ({ asAt, act, unit }: LawFilters): RawBuilder<unknown> => {
  const conditions = [
    asAt === null
      ? sql`p.revision = d.revision`
      : sql`p.revision = (
          select e.revision from expressions e where e.document_id = d.id and (e.date is null or e.date <= ${asAt}::date)
          order by e.date desc nulls last limit 1)`,
  ]
  if (act !== null) {
    const words = act.toLowerCase().split(/\s+/).filter(Boolean)
    conditions.push(sql`(lower(d.title) like all (${words.map(holding)}::text[])
      or exists (select from acts a where a.document_id = d.id and lower(a.cap) = ${act.toLowerCase().replace(/^cap\.?\s*/, '')}))`)
  }
  if (unit !== null)
    conditions.push(sql`exists (select from provisions v where v.document_id = p.document_id and v.revision = p.revision and v.position = p.position
      and lower(v.num) = ${unit.num.toLowerCase()} and v.type = any (${unit.type === 'article' ? ['article'] : ['section', 'rule']}::text[]))`)
  return sql.join(conditions, sql` and `)
}

const shown = sql`
  select p.document_id as "documentId", p.revision, json_build_object('id', w.public_id, 'title', d.title) as act, e.date,
    r.source_format = 'Guide' as guide, a.repealed, a.commenced, v.eid, v.type, v.num, v.heading, v.first, v.last`

const described = sql`
  join ${every('documents', 'of those that the reader sees')} d on d.id = p.document_id join works w on w.id = d.work_id join acts a on a.document_id = d.id
  join expressions e on e.document_id = p.document_id and e.revision = p.revision
  join revisions r on r.document_id = p.document_id and r.number = p.revision
  join provisions v on v.document_id = p.document_id and v.revision = p.revision and v.position = p.position`

export const searchLawStorage = ({ sql: db }: Database) => ({
  /** In how many provisions each tsquery is found, and how many there are: up to a bound, beyond which a word tells little. */
  async weigh(queries: readonly string[]): Promise<{ all: number; found: number[] }> {
    const { rows } = await sql<{ all: number; found: number[] }>`
      select (select count(*)::integer from (select from provision_entries limit ${4 * mostWeighed}) as few) as all,
        array(select (select count(*)::integer from (select from provision_entries p where p.words @@ query::tsquery limit ${mostWeighed}) as few)
          from unnest(${queries}::text[]) with ordinality as q (query, place) order by place) as found`.execute(db)
    return rows[0]!
  },

  /** How many provisions a tsquery finds, up to a bound; null asks for all that pass the filters. */
  async count(reader: Reader, query: string | null, filters: LawFilters): Promise<{ total: number; relation: 'eq' | 'gte' }> {
    const { rows } = await sql<{ total: number }>`
      select count(*)::integer as total from (
        select from provision_entries p join ${documentsSeenBy(reader)} d on d.id = p.document_id
        where ${query === null ? sql`true` : sql`p.words @@ ${query}::tsquery`} and ${filtered(filters)} limit ${mostCounted + 1}) as found`.execute(
      db,
    )
    const { total } = rows[0]!
    return total > mostCounted ? { total: mostCounted, relation: 'gte' } : { total, relation: 'eq' }
  },

  /** The best of what is looked for, the strictest first; `worths` says how much each term tells. */
  async find(
    reader: Reader,
    { terms }: LawQuery,
    {
      levels,
      worths,
      filters,
      limit,
      offset,
    }: { levels: readonly string[]; worths: readonly number[]; filters: LawFilters; limit: number; offset: number },
  ): Promise<FoundRow[]> {
    const candidates = levels.map(
      (level) => sql`(
        select p.document_id, p.revision, p.position from provision_entries p join ${documentsSeenBy(reader)} d on d.id = p.document_id
        where p.words @@ ${level}::tsquery and ${filtered(filters)} limit ${mostRanked})`,
    )
    const rank = (query: string) => sql`ts_rank(${weights}, p.words, ${query}::tsquery, 1)`
    const parts = terms.map(({ own, others }, index) => {
      const best = others === null ? rank(own) : sql`greatest(${rank(own)}, ${worthOfOthers} * ${rank(others)})`
      return sql`${worths[index]!}::float8 * ${best}`
    })
    const score = parts.length === 0 ? sql`0` : sql.join(parts, sql` + `)
    // Joined to nothing, the words of a candidate are unpacked once for all terms.
    const { rows } = await sql<FoundRow>`
      with candidates as (${sql.join(candidates, sql` union `)}), unpacked as materialized (
        select p.document_id, p.revision, p.position, p.words || ''::tsvector as words
        from candidates c join provision_entries p on p.document_id = c.document_id and p.revision = c.revision and p.position = c.position
      ), best as (
        select p.document_id, p.revision, p.position, ${score} as score from unpacked p
        order by score desc, p.document_id, p.position limit ${limit} offset ${offset}
      )
      ${shown} from best p ${described} order by p.score desc, p.document_id, p.position`.execute(db)
    return rows
  },

  /** The provisions that pass the filters, in the order of their Acts. */
  async list(reader: Reader, filters: LawFilters, { limit, offset }: { limit: number; offset: number }): Promise<FoundRow[]> {
    const { rows } = await sql<FoundRow>`
      ${shown} from provision_entries p ${described}
      where d.id in (select id from ${documentsSeenBy(reader)} s) and ${filtered(filters)} order by d.title, d.id, p.position limit ${limit} offset ${offset}`.execute(
      db,
    )
    return rows
  },

  /** The words of texts and where their paragraphs stand. */
  async texts(of: readonly Pick<FoundRow, 'documentId' | 'revision'>[]) {
    const { rows } = await sql<{ documentId: number; revision: number; content: string | null; layout: StoredLayout }>`
      select r.document_id as "documentId", r.number as revision, r.content, r.layout
      from revisions r where (r.document_id, r.number) in (
        select * from unnest(${of.map(({ documentId }) => documentId)}::integer[], ${of.map(({ revision }) => revision)}::smallint[]))`.execute(
      db,
    )
    return rows
  },
})
