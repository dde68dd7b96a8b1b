import { sql } from 'kysely'
import { unscoped } from '../../access/conditions-storage.ts'
import type { GraphTransaction } from './graph-storage.ts'
import { removeLaws } from './laws-storage.ts'
import type { DocumentInGraph, PlacedWords } from './read-document.ts'

const wordColumns = (prefix: string, words: PlacedWords | null) => ({
  [`${prefix}start_offset`]: words?.start ?? null,
  [`${prefix}end_offset`]: words?.end ?? null,
  [`${prefix}quote_from`]: words?.quoteFrom ?? null,
  [`${prefix}quote_length`]: words?.quoteLength ?? null,
  [`${prefix}paragraph`]: words?.paragraph ?? null,
  [`${prefix}number`]: words?.number ?? null,
})

/** Rows of one statement: a few milliseconds of the database, whatever was uploaded. */
const atOnce = 500

function* inPieces<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += atOnce) yield rows.slice(at, at + atOnce)
}

/** Writes what documents say of the cases that they cite, once their references are there; what editors said of it stands again. */
export async function insertTreatments(
  transaction: GraphTransaction,
  documents: readonly { id: number; graph: Pick<DocumentInGraph, 'treatments' | 'appeals'> }[],
) {
  const leads = documents.flatMap(({ id, graph }) =>
    graph.treatments.map(({ cited, treatment, by, opinionKind, quote, wordsHash }) => ({
      citing_id: id,
      position: cited,
      treatment,
      told_by: by,
      opinion_kind: opinionKind,
      words_hash: wordsHash,
      ...wordColumns('', quote),
    })),
  )
  const steps = documents.flatMap(({ id, graph }) =>
    graph.appeals.map(({ kind, cited, outcome, header, decided }, place) => ({
      citing_id: id,
      place,
      position: cited,
      kind,
      outcome,
      ...wordColumns('', header),
      ...wordColumns('decided_', decided),
    })),
  )
  for (const some of inPieces(leads))
    await sql`
      insert into treatments (citing_id, position, treatment, told_by, opinion_kind, start_offset, end_offset, quote_from, quote_length,
        paragraph, number, cited_id, words_hash, decision)
      select r.citing_id, r.position, r.treatment, r.told_by, r.opinion_kind, r.start_offset, r.end_offset, r.quote_from, r.quote_length,
        r.paragraph, r.number, case when c.verdict = 'resolved' then c.cited_id end, r.words_hash,
        (select decision from treatment_reviews v
          where v.citing_id = r.citing_id and v.treatment = r.treatment
            and (v.words_hash = r.words_hash or (v.revision = d.revision and v.position = r.position))
          order by v.id desc limit 1)
      from json_to_recordset(${JSON.stringify(some)}::json) as r (
        citing_id integer, position integer, treatment text, told_by text, opinion_kind text, start_offset integer, end_offset integer,
        quote_from integer, quote_length integer, paragraph integer, number text, words_hash text
      )
      join citations c using (citing_id, position)
      join ${unscoped('documents', 'treatments are read in all')} d on d.id = r.citing_id`.execute(transaction)
  for (const some of inPieces(steps))
    await sql`
      insert into appeal_steps (citing_id, place, position, kind, outcome, start_offset, end_offset, quote_from, quote_length, paragraph,
        number, decided_start_offset, decided_end_offset, decided_quote_from, decided_quote_length, decided_paragraph, decided_number, cited_id)
      select r.*, case when c.verdict = 'resolved' then c.cited_id end
      from json_to_recordset(${JSON.stringify(some)}::json) as r (
        citing_id integer, place integer, position integer, kind text, outcome text, start_offset integer, end_offset integer,
        quote_from integer, quote_length integer, paragraph integer, number text, decided_start_offset integer,
        decided_end_offset integer, decided_quote_from integer, decided_quote_length integer, decided_paragraph integer, decided_number text
      )
      left join citations c using (citing_id, position)`.execute(transaction)
}

/** Takes what documents say of others, and cite of the law, out again. */
export async function removeTreatments(transaction: GraphTransaction, citing: readonly number[]) {
  await sql`delete from appeal_steps where citing_id = any(${citing}::integer[])`.execute(transaction)
  await removeLaws(transaction, citing)
}
