import { type RawBuilder, sql } from 'kysely'
import { type Ending, type Review, dispositionKinds } from '#contract/endings'
import { noCourt } from '#contract/search-choices'
import type { Reader } from '../../../access/access.ts'
import { unscoped, seesEntry } from '../../../access/conditions-storage.ts'
import { excludingSamples } from '../../../database/excluding-samples.ts'

/** Filters in the database's own terms. */
export interface DocumentFilters {
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

/** The rows of `search_entries e` within the filters. */
export function narrow(n: DocumentFilters) {
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
  select from ${unscoped('documents', 'narrow says which are seen')} d, unnest(d.legal_areas) as of (area)
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
      select c.citing_id from citations c join ${unscoped('documents', 'narrow says which are seen')} d on d.id = c.citing_id
      join ${unscoped('documents', 'only whether it is a sample')} cited on cited.id = c.cited_id
      where c.cited_id = any (${cases}::integer[]) and c.verdict = 'resolved' and c.citing_id <> c.cited_id and ${excludingSamples('d', 'cited')})`)
  for (const { act, unit } of laws)
    any.push(sql`e.document_id in (
      select p.citing_id from cited_provisions p
      where p.act_key in (select key from act_keys where document_id = ${act}::integer) and p.act_id = ${act}::integer
        and (${unit}::text is null or p.unit = ${unit}::text))`)
  return sql`(${sql.join(any, sql` or `)})`
}

function comesFrom({ of, elsewhere }: NonNullable<DocumentFilters['jurisdiction']>, named: number[]) {
  const isNamed = sql`e.document_id = any (${named}::integer[])`
  if (elsewhere) return named.length === 0 ? sql`e.jurisdiction <> ${of}` : sql`(e.jurisdiction <> ${of} and not ${isNamed})`
  return named.length === 0 ? sql`e.jurisdiction = ${of}` : sql`(e.jurisdiction = ${of} or ${isNamed})`
}
