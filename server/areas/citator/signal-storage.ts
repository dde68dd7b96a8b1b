import { sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { unscoped, isPublic, seesDocument } from '../../access/conditions-storage.ts'
import type { Treatment } from '#contract/citator'
import type { AppealOutcome } from '#contract/endings'
import { excludingSamples } from '../../database/excluding-samples.ts'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import { type CaseRow, caseOf } from './storage.ts'
import { onlyRow } from '../../database/only-row.ts'

/** Something that bears on the standing of a document: a step of an appeal from it, or a confirmed treatment of it. */
export interface Bearing {
  document_id: number
  citing_id: number
  outcome: AppealOutcome | null
  treatment: Exclude<Treatment, 'cited'> | null
  date: string | null
  /** The place of the words that say so in the citing text: characters, UTF-16 offsets, paragraph. */
  quote_from: number
  quote_length: number
  start_offset: number
  end_offset: number
  paragraph: number
  number: string | null
}

export const signalStorage = ({ sql: db }: Pick<Database, 'sql'>) => {
  /** By documents that the reader sees; without one, that everybody sees. */
  const bearingsWhere = async (column: 'cited_id' | 'citing_id', ids: readonly number[], reader: Reader | null): Promise<Bearing[]> => {
    const seen = reader ? seesDocument(reader, 'd') : isPublic('d')
    const { rows } = await sql<Bearing>`
      ${prepared} select s.cited_id as document_id, s.citing_id, s.outcome, null::text as treatment, d.date,
        coalesce(s.decided_quote_from, s.quote_from) as quote_from, coalesce(s.decided_quote_length, s.quote_length) as quote_length,
        coalesce(s.decided_start_offset, s.start_offset) as start_offset, coalesce(s.decided_end_offset, s.end_offset) as end_offset,
        coalesce(s.decided_paragraph, s.paragraph) as paragraph, coalesce(s.decided_number, s.number) as number
      from appeal_steps s join documents d on d.id = s.citing_id join ${unscoped('documents', 'only whether it is a sample')} c on c.id = s.cited_id
      where s.${sql.ref(column)} = any(${ids}::integer[]) and ${excludingSamples('d', 'c')} and ${seen}
      union all
      select t.cited_id, t.citing_id, null, t.treatment, d.date, t.quote_from, t.quote_length, t.start_offset, t.end_offset, t.paragraph, t.number
      from treatments t join documents d on d.id = t.citing_id join ${unscoped('documents', 'only whether it is a sample')} c on c.id = t.cited_id
      where t.${sql.ref(column)} = any(${ids}::integer[]) and ${excludingSamples('d', 'c')} and t.decision = 'confirmed' and t.opinion_kind is distinct from 'dissenting'
        and t.treatment in ('overruled', 'per incuriam', 'reversed', 'departed from', 'distinguished') and ${seen}`.execute(db)
    return rows
  }

  return {
    /** What bears on documents, as far as the reader sees it. A dissent bears on nothing. */
    async bearings(reader: Reader, ids: readonly number[]): Promise<Bearing[]> {
      return ids.length === 0 ? [] : bearingsWhere('cited_id', ids, reader)
    },

    /** What public documents say that bears on others. */
    async bearingsBy(citing: readonly number[]): Promise<Bearing[]> {
      return citing.length === 0 ? [] : bearingsWhere('citing_id', citing, null)
    },

    /** When the library learned of bearings: of a step its decision arrived, of a treatment an editor confirmed it. */
    async learned(bearings: readonly Bearing[]): Promise<(bearing: Bearing) => Date | undefined> {
      const ids = [...new Set(bearings.map(({ citing_id }) => citing_id))]
      if (ids.length === 0) return () => undefined
      const [arrived, confirmed] = await Promise.all([
        sql<{ id: number; at: Date }>`
        select document_id as id, min(imported_at) as at from revisions where document_id = any(${ids}::integer[]) group by 1`.execute(db),
        sql<{ id: number; treatment: string; at: Date }>`
        select citing_id as id, treatment, max(reviewed_at) as at from treatment_reviews
        where citing_id = any(${ids}::integer[]) and decision = 'confirmed' group by 1, 2`.execute(db),
      ])
      const arrivals = new Map(arrived.rows.map(({ id, at }) => [id, at]))
      const reviews = new Map(confirmed.rows.map(({ id, treatment, at }) => [`${id} ${treatment}`, at]))
      return ({ citing_id: id, treatment }) => (treatment === null ? undefined : reviews.get(`${id} ${treatment}`)) ?? arrivals.get(id)
    },

    /** The citing case of a bearing and its words. */
    async words({ citing_id, quote_from, quote_length }: Bearing): Promise<{ found: CaseRow; quote: string }> {
      const { rows } = await sql<{ found: CaseRow; quote: string }>`
      select ${caseOf('d')} as found,
        substr(r.content, ${quote_from}::integer + 1, ${quote_length}::integer) as quote
      from ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d join revisions r on r.document_id = d.id and r.number = d.revision
      where d.id = ${citing_id}`.execute(db)
      return onlyRow(rows)
    },
  }
}
