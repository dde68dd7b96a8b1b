import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonFile, jsonList } from '../../account-data/json-file.ts'
import { readOwn } from '../../account-data/own-rows-storage.ts'
import { emailKey } from '../accounts/accounts.ts'

const invoice = sql<object>`t.number, t.issued_at, t.plan_name, t.period_start, t.period_end, t.net_cents, t.vat_cents, t.total_cents,
  t.currency, t.buyer_name, t.buyer_pin, t.buyer_address, t.etims_number`
const payment = sql<object>`t.created_at, t.settled_at, t.plan_id, t.method, t.status, t.reason, t.amount_cents, t.currency, t.reference,
  t.phone, t.receipt`
const seat = sql<object>`t.email, t.invited_at, t.user_id is not null as taken`

/** 'Former account 5C1E09': the same for all invoices of one account, and nothing leads back from it. */
const pseudonymOf = (account: string, salt: string) =>
  `Former account ${createHash('sha256').update(`${salt}${account}`).digest('hex').slice(0, 6).toUpperCase()}`

/**
 * What an account paid and shares. Invoices are kept for the statutory time, under a pseudonym and without address, PIN or mail; so are the
 * payments that they stand for, without the phone. Everything else goes with the account.
 */
export const ownedBilling: AccountData = {
  name: 'billing',
  tables: [
    'billing_subscriptions',
    'billing_transitions',
    'billing_trials',
    'billing_payments',
    'billing_invoices',
    'billing_buyers',
    'billing_seats',
    'billing_usage',
  ],
  /** Whom invoices are for, as it was typed; what was paid stays. */
  async removeBefore({ reader, database }) {
    const { numDeletedRows } = await database.sql.deleteFrom('billing_buyers').where('user_id', '=', reader.userId).executeTakeFirst()
    return Number(numDeletedRows)
  },
  guide: ['billing/', 'your invoices and payments, whom invoices are for, and the seats that you gave'],
  async *export(owner) {
    const { reader, database } = owner
    const buyer = database.sql.selectFrom('billing_buyers').select(['name', 'pin', 'address']).where('user_id', '=', reader.userId)
    yield jsonFile('billing/buyer.json', async () => (await buyer.executeTakeFirst()) ?? null)
    yield jsonList('billing/invoices.json', readOwn(owner, 'billing_invoices', invoice))
    yield jsonList('billing/payments.json', readOwn(owner, 'billing_payments', payment))
    yield jsonList('billing/seats.json', readOwn(owner, 'billing_seats', seat))
  },
  async remove({ reader, database, email }) {
    const account = reader.userId
    await database.sql.transaction().execute(async (transaction) => {
      // Its number in nobody's list: the first invoice that it had.
      const { rows } = await sql<{ id: string }>`
        select id from billing_invoices where user_id = ${account}::uuid order by issued_at, id limit 1`.execute(transaction)
      await sql`
        update billing_invoices set buyer_name = ${pseudonymOf(account, rows[0]?.id ?? '')}, buyer_email = null, buyer_pin = '', buyer_address = ''
        where user_id = ${account}::uuid`.execute(transaction)
      await sql`
        delete from billing_payments p where user_id = ${account}::uuid
          and not exists (select from billing_invoices i where i.payment_id = p.id)`.execute(transaction)
      await sql`update billing_payments set phone = null, callback_hash = null where user_id = ${account}::uuid`.execute(transaction)
      // Invitations of others that nobody has taken up name the address.
      await transaction.deleteFrom('billing_seats').where('user_id', 'is', null).where('email_key', '=', emailKey(email)).execute()
    })
  },
}
