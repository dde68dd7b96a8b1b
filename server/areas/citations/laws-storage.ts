import { sql } from 'kysely'
import type { GraphTransaction } from './graph-storage.ts'
import type { PlacedLaw } from './laws.ts'

/** Rows of one statement. */
const atOnce = 500

/** Writes what documents cite of the law. What it means is found when it is asked for, so that no Act need be there first. */
export async function insertLaws(transaction: GraphTransaction, documents: readonly { id: number; laws: readonly PlacedLaw[] }[]) {
  const rows = documents.flatMap(({ id, laws }) =>
    laws.map((law) => ({
      citing_id: id,
      position: law.position,
      start_offset: law.start,
      end_offset: law.end,
      paragraph: law.paragraph,
      number: law.paragraphNumber,
      quote_from: law.quoteFrom,
      quote_length: law.quoteLength,
      act_key: law.act.toWellFormed(),
      act_year: law.year,
      act_number: law.number,
      act_cap: law.cap,
      unit: law.unit.toWellFormed(),
      parts: law.parts,
      named: law.named,
      said: law.said,
    })),
  )
  for (let at = 0; at < rows.length; at += atOnce)
    await sql`
      insert into law_citations (citing_id, position, start_offset, end_offset, paragraph, number, quote_from, quote_length, act_key, act_year,
        act_number, act_cap, unit, parts, named, said)
      select citing_id, position, start_offset, end_offset, paragraph, number, quote_from, quote_length, act_key, act_year,
        act_number, act_cap, unit, parts, named, said
      from json_to_recordset(${JSON.stringify(rows.slice(at, at + atOnce))}::json) as r (
        citing_id integer, position integer, start_offset integer, end_offset integer, paragraph integer, number text, quote_from integer,
        quote_length integer, act_key text, act_year smallint, act_number integer, act_cap text, unit text, parts text[], named boolean, said text
      )`.execute(transaction)
}

export async function removeLaws(transaction: GraphTransaction, citing: readonly number[]) {
  await sql`delete from law_citations where citing_id = any(${citing}::integer[])`.execute(transaction)
}
