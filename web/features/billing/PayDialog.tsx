import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type License, type Payment, type PaymentMethod, type Plan, type Subscription, buySubscription } from '#contract/billing'
import { readPhone } from '#contract/phone'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface PayDialogProps {
  plan: Plan
  methods: License['payment_methods']
  subscription: Subscription | null
  /** With the payment that has begun. */
  onBegun: (payment: Payment) => void
  onClose: () => void
}

/** How a plan is to be paid; what becomes of the payment is shown on the screen behind. */
export function PayDialog({ plan, methods, subscription, onBegun, onClose }: PayDialogProps) {
  const { paying: words, money, failedWith } = useBillingMessages()
  const [method, setMethod] = useState<PaymentMethod>(methods[0] ?? 'mpesa')
  const [phone, setPhone] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isPhone = method === 'mpesa'
  const isWrong = isPhone && readPhone(phone) === null
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(buySubscription, { body: { plan_id: plan.id, method, ...(isPhone && { phone }) } }),
    onSuccess: (payment) => {
      onBegun(payment)
      onClose()
    },
  })
  const vat = plan.price_cents - Math.round((plan.price_cents * 100) / (100 + plan.vat_rate))
  const changes = subscription?.status === 'active' && subscription.plan_id !== null && subscription.plan_id !== plan.id
  const options = methods.map((value) => ({
    value,
    label: value === 'mpesa' ? words.mpesa : words.bank,
    says: value === 'mpesa' ? words.mpesaWords : words.bankWords,
  }))

  function pay() {
    setIsTried(true)
    if (!isWrong && !isPending) mutate()
  }

  return (
    <ModalDialog
      title={words.title(plan.name)}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="contained" disabled={isPending} onClick={pay}>
            {isPending ? words.sending : isPhone ? words.send : words.announce}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2 }}>
          <span>{words.total}</span>
          <Box sx={{ textAlign: 'right' }}>
            <Box sx={{ fontSize: 22, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{money(plan.price_cents)}</Box>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {words.tax(money(vat))}
            </Typography>
          </Box>
        </Box>
        {changes && <Typography sx={{ color: 'text.secondary' }}>{words.changes}</Typography>}
        <ChoiceCards legend={words.how} choices={options} chosen={method} onChoose={setMethod} />
        {isPhone && (
          <Box
            component="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              pay()
            }}
          >
            <Field
              label={words.phone}
              name="phone"
              type="tel"
              autoComplete="tel"
              inputMode="tel"
              value={phone}
              onChange={({ target }) => setPhone(target.value)}
              invalid={isTried && isWrong}
              helper={isTried && isWrong ? words.phoneWrong : words.phoneHint}
            />
          </Box>
        )}
        {error && <Notice severity="error">{failedWith(error.message)}</Notice>}
      </Box>
    </ModalDialog>
  )
}
