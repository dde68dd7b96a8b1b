import { sql } from 'kysely'
import { isOwnedBy } from '../../access/conditions-storage.ts'
import type { Database } from '../../database/open.ts'
import { onlyRow } from '../../database/only-row.ts'

/** Milliseconds after which a reservation that nobody gave back counts no more; files of one upload take less. */
const reservedFor = 15 * 60_000

export const libraryStorage = ({ sql: db, clock }: Database) => ({
  /**
   * Sets room for files aside while they are read: nobody else who adds to the account's library, in whatever process, has it. Answers the
   * id to give it back by, or the bytes that are taken where there is no room.
   */
  reserve: (ownerId: string, bytes: number, most: number): Promise<{ id: string } | { taken: number }> =>
    db.transaction().execute(async (transaction) => {
      await sql`select 1 from users where id = ${ownerId}::uuid for no key update`.execute(transaction)
      await sql`delete from upload_reservations where user_id = ${ownerId}::uuid and expires_at < ${new Date(clock.now())}`.execute(
        transaction,
      )
      const { rows } = await sql<{ taken: number }>`
        select (coalesce((select sum(uploaded_bytes) from documents d where ${isOwnedBy(ownerId, 'd')}), 0)
          + coalesce((select sum(bytes) from upload_reservations where user_id = ${ownerId}::uuid), 0))::bigint as taken`.execute(
        transaction,
      )
      const { taken } = onlyRow(rows)
      if (taken + bytes > most) return { taken }
      const { rows: reserved } = await sql<{ id: string }>`
        insert into upload_reservations (user_id, bytes, expires_at)
        values (${ownerId}::uuid, ${bytes}, ${new Date(clock.now() + reservedFor)}) returning id`.execute(transaction)
      return onlyRow(reserved)
    }),

  /** Counts documents from uploads whose indexes are not settled; answers how many there are now. */
  async countUnsettled(documents: number): Promise<number> {
    const { rows } = await sql<{ documents: number }>`
      update unsettled_uploads set documents = documents + ${documents} returning documents`.execute(db)
    return onlyRow(rows).documents
  },

  release: (id: string) => db.deleteFrom('upload_reservations').where('id', '=', id).execute(),

  /** Notes the bytes of uploaded files with the documents of an account that were made of them. */
  async addBytes(ownerId: string, documents: readonly { caseId: string; bytes: number }[]) {
    await sql`
      update documents d set uploaded_bytes = coalesce(d.uploaded_bytes, 0) + u.bytes
      from (select id, sum(bytes) as bytes
        from unnest(${documents.map(({ caseId }) => caseId)}::text[], ${documents.map(({ bytes }) => bytes)}::bigint[]) as r (id, bytes)
        group by id) u
      where d.work_id = (select w.id from works w where w.public_id = u.id) and ${isOwnedBy(ownerId, 'd')}`.execute(db)
  },
})
