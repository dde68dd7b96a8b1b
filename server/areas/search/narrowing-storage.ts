import { type RawBuilder, sql } from 'kysely'
import type { Ending } from '#contract/endings'
import type { Reader } from '../../access/access.ts'
import { every, seesEntry } from '../../access/conditions-storage.ts'
import { prepared } from '../../database/prepared.ts'
import type { Match } from './query/match.ts'
import { allOf } from './query/tsquery.ts'

/** Filters in the database's own terms. */
export interface Narrowing {
  /** Who asks: it finds what it sees. */
  reader: Reader
  courts: string[]
  stations: string[]
  years: number[]
  documentTypes: string[]
  legalAreas: string[]
  /** How they ended, of the cases that figures count. */
  endings: Ending[]
  dateFrom: string | null
  dateTo: string | null
  /** Ids of judges of whom one must have sat; null: any. */
  judges: number[] | null
  /** Ids of the documents that remain; null: all. */
  documents: number[] | null
  /** Whose decisions or, `elsewhere`, everybody else's; null: all. */
  jurisdiction: { of: 'KE' | 'EA' | 'commonwealth'; elsewhere: boolean } | null
  /** Documents that a query names, which are found wherever they come from. */
  named: number[]
}

/** Documents that wait for their segment of bigrams: phrases/segment.ts. */
export const waitingDocuments = sql`
  select t.document_id from search_slots t where t.segment is null
  union all
  select t.document_id from search_slots t where t.segment = any (array(select s.segment from search_segments s where not s.is_laid))`

/** Whether anything but the reader narrows; no judges and no documents at all do, no courts do not. */
export const hasFilters = ({ reader: _reader, named: _named, judges, documents, ...filters }: Narrowing): boolean =>
  judges !== null ||
  documents !== null ||
  Object.values(filters).some((filter) => filter !== null && (!Array.isArray(filter) || filter.length > 0))

/** Marks a statement as prepared where what must match takes one of few forms. */
export const preparedWhere = ({ kind }: Match, narrowing: Narrowing) =>
  (kind === 'words' || kind === 'documents' || kind === 'everything') && !hasFilters(narrowing) ? prepared : sql``

/** The rows of `search_entries e` within the filters. */
export function narrow(n: Narrowing) {
  const all: RawBuilder<unknown>[] = [seesEntry(n.reader, 'e')]
  if (n.courts.length > 0) all.push(sql`e.court = any (${n.courts}::text[])`)
  if (n.stations.length > 0) all.push(sql`e.court_station = any (${n.stations}::text[])`)
  if (n.years.length > 0) all.push(sql`e.year = any (${n.years}::smallint[])`)
  if (n.documentTypes.length > 0) all.push(sql`e.document_type = any (${n.documentTypes}::text[])`)
  if (n.legalAreas.length > 0) all.push(isOf(n.legalAreas))
  if (n.endings.length > 0) all.push(endedSo(n.endings))
  if (n.dateFrom) all.push(sql`e.date >= ${n.dateFrom}::date`)
  if (n.dateTo) all.push(sql`e.date <= ${n.dateTo}::date`)
  if (n.judges) all.push(sql`e.judges && ${n.judges}::integer[]`)
  if (n.documents) all.push(sql`e.document_id = any (${n.documents}::integer[])`)
  if (n.jurisdiction) all.push(comesFrom(n.jurisdiction, n.named))
  return sql.join(all, sql` and `)
}

const isOf = (areas: string[]) => sql`exists (
  select from ${every('documents', 'narrow says which are seen')} d, unnest(d.legal_areas) as of (area)
  where d.id = e.document_id and lower(of.area) = any (${areas.map((area) => area.toLowerCase())}::text[]))`

const favouredBy = { favorable: 'moving', unfavorable: 'other', mixed: 'mixed', unknown: 'unknown' } as const

/** Whether figures count a case, and count it so. */
function endedSo(endings: Ending[]) {
  const favours = Object.entries(favouredBy).flatMap(([ending, favours]) => (endings.some((one) => one === ending) ? [favours] : []))
  const counted = sql`select from counted_cases c where c.document_id = e.document_id and c.judge_id = 0 and c.topic = ''`
  if (endings.includes('counted')) return sql`exists (${counted})`
  return sql`exists (${counted} and (c.favours = any (${favours}::text[]) or c.disposition = any (${endings}::text[])))`
}

function comesFrom({ of, elsewhere }: NonNullable<Narrowing['jurisdiction']>, named: number[]) {
  const isNamed = sql`e.document_id = any (${named}::integer[])`
  if (elsewhere) return named.length === 0 ? sql`e.jurisdiction <> ${of}` : sql`(e.jurisdiction <> ${of} and not ${isNamed})`
  return named.length === 0 ? sql`e.jurisdiction = ${of}` : sql`(e.jurisdiction = ${of} or ${isNamed})`
}

/** The rows of `search_entries e` that match. */
export function matching(match: Match): RawBuilder<unknown> {
  switch (match.kind) {
    case 'words':
      return sql`e.words @@ ${match.tsquery}::tsquery`
    case 'phrase':
      return sql`(e.words @@ ${allOf(match.words)}::tsquery and ${standsAs(match)})`
    case 'all':
      return sql`(${sql.join(match.of.map(matching), sql` and `)})`
    case 'any':
      return sql`(${sql.join(match.of.map(match.of.some(({ kind }) => kind === 'not') ? matchingEach : matching), sql` or `)})`
    case 'not':
      return sql`(not coalesce(${matchingEach(match.of)}, false))`
    case 'documents':
      return sql`e.document_id = any (${match.ids}::integer[])`
    case 'courts':
      return sql`(e.court = any (${match.courts}::text[]) or e.court_station = any (${match.stations}::text[]))`
    case 'judges':
      return sql`e.judges && ${match.ids}::integer[]`
    case 'years':
      return sql`e.year between ${match.first}::integer and ${match.last}::integer`
    case 'party':
      return sql`e.document_id in (select h.document_id from search_headings h where h.names @@ ${match.tsquery}::tsquery)`
    case 'everything':
      return sql`true`
  }
}

/** The same where most rows are asked. To ask one for words is to fetch them (0.03 ms): the word index names those that have them, once. */
const matchingEach = (match: Match): RawBuilder<unknown> =>
  match.kind === 'words'
    ? sql`e.document_id in (select n.document_id from ${every('search_entries', 'narrow says which are seen')} n where n.words @@ ${match.tsquery}::tsquery)`
    : matching(match)

/** Whether a phrase stands in a row that has all its words. Only where nothing is known of it are they fetched (0.03 ms). */
function standsAs({ tsquery, found }: Extract<Match, { kind: 'phrase' }>) {
  const stands = sql`e.words @@ ${tsquery}::tsquery`
  if (found === null) return stands
  const { has, count } = found
  const known = sql`case when e.document_id < ${has.length * 8}::integer then get_bit(${has}::bytea, e.document_id) = 1 else false end`
  if (count !== null) return known
  return sql`case when ${known} then true when e.document_id in (${waitingDocuments}) then ${stands} else false end`
}

/** The same of rows that are read anyhow: what the word index knows of a phrase spares nothing there. */
export function matchingRead(match: Match): RawBuilder<unknown> {
  if (match.kind === 'phrase') return standsAs(match)
  if (match.kind === 'not') return sql`(not coalesce(${matchingRead(match.of)}, false))`
  if (match.kind === 'all') return sql`(${sql.join(match.of.map(matchingRead), sql` and `)})`
  if (match.kind === 'any') return sql`(${sql.join(match.of.map(matchingRead), sql` or `)})`
  return matching(match)
}

export type Order = 'newest' | 'oldest' | 'most_cited'

/** Orders of `search_entries e`; the last one with `search_citations cited`. */
export const orders = {
  newest: sql`e.date desc nulls last, e.document_id desc`,
  oldest: sql`e.date asc nulls last, e.document_id asc`,
  most_cited: sql`cited.cases desc nulls last, e.date desc nulls last, e.document_id desc`,
}
