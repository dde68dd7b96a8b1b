import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Invoice, getInvoicePdf } from '#contract/billing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useToast } from '../../ui/toast.tsx'
import { divided } from '../../ui/list-row.ts'
import { nairobiDay } from './nairobi-day.ts'
import { Panel } from './Panel.tsx'
import { invoicesQuery } from './queries.ts'

const atOnce = 10

/** Invoices, the newest first, each to be downloaded. */
export function InvoiceList() {
  const { invoices: words } = useBillingMessages()
  const [limit, setLimit] = useState(atOnce)
  const { data } = useQuery(invoicesQuery(limit))
  if (!data) return null
  return (
    <Panel heading={words.heading}>
      {data.total === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.none}</Typography>}
      <Box component="ul" aria-label={words.heading} sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {data.results.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Box>
      {data.total > data.results.length && limit < 100 && (
        <Button variant="outlined" color="inherit" onClick={() => setLimit(Math.min(limit + atOnce, 100))} sx={{ mt: 1 }}>
          {words.more}
        </Button>
      )}
    </Panel>
  )
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { invoices: words, money } = useBillingMessages()
  const showToast = useToast()
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      saveFile(await call(getInvoicePdf, { params: { id: invoice.id } }))
    } catch (error) {
      showToast(words.failed(error instanceof Error ? error.message : ''), { severity: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) auto auto' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1.5,
        ...divided,
      }}
    >
      <div>
        <Box sx={{ fontWeight: 600 }}>
          {invoice.number} · {nairobiDay(invoice.issued_at)}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {invoice.plan_name}, {words.period(nairobiDay(invoice.period_start), nairobiDay(invoice.period_end))}
          {invoice.etims_number !== null && ` · ${words.etims(invoice.etims_number)}`}
        </Typography>
      </div>
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{money(invoice.total_cents)}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {words.vat(money(invoice.vat_cents))}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="inherit"
        disabled={busy}
        aria-label={words.downloadNamed(invoice.number)}
        onClick={() => void download()}
        sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, justifySelf: 'start' }}
      >
        {words.download}
      </Button>
    </Box>
  )
}
