import { loadPages } from '../../printing/printing.ts'
import { dayInWords } from './words.ts'
import type { InvoiceRow } from './invoices-storage.ts'
import { inShillings } from './money.ts'
import { addDays } from './periods.ts'
import type { PaymentRow } from './payments-storage.ts'

type Printed = InvoiceRow & Pick<PaymentRow, 'method' | 'receipt'>

const methods: Record<PaymentRow['method'], string> = { mpesa: 'M-Pesa', bank: 'Bank transfer', mobile_money: 'Mobile money' }
const small = 9.4

/** An invoice as a page of PDF: both sides with their PIN, the period, the tax apart. */
export async function printInvoice(invoice: Printed): Promise<File> {
  const { createPdfWriter, endPages, colours, sheet, measure } = await loadPages()
  const pdf = createPdfWriter({
    title: `Tax invoice ${invoice.number}`,
    author: invoice.seller_name,
    subject: invoice.plan_name,
    created: invoice.issued_at,
  })
  const half = measure / 2

  pdf.write('Tax invoice', { face: 'semibold', size: 20, colour: colours.navy })
  pdf.write(`${invoice.number} · ${dayInWords(invoice.issued_at)}`, { face: 'semibold', size: 11.5 })
  if (invoice.etims_number) pdf.write(`eTIMS number ${invoice.etims_number}`, { size: small })
  pdf.space(18)
  sides()
  pdf.space(22)
  lines()
  pdf.space(22)
  pdf.write(
    `Paid on ${dayInWords(invoice.issued_at)} by ${methods[invoice.method]}${invoice.receipt ? `, number ${invoice.receipt}` : ''}.`,
  )
  pdf.write('Amounts are in Kenya shillings. The price contains value added tax.', { face: 'italic', size: small, colour: colours.soft })
  const bytes = await endPages(pdf, { citation: `Invoice ${invoice.number}`, titleOf: () => '', from: invoice.seller_name })
  return new File([bytes], `${invoice.number}.pdf`, { type: 'application/pdf' })

  function sides() {
    const top = pdf.doc.y
    side('From', [invoice.seller_name, invoice.seller_address, invoice.seller_pin && `KRA PIN ${invoice.seller_pin}`], { inset: half + 12 })
    const below = pdf.doc.y
    pdf.doc.y = top
    const buyer = [
      invoice.buyer_name,
      invoice.buyer_address,
      invoice.buyer_email ?? '',
      invoice.buyer_pin && `KRA PIN ${invoice.buyer_pin}`,
    ]
    side('To', buyer, { indent: half })
    pdf.doc.y = Math.max(pdf.doc.y, below)
  }

  function side(label: string, said: readonly string[], place: { indent?: number; inset?: number }) {
    pdf.write(label, { ...place, face: 'semibold', size: small, colour: colours.soft })
    for (const [at, line] of said.filter((one) => one !== '').entries())
      pdf.write(line, { ...place, face: at === 0 ? 'semibold' : 'regular' })
  }

  function lines() {
    const last = addDays(invoice.period_end, 0)
    pdf.rule(colours.navy, 1)
    pdf.space(8)
    row(`${invoice.plan_name}, ${dayInWords(invoice.period_start)} to ${dayInWords(last)}`, inShillings(invoice.net_cents))
    row(`Value added tax ${invoice.vat_rate}%`, inShillings(invoice.vat_cents))
    pdf.space(4)
    pdf.rule()
    pdf.space(8)
    row('Total', inShillings(invoice.total_cents), true)
  }

  function row(label: string, amount: string, strong = false) {
    const face = strong ? ('semibold' as const) : ('regular' as const)
    const top = pdf.doc.y
    pdf.write(label, { face, inset: 130 })
    const below = pdf.doc.y
    pdf.doc.y = top
    pdf.write(amount, { face, indent: measure - 130, align: 'right' })
    pdf.doc.y = Math.max(below, pdf.doc.y)
    pdf.doc.x = sheet.left
  }
}
