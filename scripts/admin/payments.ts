import { bookPayment, setEtimsNumber, setLicence } from '#contract/bookings'
import { type Command, maxShown, read, sayAll, sayRow } from './command.ts'
import { say } from '../run-command.ts'
import { withApp } from './open.ts'

export const paymentCommands: Record<string, Command> = {
  licence: {
    args: 'EMAIL TYPE [YYYY-MM-DD]',
    says: 'gives a licence without a charge, to the end of a day or without an end; free takes it back',
    run: giveLicence,
  },
  payments: {
    args: '[WORD…]',
    says: 'payments, the newest first: all, or those whose account, reference or number holds the words',
    run: listPayments,
  },
  book: {
    args: 'REFERENCE KES bank|mobile_money NUMBER',
    says: 'books a payment that arrived, by the number of the bank or the provider',
    run: book,
  },
  etims: {
    args: 'INVOICE NUMBER',
    says: 'writes the number of the revenue authority on an invoice, once',
    run: writeEtims,
  },
}

async function giveLicence(email: string, type: string, day?: string) {
  // Days end in Nairobi, where they are read.
  const valid_until = day === undefined ? null : isDay(day) ? new Date(`${day}T23:59:59+03:00`).toISOString() : day
  const asked = read(setLicence.body, { email, license_type: type, valid_until })
  await withApp(async ({ billing }) => {
    await billing.overseen.set(asked, 'operator')
    say(`${email} has the licence ${type}${day === undefined ? '' : ` until ${day}`}.`)
  })
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

function listPayments(...words: string[]) {
  return withApp(async ({ billing }) => {
    const found = await billing.payments.listAll({ query: words.join(' '), limit: maxShown, offset: 0 })
    sayAll(found, 'There are no such payments.', ({ reference, email, status, method, amount_cents: cents, created_at: at }) =>
      sayRow(at, reference, status, method, `KES ${(cents / 100).toFixed(2)}`, email),
    )
  })
}

async function book(reference: string, shillings: string, method: string, transaction: string) {
  const amount_cents = Math.round(Number(shillings.replaceAll(',', '')) * 100)
  const asked = read(bookPayment.body, { reference, method, amount_cents, transaction })
  await withApp(async ({ billing }) => {
    const { email } = await billing.book(asked, 'operator')
    say(`KES ${shillings} booked for ${email}. The receipt goes out by mail.`)
  })
}

async function writeEtims(invoice: string, typed: string) {
  const { etims_number } = read(setEtimsNumber.body, { etims_number: typed })
  await withApp(async ({ billing }) => {
    const { number } = await billing.invoices.setEtimsNumber(invoice, etims_number)
    say(`${number} has the eTIMS number ${etims_number}.`)
  })
}
