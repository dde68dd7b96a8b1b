import { sql } from 'kysely'
import type { Account, Reader } from '../../access/access.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'

export interface KeptDevice {
  id: string
  sealed: string
  /** The number of the last notice that it was told. */
  told: number
}

/** Devices that one account may have; the oldest give way. */
const maxDevices = 20

export const pushStorage = ({ sql: db, clock }: Database) => ({
  /** Keeps a device for an account, also one that was another's before; what the account was told until now is not told there. */
  keep: (reader: Reader, { id, hash, sealed }: { id: string; hash: string; sealed: string }): Promise<void> =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('push_subscriptions').where('address_hash', '=', hash).execute()
      await sql`
        insert into push_subscriptions (id, user_id, address_hash, sealed, told, created_at)
        values (${id}::uuid, ${reader.userId}::uuid, ${hash}, ${sealed},
          (select coalesce(max(last), 0) from notification_counts where user_id = ${reader.userId}::uuid), ${new Date(clock.now())}::timestamptz)
        on conflict (address_hash) do nothing`.execute(transaction)
      await sql`
        delete from push_subscriptions where id in (
          select id from push_subscriptions where user_id = ${reader.userId}::uuid order by created_at desc, id offset ${maxDevices})`.execute(
        transaction,
      )
    }),

  /** Those of some accounts that have devices and want to be notified there. */
  async wanting(transaction: DatabaseTransaction, accounts: readonly string[]): Promise<string[]> {
    const { rows } = await sql<{ user_id: string }>`
      select p.user_id from preferences p where p.user_id = any (${accounts}::uuid[]) and p.push_enabled
        and exists (select from push_subscriptions s where s.user_id = p.user_id)`.execute(transaction)
    return rows.map(({ user_id: account }) => account)
  },

  /** An account with its devices; null where it wants no notices there, or is locked. */
  async devicesOf(account: string): Promise<{ account: Account; devices: KeptDevice[] } | null> {
    const { rows } = await sql<Account>`
      select u.id as "userId", u.role from users u join preferences p on p.user_id = u.id and p.push_enabled
      where u.id = ${account}::uuid and u.locked_at is null`.execute(db)
    if (!rows[0]) return null
    const devices = await sql<KeptDevice>`
      select id, sealed, told from push_subscriptions where user_id = ${account}::uuid order by created_at, id`.execute(db)
    return { account: rows[0], devices: devices.rows }
  },

  async told(device: string, number: number): Promise<void> {
    await sql`update push_subscriptions set told = greatest(told, ${number}::bigint) where id = ${device}::uuid`.execute(db)
  },

  async forget(device: string): Promise<void> {
    await db.deleteFrom('push_subscriptions').where('id', '=', device).execute()
  },
})
