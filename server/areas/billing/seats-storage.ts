import { type Kysely, type Selectable, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { may, ownerIsThere } from '../../access/conditions-storage.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'

export type SeatRow = Selectable<Tables['billing_seats']> & { name: string | null }

export const seatsStorage = (db: Kysely<Tables>) => {
  const seats = db.selectFrom('billing_seats').leftJoin('users', 'users.id', 'billing_seats.user_id')
  return {
    list: (reader: Reader): Promise<SeatRow[]> =>
      seats
        .selectAll('billing_seats')
        .select('users.name')
        .where(may(reader, 'read', 'billing_seats'))
        .orderBy('invited_at')
        .orderBy('billing_seats.id')
        .execute(),

    byId: async (reader: Reader, id: string): Promise<SeatRow | undefined> =>
      isUuid(id)
        ? seats
            .selectAll('billing_seats')
            .select('users.name')
            .where(may(reader, 'change', 'billing_seats'))
            .where('billing_seats.id', '=', id)
            .executeTakeFirst()
        : undefined,

    /** How many people an account has given a seat or invited to one, with itself. */
    countOf: async (holder: string): Promise<number> =>
      1 +
      (
        await db
          .selectFrom('billing_seats')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('holder_id', '=', holder)
          .executeTakeFirstOrThrow()
      ).count,

    /** Undefined where this address has been invited already. */
    insert: (seat: Pick<SeatRow, 'holder_id' | 'email' | 'email_key' | 'invited_at' | 'expires_at'>) =>
      db
        .insertInto('billing_seats')
        .values(seat)
        .onConflict((conflict) => conflict.columns(['holder_id', 'email_key']).doNothing())
        .returningAll()
        .executeTakeFirst(),

    async renew(id: string, expiresAt: Date) {
      await db.updateTable('billing_seats').set({ token_hash: null, expires_at: expiresAt }).where('id', '=', id).execute()
    },

    /** An open invitation, for its mail. */
    forMail: (id: string) =>
      db
        .selectFrom('billing_seats')
        .select(['email', 'expires_at'])
        .where(sql<boolean>`id = ${id}::uuid`)
        .where('user_id', 'is', null)
        .executeTakeFirst(),

    async setToken(id: string, hash: string) {
      await db.updateTable('billing_seats').set({ token_hash: hash }).where('id', '=', id).where('user_id', 'is', null).execute()
    },

    byToken: (hash: string, now: Date) =>
      db
        .selectFrom('billing_seats')
        .innerJoin('users', 'users.id', 'billing_seats.holder_id')
        .select(['billing_seats.id', 'holder_id', 'billing_seats.email', 'users.name as holder'])
        .where('token_hash', '=', hash)
        .where('user_id', 'is', null)
        .where(ownerIsThere('billing_seats.holder_id'))
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    /** False where this account has a seat of the holder already, or somebody was faster. */
    async take(id: string, account: string): Promise<boolean> {
      const { rows } = await sql`
        update billing_seats s set user_id = ${account}::uuid, token_hash = null
        where s.id = ${id} and s.user_id is null and s.holder_id <> ${account}::uuid
          and not exists (select from billing_seats o where o.holder_id = s.holder_id and o.user_id = ${account}::uuid)
        returning s.id`.execute(db)
      return rows.length > 0
    },

    async remove(id: string) {
      await db.deleteFrom('billing_seats').where('id', '=', id).execute()
    },

    /** Ends the seats that an account has of others; answers how many they were. */
    leave: async (account: string): Promise<number> =>
      (await db.deleteFrom('billing_seats').where('user_id', '=', account).returning('id').execute()).length,
  }
}
