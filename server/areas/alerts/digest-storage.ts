import { sql } from 'kysely'
import { type AlertFrequency, type SavedFilters, alertFrequencies } from '#contract/saved-searches'
import type { Account, Reader } from '../../access/access.ts'
import { unscoped, seesDocument } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { relatedKinds } from './alert-kinds.ts'
import type { DueTimes } from './digest-schedule.ts'

/** An account for which something waits to be mailed. */
export interface WaitingAccount {
  account: string
  /** Null where the account never said. */
  timeZone: string | null
  /** Whether it wants mail of all kinds and its address took the last one: nothing that waits is to be given up. */
  wantsAll: boolean
  /** When the first of what waits was matched, by how often it is told. */
  first: Record<AlertFrequency, Date | null>
}

/** Which alerts an account wants by mail, as its preferences name them. */
export interface Wanted {
  relatedCases: boolean
  caseUpdates: boolean
}

/** What one mail tells of one watch for one reason. */
export interface WatchedPart {
  watchId: string
  reason: string
  /** The work that a watched list or check relies on. */
  aboutId: number | null
  /** The new documents, and how many old ones came beside them. */
  documents: number[]
  old: number
}

/** What a document says of another. */
export interface Said {
  document_id: number
  paragraph: number | null
  quote: string
}

/** What one mail tells of one search. */
export interface DigestPart {
  searchId: string
  name: string
  query: string
  filters: SavedFilters
  /** The new documents, and how many old ones came beside them. */
  documents: number[]
  old: number
}

/** Milliseconds without anything new after which what came is told together, and after which it is told anyway. */
const rest = 15_000
const maxRest = 600_000

const isAmong = ({ relatedCases, caseUpdates }: Wanted) =>
  sql<boolean>`(case when m.watch_id is null or w.kind = any(${relatedKinds}::text[]) then ${relatedCases}::boolean else ${caseUpdates}::boolean end)`

export const digestStorage = ({ sql: db, clock }: Database) => ({
  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /**
   * Accounts for which something new waits to be mailed. Old law alone makes no mail, and while more is still coming in, what has come waits for it
   * to come to rest.
   */
  async waiting(now: number): Promise<WaitingAccount[]> {
    const firstOf = (frequency: AlertFrequency) =>
      sql`min(m.matched_at) filter (where coalesce(s.alert_frequency, w.frequency) = ${frequency}) as ${sql.ref(frequency)}`
    const { rows } = await sql<Omit<WaitingAccount, 'first'> & WaitingAccount['first']>`
      select m.user_id as account, p.time_zone as "timeZone",
        coalesce(p.email_enabled and p.update_frequency <> 'never' and p.related_cases and p.case_updates, true) and r.user_id is null as "wantsAll",
        ${sql.join(alertFrequencies.map(firstOf))}
      from watch_matches m left join saved_searches s on s.id = m.saved_search_id left join watches w on w.id = m.watch_id
      left join preferences p on p.user_id = m.user_id left join mail_refusals r on r.user_id = m.user_id
      where m.wants_mail and m.digest_id is null group by m.user_id, p.user_id, r.user_id
      having bool_or(not m.is_old) and (max(m.matched_at) <= ${new Date(now - rest)} or min(m.matched_at) <= ${new Date(now - maxRest)})
      order by m.user_id`.execute(db)
    return rows.map(({ account, timeZone, wantsAll, ...first }) => ({ account, timeZone, wantsAll, first }))
  },

  /** Whom a mail goes to; undefined of an account that is gone or locked. */
  async recipient(account: string): Promise<{ account: Account; email: string; isVerified: boolean; refused: number } | undefined> {
    const found = await db
      .selectFrom('users')
      .leftJoin('mail_refusals', 'mail_refusals.user_id', 'users.id')
      .select(['users.id', 'role', 'email', 'verified_at', 'refused'])
      .where('users.id', '=', account)
      .where('locked_at', 'is', null)
      .executeTakeFirst()
    if (!found) return undefined
    const { id, role, email, verified_at, refused } = found
    return { account: { userId: id, role }, email, isVerified: verified_at !== null, refused: refused ?? 0 }
  },

  /**
   * Puts what is due into a mail; false where nothing is. Two that do it at once never take the same, since each waits for the rows of the other
   * and then finds them taken.
   */
  async take(transaction: DatabaseTransaction, account: string, digest: string, due: DueTimes, wanted: Wanted): Promise<boolean> {
    const { rows } = await sql<{ is_old: boolean }>`
      with due as (
        select m.id, m.is_old from watch_matches m left join saved_searches s on s.id = m.saved_search_id left join watches w on w.id = m.watch_id
        where m.user_id = ${account}::uuid and m.wants_mail and m.digest_id is null and ${isAmong(wanted)}
          and m.matched_at <= case coalesce(s.alert_frequency, w.frequency)
          when 'daily' then ${new Date(due.daily)}::timestamptz when 'weekly' then ${new Date(due.weekly)}::timestamptz
          when 'monthly' then ${new Date(due.monthly)}::timestamptz else 'infinity' end
        order by m.id for update of m
      )
      update watch_matches m set digest_id = ${digest}::uuid from due
      where m.id = due.id and m.digest_id is null and exists (select from due new where not new.is_old) returning m.is_old`.execute(
      transaction,
    )
    return rows.some(({ is_old }) => !is_old)
  },

  /** Wants no mail of what waits and is not wanted: whoever switches mails on again is not told of all that came before. */
  async giveUp(account: string, wanted: Wanted) {
    await sql`
      with given as (
        select m.id from watch_matches m left join watches w on w.id = m.watch_id
        where m.user_id = ${account}::uuid and m.wants_mail and m.digest_id is null and not ${isAmong(wanted)}
      )
      update watch_matches m set wants_mail = false from given where m.id = given.id`.execute(db)
  },

  /** What a mail tells, search by search in the order of their names; of searches that are still kept, with alerts that are still on. */
  async parts(digest: string): Promise<DigestPart[]> {
    const { rows } = await sql<DigestPart>`
      select s.id as "searchId", s.name, s.query, s.filters,
        coalesce(array_agg(m.document_id order by m.id) filter (where not m.is_old), '{}') as documents,
        (count(*) filter (where m.is_old))::integer as old
      from watch_matches m join saved_searches s on s.id = m.saved_search_id and s.deleted_at is null and s.alert_enabled
      where m.digest_id = ${digest}::uuid group by s.id order by s.name, s.id`.execute(db)
    return rows
  },

  /** What a mail tells of watches that are still kept, those that were made first before the others. */
  async watchedParts(digest: string): Promise<WatchedPart[]> {
    const { rows } = await sql<WatchedPart>`
      select w.id as "watchId", split_part(m.reason, ' ', 1) as reason, m.about_id as "aboutId",
        coalesce(array_agg(distinct m.document_id) filter (where not m.is_old), '{}') as documents,
        (count(distinct m.document_id) filter (where m.is_old))::integer as old
      from watch_matches m join watches w on w.id = m.watch_id
      where m.digest_id = ${digest}::uuid group by w.id, 2, 3 order by w.created_at, w.id, 2, 3`.execute(db)
    return rows
  },

  /** The titles of some works, as far as the reader sees them. */
  async titles(reader: Reader, works: readonly number[]): Promise<Map<number, string>> {
    if (works.length === 0) return new Map()
    const { rows } = await sql<{ id: number; title: string }>`
      select d.work_id as id, d.title from documents d where d.work_id = any (${works}::integer[]) and ${seesDocument(reader, 'd')}`.execute(
      db,
    )
    return new Map(rows.map(({ id, title }) => [id, title]))
  },

  /** The words in which some documents say most of a work, by its id or as the API names it: a step of an appeal, a treatment, or a citation. */
  async said(documents: readonly number[], { work, caseId }: { work: number | null; caseId: string | null }): Promise<Said[]> {
    const { rows } = await sql<Said>`
      select distinct on (s.citing_id) s.citing_id as document_id, s.paragraph, substr(r.content, s.quote_from + 1, s.quote_length) as quote
      from (
        select citing_id, cited_id, 0 as rank, 0 as position, coalesce(decided_paragraph, paragraph) as paragraph,
          coalesce(decided_quote_from, quote_from) as quote_from, coalesce(decided_quote_length, quote_length) as quote_length
        from appeal_steps where citing_id = any (${documents}::integer[])
        union all
        select citing_id, cited_id, case decision when 'confirmed' then 1 else 2 end, position, paragraph, quote_from, quote_length
        from treatments where citing_id = any (${documents}::integer[]) and decision is distinct from 'rejected'
        union all
        select citing_id, cited_id, 3, position, paragraph, quote_from, quote_length
        from citations where citing_id = any (${documents}::integer[]) and verdict = 'resolved'
      ) s
      join ${unscoped('documents', 'they are told to a reader who sees them')} d on d.id = s.citing_id
      join ${unscoped('documents', 'only of which work it is')} c on c.id = s.cited_id join works k on k.id = c.work_id
      join revisions r on r.document_id = d.id and r.number = d.revision
      where k.id = ${work}::integer or k.public_id = ${caseId}::text
      order by s.citing_id, s.rank, s.position`.execute(db)
    return rows
  },

  async refused(account: string) {
    const at = new Date(clock.now())
    await db
      .insertInto('mail_refusals')
      .values({ user_id: account, refused: 1, refused_at: at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ refused: sql<number>`mail_refusals.refused + 1`, refused_at: at }))
      .execute()
  },

  async delivered(account: string) {
    await db.deleteFrom('mail_refusals').where('user_id', '=', account).execute()
  },
})
