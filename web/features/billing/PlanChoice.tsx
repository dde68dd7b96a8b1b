import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type License, type Plan, type Subscription, startTrial } from '#contract/billing'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Panel } from './Panel.tsx'
import { useForgetBilling } from './queries.ts'

interface PlanChoiceProps {
  license: License
  plans: readonly Plan[]
  subscription: Subscription | null
  onPay: (plan: Plan) => void
}

const isLive = (subscription: Subscription | null) => ['trialing', 'active', 'past_due'].includes(subscription?.status ?? '')

/** The plans beside one another, with what each includes before its limit bites. */
export function PlanChoice({ license, plans, subscription, onPay }: PlanChoiceProps) {
  const { plans: words, failedWith } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const trial = useMutation({
    mutationFn: (plan: Plan) => call(startTrial, { body: { license_type: plan.license_type as 'professional' | 'institution' } }),
    onSuccess: (_, plan) => showToast(words.tried(plan.name), { severity: 'success' }),
    onSettled: forget,
  })
  const offered = plans.filter(({ price_cents }) => price_cents > 0)
  const canPay = license.payment_methods.length > 0
  return (
    <Panel heading={words.heading} lead={canPay ? words.lead : words.noMethods}>
      {trial.error && <Notice severity="error">{failedWith(trial.error.message)}</Notice>}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {offered.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isYours={license.source === 'own' && isLive(subscription) && subscription?.plan_id === plan.id}
            canPay={canPay && (subscription?.plan_id !== plan.id || !isLive(subscription) || subscription.renewable)}
            canTry={plan.trial_days > 0 && license.source === 'none' && isFirstOfType(offered, plan)}
            busy={trial.isPending}
            onTry={() => trial.mutate(plan)}
            onPay={() => onPay(plan)}
          />
        ))}
      </Box>
    </Panel>
  )
}

/** A type is tried once, so its first plan alone offers it. */
const isFirstOfType = (plans: readonly Plan[], plan: Plan) => plans.find(({ license_type }) => license_type === plan.license_type) === plan

interface PlanCardProps {
  plan: Plan
  isYours: boolean
  canPay: boolean
  canTry: boolean
  busy: boolean
  onTry: () => void
  onPay: () => void
}

function PlanCard({ plan, isYours, canPay, canTry, busy, onTry, onPay }: PlanCardProps) {
  const { plans: words, money } = useBillingMessages()
  const { limits } = plan
  const included = [
    ...plan.features,
    ...((limits.seats ?? 2) > 1 ? [words.seats(limits.seats)] : []),
    words.questions(limits.assistant_questions_per_day),
    words.documents(limits.private_documents),
    words.exports(limits.export_cases),
  ]
  const price = money(plan.price_cents)
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, ...(isYours && { borderColor: 'secondary.main', borderWidth: 2 }) }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography variant="h3">{plan.name}</Typography>
        {isYours && (
          <Tag mark hue="secondary">
            {words.yours}
          </Tag>
        )}
      </Box>
      <Typography component="p" sx={{ fontSize: 24, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {price}{' '}
        <Box component="span" sx={{ fontSize: 15, fontWeight: 400, color: 'text.secondary' }}>
          {words.interval[plan.interval]}
        </Box>
      </Typography>
      <Box
        component="ul"
        aria-label={words.includes}
        sx={{ m: 0, pl: 2.25, display: 'grid', alignContent: 'start', gap: 0.5, color: 'text.secondary', flex: 1 }}
      >
        {included.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
        {canPay && (
          <Button variant={canTry ? 'outlined' : 'contained'} aria-label={words.chooseNamed(plan.name, price)} onClick={onPay}>
            {words.choose(price)}
          </Button>
        )}
        {canTry && (
          <Button variant="contained" disabled={busy} aria-label={words.tryNamed(plan.name, plan.trial_days)} onClick={onTry}>
            {words.try(plan.trial_days)}
          </Button>
        )}
      </Box>
    </Card>
  )
}
