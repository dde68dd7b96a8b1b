import { sql } from 'kysely'
import type { GraphTransaction } from './graph-storage.ts'
import type { DocumentInGraph, PlacedWords } from './read-document.ts'

const wordColumns = (prefix: string, words: PlacedWords | null) => ({
  [`${prefix}start_offset`]: words?.start ?? null,
  [`${prefix}end_offset`]: words?.end ?? null,
  [`${prefix}quote_from`]: words?.quoteFrom ?? null,
  [`${prefix}quote_length`]: words?.quoteLength ?? null,
  [`${prefix}paragraph`]: words?.paragraph ?? null,
  [`${prefix}number`]: words?.number ?? null,
})

/** Writes what documents say of the cases that they cite, once their references are there; what editors said of it stands again. */
export async function insertTreatments(
  transaction: GraphTransaction,
  documents: readonly { id: number; graph: Pick<DocumentInGraph, 'treatments' | 'appeals'> }[],
) {
  const leads = documents.flatMap(({ id, graph }) =>
    graph.treatments.map(({ cited, treatment, by, opinionKind, quote }) => ({
      citing_id: id,
      position: cited,
      treatment,
      told_by: by,
      opinion_kind: opinionKind,
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
  if (leads.length > 0)
    await sql`
      insert into treatments (citing_id, position, treatment, told_by, opinion_kind, start_offset, end_offset, quote_from, quote_length,
        paragraph, number, cited_id, words_hash, decision)
      select r.*, case when c.verdict = 'resolved' then c.cited_id end, h.words_hash,
        (select decision from treatment_reviews v
          where v.citing_id = r.citing_id and v.treatment = r.treatment
            and (v.words_hash = h.words_hash or (v.revision = d.revision and v.position = r.position))
          order by v.id desc limit 1)
      from json_to_recordset(${JSON.stringify(leads)}::json) as r (
        citing_id integer, position integer, treatment text, told_by text, opinion_kind text, start_offset integer, end_offset integer,
        quote_from integer, quote_length integer, paragraph integer, number text
      )
      join citations c using (citing_id, position)
      join documents d on d.id = r.citing_id
      join revisions t on t.document_id = d.id and t.number = d.revision
      cross join lateral (select md5(substr(t.content, r.quote_from + 1, r.quote_length)) as words_hash) h`.execute(transaction)
  if (steps.length > 0)
    await sql`
      insert into appeal_steps (citing_id, place, position, kind, outcome, start_offset, end_offset, quote_from, quote_length, paragraph,
        number, decided_start_offset, decided_end_offset, decided_quote_from, decided_quote_length, decided_paragraph, decided_number, cited_id)
      select r.*, case when c.verdict = 'resolved' then c.cited_id end
      from json_to_recordset(${JSON.stringify(steps)}::json) as r (
        citing_id integer, place integer, position integer, kind text, outcome text, start_offset integer, end_offset integer,
        quote_from integer, quote_length integer, paragraph integer, number text, decided_start_offset integer,
        decided_end_offset integer, decided_quote_from integer, decided_quote_length integer, decided_paragraph integer, decided_number text
      )
      left join citations c using (citing_id, position)`.execute(transaction)
}

/** Takes what documents say of others out again. */
export async function removeTreatments(transaction: GraphTransaction, citing: readonly number[]) {
  await sql`delete from appeal_steps where citing_id = any(${citing}::integer[])`.execute(transaction)
}
