import { type Invoice, currency } from '#contract/billing'
import type { Reader } from '../../access/access.ts'
import { type By, recordAudit } from '../../audit/audit.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../problem.ts'
import { type InvoiceRow, invoicesStorage, issueInvoice } from './invoices-storage.ts'
import { splitTax } from './money.ts'
import type { PaymentRow } from './payments-storage.ts'
import { yearOf } from './periods.ts'
import { type OfferedPlan, vatRate } from './plans.ts'
import { type BillingTransaction, billingStorage } from './storage.ts'
import { aside } from '../../printing/aside/run-aside.ts'
import type * as invoicePagesModule from './invoice-pages.ts'

const printInvoice = aside<typeof invoicePagesModule.printInvoice>(new URL('./invoice-pages.ts', import.meta.url), 'printInvoice')

interface NewInvoice {
  account: string
  payment: PaymentRow
  plan: OfferedPlan
  period: { from: Date; to: Date }
  by: By
}

/** Invoices: issued once the money is here, and never changed. */
export function createInvoices({ database, seller }: { database: Database; seller: Config['seller'] }) {
  const now = () => new Date(database.clock.now())
  const storage = invoicesStorage(database.sql)

  return {
    /** Issues the invoice of a payment in the transaction that books it. It keeps its own copy of names, lines and tax. */
    async issue(transaction: BillingTransaction, { account, payment, plan, period, by }: NewInvoice) {
      const at = now()
      const within = billingStorage(transaction)
      const [holder, buyer] = await Promise.all([within.account(account), within.buyer(account)])
      const { net, vat, total } = splitTax(payment.amount_cents, vatRate)
      const invoice = await issueInvoice(
        transaction,
        {
          user_id: account,
          payment_id: payment.id,
          issued_at: at,
          plan_name: plan.name,
          period_start: period.from,
          period_end: period.to,
          net_cents: net,
          vat_cents: vat,
          total_cents: total,
          vat_rate: vatRate,
          currency,
          seller_name: seller.name,
          seller_pin: seller.pin,
          seller_address: seller.address,
          buyer_name: buyer?.name || holder!.organization || holder!.name,
          buyer_email: holder!.email,
          buyer_pin: buyer?.pin ?? '',
          buyer_address: buyer?.address ?? '',
        },
        String(yearOf(at)),
      )
      await recordAudit(transaction, at.getTime(), {
        action: 'invoice-issued',
        by,
        person: account,
        object: invoice.id,
        details: { cents: total },
      })
    },

    async list(reader: Reader, page: { limit: number; offset: number }) {
      const [rows, total] = await Promise.all([storage.list(reader, page), storage.count(reader)])
      return pageOf(rows.map(show), total, page)
    },

    async pdf(reader: Reader, id: string): Promise<File> {
      const invoice = await storage.byId(reader, id)
      if (!invoice) throw new Problem('not-found', 'Invoice not found')
      return printInvoice(invoice)
    },

    /** `not-found` also where the invoice has another number of the revenue authority already. */
    async setEtimsNumber(number: string, etims: string): Promise<Invoice> {
      const row = await storage.setEtimsNumber(number, etims)
      if (!row) throw new Problem('not-found', 'There is no such invoice without a number')
      return show(row)
    },

    forgetOld: (before: Date) => storage.forgetOld(before),
  }
}
export type Invoices = ReturnType<typeof createInvoices>

const show = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  issued_at: row.issued_at.toISOString(),
  plan_name: row.plan_name,
  period_start: row.period_start.toISOString(),
  period_end: row.period_end.toISOString(),
  net_cents: row.net_cents,
  vat_cents: row.vat_cents,
  total_cents: row.total_cents,
  currency,
  status: 'paid',
  etims_number: row.etims_number,
  pdf_url: `/api/billing/invoices/${row.id}/pdf`,
})
