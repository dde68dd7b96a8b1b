import { type Transaction, sql } from 'kysely'
import type { Favoured } from '#citations/disposition/disposition'
import type { DispositionKind } from '#citations/disposition/rules'
import { unscoped, isPublic } from '../../access/conditions-storage.ts'
import type { Tables } from '../../database/tables.ts'
import { lockGraph } from '../citations/citations.ts'

export type CountingTransaction = Transaction<Tables>

/** What was read of the ending of a document, with the sentence that decides: UTF-16 offsets, the same in characters of the database. */
export interface ReadDisposition {
  kind: DispositionKind
  favours: Favoured
  start: number
  end: number
  quoteFrom: number
  quoteLength: number
  paragraph: number
  number: string | null
}

/**
 * Keeps what was read of how documents ended, in place of what was there, and counts them anew, with the provisions that they cite: from here on
 * the transaction is the only one that writes the graph.
 */
export async function keepDispositions(
  transaction: CountingTransaction,
  documents: readonly { documentId: number; disposition: ReadDisposition | null }[],
) {
  if (documents.length === 0) return
  await lockGraph(transaction)
  const ids = documents.map(({ documentId }) => documentId)
  const rows = documents.flatMap(({ documentId, disposition }) => (disposition ? [{ document_id: documentId, ...disposition }] : []))
  await sql`delete from dispositions where document_id = any (${ids}::integer[])`.execute(transaction)
  await sql`
    insert into dispositions (document_id, kind, favours, start_offset, end_offset, quote_from, quote_length, paragraph, number)
    select document_id, kind, favours, start, "end", "quoteFrom", "quoteLength", paragraph, number
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (document_id integer, kind text, favours text, start integer, "end" integer,
      "quoteFrom" integer, "quoteLength" integer, paragraph integer, number text)`.execute(transaction)
  await sql`delete from counted_cases where document_id = any (${ids}::integer[])`.execute(transaction)
  await sql`
    insert into counted_cases (document_id, judge_id, topic, court, year, disposition, favours, station, division, document_type, waited)
    ${placesOfCases(sql`d.id = any (${ids}::integer[])`)}`.execute(transaction)
}

/**
 * Where public cases are to be counted, from what is stored of them; an editor's word on the ending stands before what was read. A private
 * document is counted nowhere, nor is an invented sample.
 */
const placesOfCases = (which: ReturnType<typeof sql>) => sql`
  select d.id as document_id, j.judge_id, t.topic, coalesce(g.court, '') as court, coalesce(d.year, 0) as year,
    coalesce(case when said.disposition is null then p.kind else said.disposition ->> 'kind' end, '') as disposition,
    coalesce(case when said.disposition is null then p.favours else said.disposition ->> 'favours' end, 'unknown') as favours,
    coalesce(g.court_station, '') as station, coalesce(g.division, '') as division, coalesce(g.document_type, '') as document_type,
    coalesce(years_waited(g.case_number, d.year), '') as waited
  from ${unscoped('documents', 'public ones alone are counted')} d
  join judgments g on g.document_id = d.id
  left join dispositions p on p.document_id = d.id
  cross join lateral (select d.corrections -> 'disposition' as disposition) said
  cross join lateral (select 0 as judge_id union select judge_id from document_judges where document_id = d.id) j
  cross join lateral (select '' as topic union select unnest(d.legal_areas)) t
  where ${which} and ${isPublic('d')} and not d.sample`
