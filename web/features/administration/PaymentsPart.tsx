import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { AccountPayment } from '#contract/bookings'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { formatDay } from '../../ui/day.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useDebounced } from '../../ui/use-debounced.ts'
import { EtimsDialog } from './EtimsDialog.tsx'
import { PagedList } from '../../ui/PagedList.tsx'
import { Facts, Filters, Part, Sought } from './Part.tsx'
import { payments } from './queries.ts'

/** Payments of all accounts, those that somebody must look at first; `booking` is where one is booked, and says when it was. */
export function PaymentsPart({ booking }: { booking: (onBooked: () => void) => ReactNode }) {
  const { payments: own } = useAdministrationMessages()
  const [typed, setTyped] = useState('')
  const query = useInfiniteQuery(payments(useDebounced(typed, 250)))
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' }, gap: 4, alignItems: 'start' }}>
      <Part title={own.title} lead={own.lead}>
        <Filters>
          <Sought label={own.search} typed={typed} onType={setTyped} />
        </Filters>
        <PagedList query={query} label={own.title} none={typed.trim() === '' ? own.none : own.noneMatches} count={own.count}>
          {(payment) => <PaymentRow key={payment.id} payment={payment} />}
        </PagedList>
      </Part>
      {booking(() => void query.refetch())}
    </Box>
  )
}

function PaymentRow({ payment }: { payment: AccountPayment }) {
  const { payments: own } = useAdministrationMessages()
  const { amount_cents, reference, email, status, reason, method, receipt, phone, created_at, settled_at } = payment
  const { invoice_number: invoice, etims_number: etims } = payment
  const [isWriting, setIsWriting] = useState(false)
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {own.amount(amount_cents)}
        </Box>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          {email ?? own.deleted}
        </Box>
        {status !== 'paid' && <Tag>{own.states[status]}</Tag>}
      </Box>
      <Facts
        of={[
          reference,
          own.methods[method],
          phone,
          receipt,
          own.begun(formatDay(created_at)),
          settled_at !== null && status === 'paid' && own.paid(formatDay(settled_at)),
          reason !== null && own.reasons[reason],
          invoice !== null && own.invoice(invoice),
          etims !== null && own.etims(etims),
        ]}
      />
      {invoice !== null && etims === null && (
        <>
          <Button size="small" variant="outlined" color="inherit" onClick={() => setIsWriting(true)} sx={{ mt: 0.75 }}>
            {own.writeEtims}
          </Button>
          {isWriting && <EtimsDialog invoice={invoice} onClose={() => setIsWriting(false)} />}
        </>
      )}
    </Box>
  )
}
