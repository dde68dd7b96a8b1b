import { type RawBuilder, sql } from 'kysely'
import { type Ending, type Review, dispositionKinds } from '#contract/endings'
import { noCourt } from '#contract/search-choices'
import type { Reader } from '../../access/access.ts'
import { every, seesEntry } from '../../access/conditions-storage.ts'
import { countsFor } from '../../database/counts-for.ts'
import { prepared } from '../../database/prepared.ts'
import type { Match } from './query/match.ts'
import { allOf } from './query/tsquery.ts'

/** Filters in the database's own terms. */
export interface Narrowing {
  /** Who asks: it finds what it sees. */
  reader: Reader
  courts: string[]
  stations: string[]
  divisions: string[]
  years: number[]
  documentTypes: string[]
  legalAreas: string[]
  /** How they ended, of the cases that figures count. */
  endings: Ending[]
  /** Whole years that they took, of the same. */
  waited: string[]
  /** What became of them on appeal. */
  appeals: Review[]
  parties: string[]
  /** What they cite; null: anything. */
  cites: Cited | null
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

/** Any of these is cited: cases, and units of Acts (null: any of the Act's); or the document is known to cite what was asked for. */
export interface Cited {
  cases: number[]
  laws: { act: number; unit: string | null }[]
  citing: number[]
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
  if (n.courts.length > 0) all.push(decidedIn(n.courts))
  if (n.stations.length > 0) all.push(sql`e.court_station = any (${n.stations}::text[])`)
  if (n.years.length > 0) all.push(sql`e.year = any (${n.years}::smallint[])`)
  if (n.documentTypes.length > 0) all.push(sql`e.document_type = any (${n.documentTypes}::text[])`)
  if (n.legalAreas.length > 0) all.push(isOf(n.legalAreas))
  if (n.divisions.length > 0) all.push(divisionIs(n.divisions))
  if (n.endings.length > 0) all.push(endedSo(n.endings))
  if (n.waited.length > 0) all.push(sql`exists (${counted} and c.waited = any (${n.waited}::text[]))`)
  if (n.appeals.length > 0) all.push(reviewedSo(n.appeals))
  if (n.parties.length > 0) all.push(hasParty(n.parties))
  if (n.cites) all.push(citesAny(n.cites))
  if (n.dateFrom) all.push(sql`e.date >= ${n.dateFrom}::date`)
  if (n.dateTo) all.push(sql`e.date <= ${n.dateTo}::date`)
  if (n.judges) all.push(sql`e.judges && ${n.judges}::integer[]`)
  if (n.documents) all.push(sql`e.document_id = any (${n.documents}::integer[])`)
  if (n.jurisdiction) all.push(comesFrom(n.jurisdiction, n.named))
  return sql.join(all, sql` and `)
}

/** To ask of each row whether it has a court passes the index by: only where those without one are asked for. */
const decidedIn = (courts: string[]) =>
  courts.includes(noCourt) ? sql`coalesce(e.court, ${noCourt}) = any (${courts}::text[])` : sql`e.court = any (${courts}::text[])`

const isOf = (areas: string[]) => sql`exists (
  select from ${every('documents', 'narrow says which are seen')} d, unnest(d.legal_areas) as of (area)
  where d.id = e.document_id and lower(of.area) = any (${areas.map((area) => area.toLowerCase())}::text[]))`

const favouredBy = { favorable: 'moving', unfavorable: 'other', mixed: 'mixed', unknown: 'unknown' } as const

const counted = sql`select from counted_cases c where c.document_id = e.document_id and c.judge_id = 0 and c.topic = ''`

/** Whether figures count a case, and count it so. */
function endedSo(endings: Ending[]) {
  const favours = Object.entries(favouredBy).flatMap(([ending, favours]) => (endings.some((one) => one === ending) ? [favours] : []))
  const done = endings.filter((ending) => dispositionKinds.some((kind) => kind === ending))
  const all = [counted]
  if (endings.includes('undated')) all.push(sql`c.year = 0`)
  if (endings.includes('known')) all.push(sql`c.disposition <> ''`)
  if (favours.length + done.length > 0) all.push(sql`(c.favours = any (${favours}::text[]) or c.disposition = any (${done}::text[]))`)
  return sql`exists (${sql.join(all, sql` and `)})`
}

const divisionIs = (divisions: string[]) =>
  sql`exists (select from judgments g where g.document_id = e.document_id and g.division = any (${divisions}::text[]))`

const hasParty = (names: string[]) => sql`exists (
  select from judgments g, jsonb_to_recordset(g.parties) as p (name text) where g.document_id = e.document_id and p.name = any (${names}::text[]))`

/** What a counted decision made of it on appeal. */
const reviewedSo = (outcomes: Review[]) => sql`exists (
  select from appeal_steps s join counted_cases later on later.document_id = s.citing_id and later.judge_id = 0 and later.topic = ''
  where s.cited_id = e.document_id and (${outcomes.includes('reviewed')} or s.outcome = any (${outcomes}::text[])))`

/** Of what cites, samples count for samples alone, and what a decision says of itself never. */
function citesAny({ cases, laws, citing }: Cited) {
  const any: RawBuilder<unknown>[] = [sql`e.document_id = any (${citing}::integer[])`]
  if (cases.length > 0)
    any.push(sql`e.document_id in (
      select c.citing_id from citations c join ${every('documents', 'narrow says which are seen')} d on d.id = c.citing_id
      join ${every('documents', 'only whether it is a sample')} cited on cited.id = c.cited_id
      where c.cited_id = any (${cases}::integer[]) and c.verdict = 'resolved' and c.citing_id <> c.cited_id and ${countsFor('d', 'cited')})`)
  for (const { act, unit } of laws)
    any.push(sql`e.document_id in (
      select p.citing_id from cited_provisions p
      where p.act_key in (select key from act_keys where document_id = ${act}::integer) and p.act_id = ${act}::integer
        and (${unit}::text is null or p.unit = ${unit}::text))`)
  return sql`(${sql.join(any, sql` or `)})`
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
