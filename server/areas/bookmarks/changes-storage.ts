import type { Transaction } from 'kysely'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { record } from '../../events/events.ts'

/** What every change of bookmarks goes by: one transaction, which also records what happened to them. */
export const changesOf = ({ sql: db, clock }: Pick<Database, 'sql' | 'clock'>) => ({
  changing: <T>(change: (transaction: Transaction<Tables>) => Promise<T>) =>
    db.isTransaction ? change(db as Transaction<Tables>) : db.transaction().execute(change),

  happened: (
    transaction: Transaction<Tables>,
    reader: Reader,
    name: 'bookmark.added' | 'bookmark.changed' | 'bookmark.deleted' | 'bookmark.restored',
    bookmarks: readonly { id: string; work_id: number }[],
  ) =>
    record(
      transaction,
      clock.now(),
      bookmarks.map(({ id, work_id: work }) => ({ name, subject: id, account: reader.userId, actor: reader.userId, payload: { work } })),
    ),
})
