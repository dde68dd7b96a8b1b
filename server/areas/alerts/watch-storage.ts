import { sql } from 'kysely'
import type { Role } from '#contract/accounts'
import { type WatchKind, ownCitations } from '#contract/watches'
import type { Account } from '../../access/access.ts'
import { unscoped, isPublic } from '../../access/conditions-storage.ts'
import { excludingSamples } from '../../database/excluding-samples.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { relatedKinds } from './alert-kinds.ts'

/** A document that came or changed, as watches are asked of it. */
export interface ArrivedDocument {
  id: number
  caseId: string
  /** Whether everybody sees it. */
  isPublic: boolean
  /** YYYY-MM-DD; null where the day of the decision is not known. */
  decided: string | null
  at: Date
}

/** A watch that a document may be news to, with the account whose it is. */
export interface Watching {
  id: string
  account: Account
  kind: WatchKind
  target: string
  created_at: Date
  /** The last document that lay in the library when it was made. */
  after_document: number
}

/** What a document says of a watched case: it treats it, or cites it at least. */
export interface CitingRow extends Watching {
  citing_id: number
  cited_id: number
  treated: boolean
}

export interface NewWatchMatch {
  user_id: string
  watch_id: string
  document_id: number
  reason: string
  /** The work that the watched list or check relies on. */
  about_id: number | null
  is_old: boolean
}

/** One that was kept for the first time; whether its account wants to be told of such things. */
export type WatchMatchRow = NewWatchMatch & { is_told: boolean }

interface Found {
  userId: string
  role: Role
}

const why = 'which account sees what is watched is asked of each by its own reader'
const keptAtOnce = 5_000

export const watchStorage = ({ sql: db, clock }: Database) => {
  const columns = sql`w.id, w.kind, w.target, w.created_at, w.after_document, u.id as "userId", u.role`
  const accounts = sql`join users u on u.id = w.user_id and u.locked_at is null`
  const withAccount = <Row extends Found>({ userId, role, ...row }: Row) => ({ ...row, account: { userId, role } })

  return {
    inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work),

    async arrived(caseIds: readonly string[]): Promise<ArrivedDocument[]> {
      const { rows } = await sql<ArrivedDocument>`
        select d.id, k.public_id as "caseId", ${isPublic('d')} as "isPublic", d.date::text as decided, d.imported_at as at
        from works k join ${unscoped('documents', why)} d on d.work_id = k.id
        where k.public_id = any (${caseIds}::text[]) order by d.id`.execute(db)
      return rows
    },

    /** Watches of the cases that some documents cite or say something of. */
    async ofCited(citing: readonly number[]): Promise<CitingRow[]> {
      const { rows } = await sql<Omit<CitingRow, 'account'> & Found>`
        select ${columns}, s.citing_id, s.cited_id, bool_or(s.treated) as treated from (
          select citing_id, cited_id, false as treated from citations where citing_id = any (${citing}::integer[]) and verdict = 'resolved'
          union all
          select citing_id, cited_id, true from treatments where citing_id = any (${citing}::integer[]) and decision is distinct from 'rejected'
          union all
          select citing_id, cited_id, false from appeal_steps where citing_id = any (${citing}::integer[])
        ) s
        join ${unscoped('documents', why)} d on d.id = s.citing_id join ${unscoped('documents', why)} c on c.id = s.cited_id and c.id <> d.id
        join works k on k.id = c.work_id join watches w on w.kind = 'case' and w.target = k.public_id ${accounts}
        where ${excludingSamples('d', 'c')}
        group by w.id, u.id, s.citing_id, s.cited_id`.execute(db)
      return rows.map(withAccount)
    },

    /** Watches of some cases themselves. */
    async ofCases(caseIds: readonly string[]): Promise<Watching[]> {
      const { rows } = await sql<Omit<Watching, 'account'> & Found>`
        select ${columns} from watches w ${accounts} where w.kind = 'case' and w.target = any (${caseIds}::text[])`.execute(db)
      return rows.map(withAccount)
    },

    /** Watches of the judges, the courts and the stations that decided some documents. A judge is watched under every form of the name. */
    async ofDeciders(documents: readonly number[]): Promise<(Watching & { document_id: number })[]> {
      const { rows } = await sql<Omit<Watching, 'account'> & Found & { document_id: number }>`
        with decided as (
          select 'judge' as kind, n.name as target, m.document_id from document_judges m
          join ${unscoped('judges', why)} j on j.id = m.judge_id
          join ${unscoped('judges', why)} n on coalesce(n.same_as, n.id) = coalesce(j.same_as, j.id)
          where m.document_id = any (${documents}::integer[])
          union
          select 'court', t.name, d.id from ${unscoped('cases', why)} d cross join unnest(array[d.court, d.court_station]) as t (name)
          where d.id = any (${documents}::integer[]) and t.name is not null
        )
        select distinct ${columns}, s.document_id from decided s join watches w on w.kind = s.kind and w.target = s.target ${accounts}`.execute(
        db,
      )
      return rows.map(withAccount)
    },

    /** Watches of provisions of the Acts that some documents say something of, by the names of those Acts. */
    async ofLaw(documents: readonly number[]): Promise<Watching[]> {
      const { rows } = await sql<Omit<Watching, 'account'> & Found>`
        with acts as (
          select distinct k.public_id from law_citations l join act_keys a on a.key = l.act_key
          join ${unscoped('documents', why)} d on d.id = a.document_id join works k on k.id = d.work_id
          where l.citing_id = any (${documents}::integer[]) and l.said is not null
        )
        select ${columns} from acts join watches w on w.kind = 'provision' and split_part(w.target, '~', 1) = acts.public_id ${accounts}`.execute(
        db,
      )
      return rows.map(withAccount)
    },

    /** Watches of provisions of some Acts. */
    async ofActs(caseIds: readonly string[]): Promise<Watching[]> {
      const { rows } = await sql<Omit<Watching, 'account'> & Found>`
        select ${columns} from watches w ${accounts}
        where w.kind = 'provision' and split_part(w.target, '~', 1) = any (${caseIds}::text[])`.execute(db)
      return rows.map(withAccount)
    },

    /** Watches of lists and checks that rely on some documents, each with the work of the document. */
    async ofRelied(documents: readonly number[]): Promise<(Watching & { relied_id: number; about_id: number })[]> {
      const { rows } = await sql<Omit<Watching, 'account'> & Found & { relied_id: number; about_id: number }>`
        with relied as (select d.id, d.work_id from ${unscoped('documents', why)} d where d.id = any (${documents}::integer[])),
        kept as (
          select 'list' as kind, ${ownCitations} as target, k.user_id, r.id, r.work_id from relied r
          join kept_citations k on k.work_id = r.work_id and k.deleted_at is null
          union
          select 'list', i.project_id::text, null, r.id, r.work_id from relied r
          join kept_citations k on k.work_id = r.work_id and k.deleted_at is null
          join project_items i on i.type = 'citation' and i.item_id = k.id::text
          union
          select 'check', x.check_id::text, null, r.id, r.work_id from relied r join document_check_works x on x.work_id = r.work_id
        )
        select distinct ${columns}, k.id as relied_id, k.work_id as about_id
        from kept k join watches w on w.kind = k.kind and w.target = k.target and (k.user_id is null or k.user_id = w.user_id) ${accounts}`.execute(
        db,
      )
      return rows.map(withAccount)
    },

    /** The reasons for which some documents have been told to some watches. */
    async reasons(
      watches: readonly string[],
      documents: readonly number[],
    ): Promise<{ watch_id: string; document_id: number; reason: string }[]> {
      const { rows } = await sql<{ watch_id: string; document_id: number; reason: string }>`
        select watch_id, document_id, reason from watch_matches
        where watch_id = any (${watches}::uuid[]) and document_id = any (${documents}::integer[])`.execute(db)
      return rows
    },

    /** Keeps what is news; answers what had not been kept before. What has gone meanwhile is left out. */
    async keep(transaction: DatabaseTransaction, matches: readonly NewWatchMatch[]): Promise<WatchMatchRow[]> {
      const kept: WatchMatchRow[] = []
      for (let from = 0; from < matches.length; from += keptAtOnce) {
        const { rows } = await sql<WatchMatchRow>`
          with kept as (
            insert into watch_matches (user_id, watch_id, document_id, reason, about_id, is_old, wants_mail, matched_at)
            select m.user_id, m.watch_id, m.document_id, m.reason, m.about_id, m.is_old, true, ${new Date(clock.now())}::timestamptz
            from jsonb_to_recordset(${JSON.stringify(matches.slice(from, from + keptAtOnce))}::jsonb)
              as m (user_id uuid, watch_id uuid, document_id integer, reason text, about_id integer, is_old boolean)
              join watches w on w.id = m.watch_id join ${unscoped('documents', why)} d on d.id = m.document_id
            on conflict do nothing returning user_id, watch_id, document_id, reason, about_id, is_old
          )
          select kept.*, coalesce(case when w.kind = any(${relatedKinds}::text[]) then p.related_cases else p.case_updates end, true) as is_told
          from kept join watches w on w.id = kept.watch_id left join preferences p on p.user_id = kept.user_id`.execute(transaction)
        kept.push(...rows)
      }
      return kept
    },
  }
}
