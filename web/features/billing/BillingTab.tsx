import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import type { License, Payment, Plan } from '#contract/billing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useBillingMessages } from '../../messages/billing.ts'
import { Notice } from '../../ui/Notice.tsx'
import { BuyerForm } from './BuyerForm.tsx'
import { CurrentPlan } from './CurrentPlan.tsx'
import { InvoiceList } from './InvoiceList.tsx'
import { Panel } from './Panel.tsx'
import { PayDialog } from './PayDialog.tsx'
import { PaymentProgress } from './PaymentProgress.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { isOpen, latestPaymentQuery, licenseQuery, plansQuery, subscriptionQuery, useForgetBilling } from './queries.ts'
import { SeatInvitation } from './SeatInvitation.tsx'
import { SeatList } from './SeatList.tsx'

/** What an account may do, what it pays for that, and who shares it. Where nothing is charged, that and nothing else. */
export function BillingTab() {
  const words = useBillingMessages()
  const forget = useForgetBilling()
  const { data: license, error } = useQuery(licenseQuery)
  if (license) return license.billing ? <Charged license={license} /> : <Panel heading={words.free.heading} lead={words.free.words} />
  if (!error) return <Loading label={words.loading} />
  return (
    <Notice severity="error" action={<Button onClick={() => void forget()}>{words.tryAgain}</Button>}>
      {words.failed(error.message)}
    </Notice>
  )
}

function Charged({ license }: { license: License }) {
  const [search, setSearch] = useSearchParams()
  const { data: plans = [] } = useQuery(plansQuery)
  const { data: subscription = null } = useQuery(subscriptionQuery)
  const { data: latest } = useQuery(latestPaymentQuery)
  const [paying, setPaying] = useState<Plan | null>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const [closed, setClosed] = useState<string | null>(null)
  // Who left and came back finds what is still open, and then what becomes of it.
  if (begun === null && latest && isOpen(latest)) setBegun(latest.id)
  const invitation = search.get('seat')
  const dropInvitation = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      next.delete('seat')
      return next
    })
  const payAgain = ({ plan_id }: Payment) => setPaying(plans.find(({ id }) => id === plan_id) ?? null)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
      {invitation !== null && <SeatInvitation token={invitation} onDone={dropInvitation} />}
      {begun !== null && begun !== closed && <PaymentProgress key={begun} id={begun} onAgain={payAgain} onClose={() => setClosed(begun)} />}
      <CurrentPlan license={license} subscription={subscription} plans={plans} onPay={setPaying} />
      {license.source === 'own' && license.seats > 1 && <SeatList />}
      {license.source !== 'seat' && <PlanChoice license={license} plans={plans} subscription={subscription} onPay={setPaying} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <InvoiceList />
        <BuyerForm />
      </Box>
      {paying && (
        <PayDialog
          plan={paying}
          methods={license.payment_methods}
          subscription={subscription}
          onBegun={({ id }) => setBegun(id)}
          onClose={() => setPaying(null)}
        />
      )}
    </Box>
  )
}

/** Room of the plan while it is on its way. */
function Loading({ label }: { label: string }) {
  return (
    <Card component="output" aria-label={label} sx={{ display: 'block', p: { xs: 2, sm: 3 } }}>
      <Skeleton variant="text" width="30%" height={34} sx={{ transform: 'none' }} />
      {[70, 64, 58].map((width) => (
        <Skeleton key={width} variant="text" width={`${width}%`} height={22} sx={{ transform: 'none', mt: 1.5 }} />
      ))}
    </Card>
  )
}
