import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type License, type Plan, type Subscription, resumeSubscription } from '#contract/billing'
import { leaveSeat } from '#contract/seats'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AskFirst } from './AskFirst.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { nairobiDay } from './nairobi-day.ts'
import { Panel } from './Panel.tsx'
import { useForgetBilling } from './queries.ts'
import { Usage } from './Usage.tsx'

interface CurrentPlanProps {
  license: License
  subscription: Subscription | null
  plans: readonly Plan[]
  onPay: (plan: Plan) => void
}

/** What the account has now, what of it is used, and how it ends. */
export function CurrentPlan({ license, subscription, plans, onPay }: CurrentPlanProps) {
  const { current: words, types, failedWith } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const [asks, setAsks] = useState<'cancel' | 'leave' | null>(null)
  const resume = useMutation({
    mutationFn: () => call(resumeSubscription, {}),
    onSuccess: () => showToast(words.resumed, { severity: 'success' }),
    onSettled: forget,
  })
  const leave = useMutation({
    mutationFn: () => call(leaveSeat, {}),
    onSuccess: () => {
      setAsks(null)
      showToast(words.left, { severity: 'success' })
    },
    onSettled: forget,
  })
  const isOwn = license.source === 'own' && subscription !== null
  const plan = plans.find(({ id }) => id === subscription?.plan_id)
  const mustPay = isOwn && subscription.renewable && plan
  return (
    <Panel heading={words.heading}>
      <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
        {isOwn && plan ? plan.name : types[license.license_type]}
      </Typography>
      <State license={license} subscription={subscription} plans={plans} />
      <Box sx={{ maxWidth: 560, mt: 3 }}>
        <Usage license={license} />
      </Box>
      {(resume.error ?? leave.error) && (
        <Box sx={{ mt: 2 }}>
          <Notice severity="error">{failedWith((resume.error ?? leave.error)!.message)}</Notice>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, '&:empty': { display: 'none' } }}>
        {mustPay && (
          <Button variant="contained" onClick={() => onPay(plan)}>
            {words.pay}
          </Button>
        )}
        {isOwn && subscription.cancel_at_period_end && (
          <Button variant="contained" disabled={resume.isPending} onClick={() => resume.mutate()}>
            {words.resume}
          </Button>
        )}
        {isOwn && !subscription.cancel_at_period_end && (
          <Button variant="outlined" color="inherit" onClick={() => setAsks('cancel')}>
            {words.cancel}
          </Button>
        )}
        {license.source === 'seat' && (
          <Button variant="outlined" color="inherit" onClick={() => setAsks('leave')}>
            {words.leaveSeat}
          </Button>
        )}
      </Box>
      {asks === 'cancel' && subscription && <CancelDialog subscription={subscription} onClose={() => setAsks(null)} />}
      {asks === 'leave' && (
        <AskFirst
          title={words.leaveTitle}
          words={words.leaveWords(license.holder ?? '')}
          action={words.leaveSeat}
          busy={leave.isPending}
          onDo={() => leave.mutate()}
          onClose={() => setAsks(null)}
        />
      )}
    </Panel>
  )
}

function State({ license, subscription, plans }: Omit<CurrentPlanProps, 'onPay'>) {
  const { current: words, types } = useBillingMessages()
  if (license.source === 'seat') return <Typography sx={{ color: 'text.secondary' }}>{words.seat(license.holder ?? '')}</Typography>
  if (!subscription) return <Typography sx={{ color: 'text.secondary' }}>{words.freePlan}</Typography>
  const end = subscription.current_period_end === null ? null : nairobiDay(subscription.current_period_end)
  if (subscription.status === 'past_due' && end !== null && subscription.payable_until !== null)
    return <Notice severity="warning">{words.pastDue(end, nairobiDay(subscription.payable_until))}</Notice>
  return <Typography sx={{ color: 'text.secondary', maxWidth: '64ch' }}>{say()}</Typography>

  function say(): string {
    const { status, plan_id, license_type } = subscription!
    const name = plans.find(({ id }) => id === plan_id)?.name ?? types[license_type]
    if (status === 'cancelled' || status === 'expired') return words.ended(name, end ?? '')
    if (subscription!.cancel_at_period_end && end !== null) return words.ending(end)
    if (plan_id === null || end === null) return words.given(end)
    return status === 'trialing' ? words.trialing(end) : words.active(end)
  }
}
