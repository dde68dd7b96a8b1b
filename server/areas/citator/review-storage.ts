import { type Transaction, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { casesSeenBy, unscoped, isPrivate, seesDocument } from '../../access/conditions-storage.ts'
import type { ReviewDecision, Treatment, TreatmentReview } from '#contract/citator'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { record } from '../../events/events.ts'
import { rank } from '../../database/treatments-by-gravity.ts'
import { type CaseRow, type LeadRow, caseOf } from './storage.ts'
import { onlyRow } from '../../database/only-row.ts'

type Found = Exclude<Treatment, 'cited'>

export interface Review {
  citing: number
  position: number
  treatment: Found
  decision: ReviewDecision
  note: string
  reviewer: string
}

export type ReviewRow = Omit<TreatmentReview, 'reviewed_at'> & { reviewed_at: Date }

export type UndecidedRow = LeadRow & { citing: CaseRow; cited: CaseRow }

export type ReviewTransaction = Transaction<Tables>

/** Leads of the library on cases that the reader sees, which nobody has decided on. */
const undecidedSeenBy = (reader: Reader) => sql`
  from treatments t join ${casesSeenBy(reader)} d on d.id = t.citing_id join ${casesSeenBy(reader)} c on c.id = t.cited_id
  where t.decision is null and t.cited_id is not null and not ${isPrivate('d')}`

export const reviewStorage = ({ sql: db, clock }: Database) => ({
  /** Adds a review of a lead and lets the lead and what says the same words stand as decided; false when there is no such lead any more. */
  add: ({ citing, position, treatment, decision, note, reviewer }: Review): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ words_hash: string; revision: number; caseId: string }>`
        select t.words_hash, d.revision, k.public_id as "caseId" from treatments t join ${unscoped('documents', 'that the reviewer may change it was decided before')} d on d.id = t.citing_id
          join works k on k.id = d.work_id
        where t.citing_id = ${citing} and t.position = ${position} and t.treatment = ${treatment} for update of t`.execute(transaction)
      const lead = rows[0]
      if (!lead) return false
      const { rows: added } = await sql`
        insert into treatment_reviews (citing_id, position, revision, treatment, words_hash, decision, note, reviewer_id, reviewer, reviewed_at)
        select ${citing}, ${position}, ${lead.revision}, ${treatment}, ${lead.words_hash}, ${decision}, ${note}, id, name, ${new Date(clock.now())}::timestamptz
        from users where id = ${reviewer}::uuid
        returning id`.execute(transaction)
      // No decision without who made it: an account may go while its request is on its way.
      if (added.length === 0) return false
      await sql`
        update treatments set decision = ${decision}
        where citing_id = ${citing} and treatment = ${treatment} and position = ${position}`.execute(transaction)
      const { caseId } = lead
      await record(transaction, clock.now(), [
        { name: 'treatment.reviewed', subject: caseId, account: null, actor: reviewer, payload: { decision } },
      ])
      return true
    }),

  /** Leads that nobody has decided on: the gravest, then that of the highest court, then the latest. */
  async undecided(
    reader: Reader,
    treatment: readonly Found[] | undefined,
    page: { limit: number; offset: number },
  ): Promise<UndecidedRow[]> {
    const { rows } = await sql<UndecidedRow>`
      select t.citing_id, t.position, t.treatment, t.told_by, t.opinion_kind, t.decision, t.start_offset, t.end_offset, t.paragraph, t.number,
        substr(r.content, t.quote_from + 1, t.quote_length) as quote, null as note, null as reviewed_at, ${caseOf('d')} as citing,
        ${caseOf('c')} as cited
      from (
        select t.*, ${rank} as rank, coalesce(nullif(d.hierarchy_level, 0), 9) as level, d.date
        ${undecidedSeenBy(reader)} and (${treatment ?? null}::text[] is null or t.treatment = any(${treatment ?? null}::text[]))
        order by rank, level, d.date desc nulls last, t.citing_id, t.position limit ${page.limit} offset ${page.offset}
      ) t
      join ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d on d.id = t.citing_id
      join ${unscoped('cases', 'its rows were chosen among those that the reader sees')} c on c.id = t.cited_id
      join revisions r on r.document_id = d.id and r.number = d.revision
      order by t.rank, t.level, t.date desc nulls last, t.citing_id, t.position`.execute(db)
    return rows
  },

  /** How many of them there are of each treatment. */
  async countUndecided(reader: Reader): Promise<{ value: Found; count: number }[]> {
    const { rows } = await sql<{ value: Found; count: number }>`
      select t.treatment as value, count(*)::integer as count ${undecidedSeenBy(reader)} group by t.treatment`.execute(db)
    return rows
  },

  /** Reviews of cases that the reader sees, the latest first. */
  async list(
    reader: Reader,
    caseId: string | undefined,
    page: { limit: number; offset: number },
  ): Promise<{ rows: ReviewRow[]; total: number }> {
    const found = sql`
      from treatment_reviews v join cases d on d.id = v.citing_id
      where ${seesDocument(reader, 'd')} and (${caseId ?? null}::text is null or d.case_id = ${caseId ?? null})`
    const [{ rows }, counted] = await Promise.all([
      sql<ReviewRow>`
        select v.id, json_build_object('id', d.case_id, 'title', d.title, 'citation', d.citation, 'court', d.court, 'date', d.date, 'sample', d.sample) as case,
          v.treatment, v.position, v.decision, v.note, v.reviewer, v.reviewed_at,
          (select p.decision from treatment_reviews p
            where p.citing_id = v.citing_id and p.treatment = v.treatment and p.words_hash = v.words_hash and p.id < v.id
            order by p.id desc limit 1) as before,
          case when c.id is null then null else
            json_build_object('id', c.case_id, 'title', c.title, 'citation', c.citation, 'court', c.court, 'date', c.date, 'sample', c.sample) end as cited,
          case when t.citing_id is null then null else
            json_build_object('quote', substr(r.content, t.quote_from + 1, t.quote_length), 'start', t.start_offset, 'end', t.end_offset,
              'paragraph', t.paragraph, 'number', t.number) end as words
        from (select v.* ${found} order by v.id desc limit ${page.limit} offset ${page.offset}) v
        join ${unscoped('cases', 'its rows were chosen among those that the reader sees')} d on d.id = v.citing_id
        left join revisions r on r.document_id = d.id and r.number = d.revision
        left join treatments t on t.citing_id = v.citing_id and t.position = v.position and t.treatment = v.treatment
          and t.words_hash = v.words_hash
        left join cases c on c.id = t.cited_id and ${seesDocument(reader, 'c')}
        order by v.id desc`.execute(db),
      sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db),
    ])
    return { rows, total: onlyRow(counted.rows).total }
  },
})

/** The notes of reviews that speak of a document, as one that cites or one that is cited. */
export async function reviewNotesOn(transaction: ReviewTransaction, documentId: number): Promise<{ id: number; note: string }[]> {
  const { rows } = await sql<{ id: number; note: string }>`
    select v.id, v.note from treatment_reviews v
    where v.citing_id = ${documentId} or exists (
      select 1 from treatments t
      where t.citing_id = v.citing_id and t.position = v.position and t.treatment = v.treatment and t.cited_id = ${documentId}
    )`.execute(transaction)
  return rows
}

export async function overwriteReviewNotes(transaction: ReviewTransaction, notes: readonly { id: number; note: string }[]) {
  for (const { id, note } of notes) await sql`update treatment_reviews set note = ${note} where id = ${id}`.execute(transaction)
}
