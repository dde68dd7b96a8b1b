import { type Transaction, sql } from 'kysely'
import { type HistoryType, collapsingMinutes, mostEntries } from '#contract/history'
import type { Reader } from '../../access/access.ts'
import { may } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'

export interface HistoryRow {
  id: string
  type: HistoryType
  case_id: string | null
  query: string | null
  occurred_at: Date
}

/** Done to a case, or a search. */
export type RecordedAction = { type: Exclude<HistoryType, 'search'>; caseId: string } | { type: 'search'; query: string }

const columns = ['id', 'type', 'query', 'occurred_at'] as const

export const historyStorage = ({ sql: db, clock }: Database) => {
  const of = (reader: Reader, types: readonly HistoryType[] | undefined) => {
    const entries = db.selectFrom('history_entries').where(may(reader, 'read', 'history_entries'))
    return types ? entries.where('type', '=', sql<HistoryType>`any(${types}::text[])`) : entries
  }

  return {
    /** One entry for the same action within some minutes: the last one is moved to now. None for a case that has gone meanwhile. */
    record: (reader: Reader, action: RecordedAction): Promise<HistoryRow | null> =>
      db.transaction().execute(async (transaction) => {
        const caseId = 'caseId' in action ? action.caseId : null
        const work = caseId === null ? null : await findWork(transaction, caseId)
        if (work === undefined) return null
        const what = { type: action.type, work_id: work, query: 'query' in action ? action.query : null }
        // Two tabs at once make one entry.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`history ${reader.userId}`}, 0))`.execute(transaction)
        const at = new Date(clock.now())
        const again = await transaction
          .updateTable('history_entries')
          .set({ occurred_at: at })
          .where(may(reader, 'change', 'history_entries'))
          .where('type', '=', what.type)
          .where('work_id', 'is not distinct from', what.work_id)
          .where('query', 'is not distinct from', what.query)
          .where('occurred_at', '>', new Date(clock.now() - collapsingMinutes * 60_000))
          .returning(columns)
          .executeTakeFirst()
        if (again) return { ...again, case_id: caseId }
        const added = await transaction
          .insertInto('history_entries')
          .values({ user_id: reader.userId, ...what, occurred_at: at })
          .returning(columns)
          .executeTakeFirstOrThrow()
        return { ...added, case_id: caseId }
      }),

    list: (reader: Reader, types: readonly HistoryType[] | undefined, { limit, offset }: { limit: number; offset: number }) =>
      of(reader, types)
        .leftJoin('works', 'works.id', 'work_id')
        .select(['history_entries.id', 'type', 'public_id as case_id', 'query', 'occurred_at'])
        .orderBy('occurred_at', 'desc')
        .orderBy('history_entries.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    count: async (reader: Reader, types: readonly HistoryType[] | undefined): Promise<number> =>
      (
        await of(reader, types)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
      ).count,

    async delete(reader: Reader, id: string): Promise<boolean> {
      if (!isUuid(id)) return false
      const deleted = await db
        .deleteFrom('history_entries')
        .where(may(reader, 'delete', 'history_entries'))
        .where('id', '=', id)
        .executeTakeFirst()
      return deleted.numDeletedRows > 0n
    },

    async clear(reader: Reader, types: readonly HistoryType[] | undefined): Promise<number> {
      let entries = db.deleteFrom('history_entries').where(may(reader, 'delete', 'history_entries'))
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

/** The work with a public id, held until the transaction ends. */
async function findWork(transaction: Transaction<Tables>, publicId: string): Promise<number | undefined> {
  const work = await transaction.selectFrom('works').select('id').where('public_id', '=', publicId).forKeyShare().executeTakeFirst()
  return work?.id
}
