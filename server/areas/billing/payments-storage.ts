import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { PaymentReason, PaymentStatus } from '#contract/billing'
import type { Reader } from '../../access/access.ts'
import { may } from '../../access/conditions-storage.ts'
import { containsPattern } from '../../database/patterns.ts'
import type { Tables } from '../../database/tables.ts'
import { isUuid } from '../../database/uuid.ts'

export type PaymentRow = Selectable<Tables['billing_payments']>
/** A payment with the invoice that was issued for it and the address of its account. */
export type ShownPayment = PaymentRow & {
  invoice_id: string | null
  invoice_number: string | null
  etims_number: string | null
  email: string | null
}

interface Page {
  limit: number
  offset: number
}

/** PostgreSQL's code for a value that another row has. */
export const isTaken = (error: unknown) => (error as { code?: unknown }).code === '23505'

export const paymentsStorage = (db: Kysely<Tables>) => {
  const shown = db
    .selectFrom('billing_payments')
    .leftJoin('billing_invoices', 'billing_invoices.payment_id', 'billing_payments.id')
    .leftJoin('users', 'users.id', 'billing_payments.user_id')
    .selectAll('billing_payments')
    .select([
      'billing_invoices.id as invoice_id',
      'billing_invoices.number as invoice_number',
      'billing_invoices.etims_number',
      'users.email',
    ])
  const counted = (query: string, status: PaymentStatus | undefined) => {
    const words = containsPattern(query)
    const found = sql<boolean>`(${query} = '' or billing_payments.reference ilike ${words} or billing_payments.receipt ilike ${words}
      or users.email ilike ${words} or billing_invoices.number ilike ${words})`
    return status === undefined ? found : sql<boolean>`${found} and billing_payments.status = ${status}`
  }
  const update = (id: string) => db.updateTable('billing_payments').where('id', '=', id)

  return {
    /** Undefined where a request to this account's phone is still open. */
    insert: (payment: Insertable<Tables['billing_payments']>): Promise<PaymentRow | undefined> =>
      db
        .insertInto('billing_payments')
        .values(payment)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),

    byId: (id: string): Promise<PaymentRow | undefined> =>
      db
        .selectFrom('billing_payments')
        .selectAll()
        .where(sql<boolean>`id = ${id}::uuid`)
        .executeTakeFirst(),

    /** As it stands, held until the transaction ends. */
    hold: (id: string): Promise<PaymentRow | undefined> =>
      db.selectFrom('billing_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),

    byCallback: (hash: string): Promise<PaymentRow | undefined> =>
      db.selectFrom('billing_payments').selectAll().where('callback_hash', '=', hash).executeTakeFirst(),

    byReference: (reference: string): Promise<PaymentRow | undefined> =>
      db.selectFrom('billing_payments').selectAll().where('reference', '=', reference.toUpperCase()).executeTakeFirst(),

    shownById: (id: string): Promise<ShownPayment> => shown.where('billing_payments.id', '=', id).executeTakeFirstOrThrow(),

    shownTo: async (reader: Reader, id: string): Promise<ShownPayment | undefined> =>
      isUuid(id)
        ? shown
            .where(may(reader, 'read', 'billing_payments'))
            .where('billing_payments.id', '=', id)
            .executeTakeFirst()
        : undefined,

    list: (reader: Reader, { limit, offset }: Page): Promise<ShownPayment[]> =>
      shown
        .where(may(reader, 'read', 'billing_payments'))
        .orderBy('billing_payments.created_at', 'desc')
        .orderBy('billing_payments.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    count: async (reader: Reader): Promise<number> =>
      (
        await db
          .selectFrom('billing_payments')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(may(reader, 'read', 'billing_payments'))
          .executeTakeFirstOrThrow()
      ).count,

    /** An announced transfer of this plan that has not arrived. */
    announced: (account: string, planId: string, amount: number): Promise<PaymentRow | undefined> =>
      db
        .selectFrom('billing_payments')
        .selectAll()
        .where('user_id', '=', account)
        .where('plan_id', '=', planId)
        .where('amount_cents', '=', amount)
        .where('status', '=', 'waiting')
        .executeTakeFirst(),

    /** Of every account, for administrators: what has to be looked at first. */
    listAll: (query: string, status: PaymentStatus | undefined, { limit, offset }: Page): Promise<ShownPayment[]> =>
      shown
        .where(counted(query, status))
        .orderBy(sql`array_position(array['review', 'waiting', 'pending'], billing_payments.status) nulls last`)
        .orderBy('billing_payments.created_at', 'desc')
        .orderBy('billing_payments.id')
        .limit(limit)
        .offset(offset)
        .execute(),

    countAll: async (query: string, status: PaymentStatus | undefined): Promise<number> =>
      (
        await db
          .selectFrom('billing_payments')
          .leftJoin('billing_invoices', 'billing_invoices.payment_id', 'billing_payments.id')
          .leftJoin('users', 'users.id', 'billing_payments.user_id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where(counted(query, status))
          .executeTakeFirstOrThrow()
      ).count,

    /** Those that the provider is to be asked about by now. */
    due: async (now: Date, most: number): Promise<string[]> =>
      (await db.selectFrom('billing_payments').select('id').where('look_at', '<=', now).orderBy('look_at').limit(most).execute()).map(
        ({ id }) => id,
      ),

    /** False where another payment has this name of the provider's, or this one has another. */
    async nameAttempt(id: string, providerId: string): Promise<boolean> {
      try {
        const named = await update(id).set({ provider_id: providerId }).where('provider_id', 'is', null).returning('id').executeTakeFirst()
        return named !== undefined
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    },

    /** Notes the number of the money, unless it has one or another payment has this one. */
    async noteReceipt(id: string, receipt: string) {
      try {
        await update(id).set({ receipt }).where('receipt', 'is', null).execute()
      } catch (error) {
        if (!isTaken(error)) throw error
      }
    },

    /** Whether a payment has this number of the money; other than `id`. */
    isBooked: async (receipt: string, id: string | null): Promise<boolean> =>
      (await db
        .selectFrom('billing_payments')
        .select('id')
        .where('receipt', '=', receipt)
        .where(sql<boolean>`id is distinct from ${id}::uuid`)
        .executeTakeFirst()) !== undefined,

    async lookAgain(id: string, at: Date | null) {
      await update(id)
        .set({ look_at: at, looks: sql<number>`looks + 1` })
        .where('status', '<>', 'paid')
        .execute()
    },

    /** Not of one that was paid. */
    async end(id: string, status: 'failed' | 'review', reason: PaymentReason, { at, lookAt }: { at: Date | null; lookAt: Date | null }) {
      await update(id).set({ status, reason, settled_at: at, look_at: lookAt }).where('status', '<>', 'paid').execute()
    },

    async pay(id: string, changes: { method?: PaymentRow['method']; receipt?: string }, at: Date) {
      await update(id)
        .set({ ...changes, status: 'paid', reason: null, settled_at: at, look_at: null })
        .execute()
    },
  }
}
