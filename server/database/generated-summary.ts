import { type RawBuilder, sql } from 'kysely'

/**
 * The last summary that a reader had made of the text that is shown, for a case that came with none; else null. `cases` is the name of the view in the
 * statement.
 */
export const madeSummaryOf = (cases: string): RawBuilder<string | null> => sql<
  string | null
>`case when ${sql.ref(`${cases}.summary`)} is null then (
  select nullif(string_agg(said.statement ->> 'text', E'\n' order by said.place), '')
  from (
    select statements from case_digests made
    where made.document_id = ${sql.ref(`${cases}.id`)} and made.kind = 'summary' and made.revision = ${sql.ref(`${cases}.revision`)}
    order by made.made_at desc limit 1
  ) last, jsonb_array_elements(last.statements) with ordinality said (statement, place)) end`
