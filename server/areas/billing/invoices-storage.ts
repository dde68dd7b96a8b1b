import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Reader } from '../../access/access.ts'
import { may } from '../../access/conditions-storage.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'
import type { BillingTransaction } from './storage.ts'

export type InvoiceRow = Selectable<Tables['billing_invoices']>
export type NewInvoice = Omit<Insertable<Tables['billing_invoices']>, 'id' | 'number' | 'series' | 'position' | 'etims_number'>

export const invoicesStorage = (db: Kysely<Tables>) => ({
  list: (reader: Reader, { limit, offset }: { limit: number; offset: number }): Promise<InvoiceRow[]> =>
    db
      .selectFrom('billing_invoices')
      .selectAll()
      .where(may(reader, 'read', 'billing_invoices'))
      .orderBy('issued_at', 'desc')
      .orderBy('position', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),

  count: async (reader: Reader): Promise<number> =>
    (
      await db
        .selectFrom('billing_invoices')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(may(reader, 'read', 'billing_invoices'))
        .executeTakeFirstOrThrow()
    ).count,

  byId: async (reader: Reader, id: string) =>
    isUuid(id)
      ? db
          .selectFrom('billing_invoices')
          .innerJoin('billing_payments', 'billing_payments.id', 'billing_invoices.payment_id')
          .selectAll('billing_invoices')
          .select(['billing_payments.method', 'billing_payments.receipt'])
          .where(may(reader, 'read', 'billing_invoices'))
          .where('billing_invoices.id', '=', id)
          .executeTakeFirst()
      : undefined,

  byPayment: (paymentId: string): Promise<InvoiceRow | undefined> =>
    db.selectFrom('billing_invoices').selectAll().where('payment_id', '=', paymentId).executeTakeFirst(),

  /** Undefined where there is no such invoice, or it has a number already. */
  setEtimsNumber: (number: string, etims: string): Promise<InvoiceRow | undefined> =>
    db
      .updateTable('billing_invoices')
      .set({ etims_number: etims })
      .where('number', '=', number)
      .where(sql<boolean>`coalesce(etims_number, ${etims}) = ${etims}`)
      .returningAll()
      .executeTakeFirst(),

  /** Forgets invoices of accounts that are gone, once their time is over. */
  async forgetOld(before: Date) {
    const { rows } = await sql<{ payment_id: string }>`
      delete from billing_invoices where user_id is null and issued_at < ${before} returning payment_id`.execute(db)
    if (rows.length === 0) return
    await db
      .deleteFrom('billing_payments')
      .where(
        'id',
        'in',
        rows.map(({ payment_id }) => payment_id),
      )
      .execute()
  },
})

/**
 * Issues an invoice under the next number of its series. The counter is held until the transaction ends: who issues at the same time waits,
 * and a number that was not used is given again.
 */
export async function issueInvoice(transaction: BillingTransaction, invoice: NewInvoice, series: string): Promise<InvoiceRow> {
  const { value: position } = await transaction
    .insertInto('billing_counters')
    .values({ series, value: 1 })
    .onConflict((conflict) => conflict.column('series').doUpdateSet({ value: sql<number>`billing_counters.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow()
  const number = `HK-${series}-${String(position).padStart(5, '0')}`
  return transaction
    .insertInto('billing_invoices')
    .values({ ...invoice, series, position, number })
    .returningAll()
    .executeTakeFirstOrThrow()
}
