import { sql } from 'kysely'
import { type HistoryType, collapsingMinutes, mostEntries } from '#contract/history'
import type { Database } from '../../database/open.ts'
import { isUuid } from '../../database/uuid.ts'

export interface HistoryRow {
  id: string
  type: HistoryType
  case_id: string | null
  query: string | null
  occurred_at: Date
}

/** Done to a case, or a search. */
export type Deed = { type: Exclude<HistoryType, 'search'>; caseId: string } | { type: 'search'; query: string }

const columns = ['id', 'type', 'case_id', 'query', 'occurred_at'] as const

export const historyStorage = ({ sql: db }: Database) => {
  const of = (userId: string, types: readonly HistoryType[] | undefined) => {
    const entries = db.selectFrom('history_entries').where('user_id', '=', userId)
    return types ? entries.where('type', '=', sql<HistoryType>`any(${types}::text[])`) : entries
  }

  return {
    /** One entry for the same deed within some minutes: the last one is moved to now. */
    record: (userId: string, deed: Deed): Promise<HistoryRow> =>
      db.transaction().execute(async (transaction) => {
        const what = { type: deed.type, case_id: 'caseId' in deed ? deed.caseId : null, query: 'query' in deed ? deed.query : null }
        // Two tabs at once make one entry.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`history ${userId}`}, 0))`.execute(transaction)
        const again = await transaction
          .updateTable('history_entries')
          .set({ occurred_at: sql<Date>`now()` })
          .where('user_id', '=', userId)
          .where('type', '=', what.type)
          .where('case_id', 'is not distinct from', what.case_id)
          .where('query', 'is not distinct from', what.query)
          .where('occurred_at', '>', sql<Date>`now() - make_interval(mins => ${collapsingMinutes})`)
          .returning(columns)
          .executeTakeFirst()
        if (again) return again
        return transaction
          .insertInto('history_entries')
          .values({ user_id: userId, ...what })
          .returning(columns)
          .executeTakeFirstOrThrow()
      }),

    list: (userId: string, types: readonly HistoryType[] | undefined, { limit, offset }: { limit: number; offset: number }) =>
      of(userId, types).select(columns).orderBy('occurred_at', 'desc').orderBy('id').limit(limit).offset(offset).execute(),

    count: async (userId: string, types: readonly HistoryType[] | undefined): Promise<number> =>
      (
        await of(userId, types)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    async delete(userId: string, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const deleted = await db.deleteFrom('history_entries').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
      return deleted.numDeletedRows > 0n
    },

    async clear(userId: string, types: readonly HistoryType[] | undefined): Promise<number> {
      let entries = db.deleteFrom('history_entries').where('user_id', '=', userId)
      if (types) entries = entries.where('type', '=', sql<HistoryType>`any(${types}::text[])`)
      return Number((await entries.executeTakeFirst()).numDeletedRows)
    },

    /** Keeps the newest of each account. */
    async forgetOldest() {
      await sql`
        delete from history_entries where id in (
          select id from (
            select id, row_number() over (partition by user_id order by occurred_at desc, id) as place from history_entries) as placed
          where place > ${mostEntries})`.execute(db)
    },
  }
}
