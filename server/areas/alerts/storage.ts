import { sql } from 'kysely'
import type { Role } from '#contract/accounts'
import type { SavedFilters } from '#contract/saved-searches'
import type { Account } from '../../access/access.ts'
import { unscoped } from '../../access/conditions-storage.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'

/** A saved search as it is matched, whoever keeps it. */
export interface MatchedSearch {
  id: string
  account: Account
  query: string
  filters: SavedFilters
  alert_enabled: boolean
  /** The last document that lay in the library when it was made. */
  after_document: number
  created_at: Date
}

export interface NewMatch {
  user_id: string
  saved_search_id: string
  document_id: number
  reason: 'found'
  is_old: boolean
  wants_mail: boolean
}

/** One that was kept for the first time; whether its account wants to be told of such things. */
export type MatchRow = NewMatch & { is_told: boolean }

const keptAtOnce = 5_000

export const matchingStorage = ({ sql: db, clock }: Database) => ({
  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>): Promise<T> => db.transaction().execute(work),

  /** Whether anything is sought at all. */
  async hasSearches(): Promise<boolean> {
    const { rows } = await sql`select from saved_searches where deleted_at is null limit 1`.execute(db)
    return rows.length > 0
  },

  /** The searches that need one of some stems, and those that need none. */
  async searchesWith(stems: readonly string[]): Promise<MatchedSearch[]> {
    const columns = sql`s.id, s.query, s.filters, s.alert_enabled, s.after_document, s.created_at, u.id as "userId", u.role`
    const account = sql`join users u on u.id = s.user_id and u.locked_at is null`
    const { rows } = await sql<Omit<MatchedSearch, 'account'> & { userId: string; role: Role }>`
      select ${columns} from saved_searches s ${account} where s.deleted_at is null and s.stems && ${stems}::text[]
      union all
      select ${columns} from saved_searches s ${account} where s.deleted_at is null and s.stems is null
      order by 1`.execute(db)
    return rows.map(({ userId, role, ...search }) => ({ ...search, account: { userId, role } }))
  },

  /** Keeps what was matched; answers those that had not been kept before. What has gone meanwhile is left out. */
  async keep(transaction: DatabaseTransaction, matches: readonly NewMatch[]): Promise<MatchRow[]> {
    const kept: MatchRow[] = []
    for (let from = 0; from < matches.length; from += keptAtOnce) {
      const { rows } = await sql<MatchRow>`
        insert into watch_matches (user_id, saved_search_id, document_id, reason, is_old, wants_mail, matched_at)
        select m.user_id, m.saved_search_id, m.document_id, m.reason, m.is_old, m.wants_mail, ${new Date(clock.now())}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(matches.slice(from, from + keptAtOnce))}::jsonb)
          as m (user_id uuid, saved_search_id uuid, document_id integer, reason text, is_old boolean, wants_mail boolean)
          join saved_searches s on s.id = m.saved_search_id
          join ${unscoped('documents', 'they were found by the reader whose search it is')} d on d.id = m.document_id
        on conflict do nothing
        returning user_id, saved_search_id, document_id, reason, is_old, wants_mail,
          wants_mail and coalesce((select p.related_cases from preferences p where p.user_id = watch_matches.user_id), true) as is_told`.execute(
        transaction,
      )
      kept.push(...rows)
    }
    return kept
  },
})
