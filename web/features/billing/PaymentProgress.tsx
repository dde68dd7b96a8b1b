import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { type Payment, withdrawPayment } from '#contract/billing'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { copyText } from '../../ui/clipboard.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Panel } from './Panel.tsx'
import { paymentQuery, useForgetBilling } from './queries.ts'

interface PaymentProgressProps {
  id: string
  /** To pay the same plan once more. */
  onAgain: (payment: Payment) => void
  onClose: () => void
}

/** How a payment stands, from the request on the phone to its end. */
export function PaymentProgress({ id, onAgain, onClose }: PaymentProgressProps) {
  const { progress: words, money, failedWith } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const { data: payment } = useQuery(paymentQuery(id))
  const status = payment?.status
  const before = useRef(status)
  useEffect(() => {
    // Once it is paid the plan above is another one.
    if (before.current !== undefined && before.current !== status) void forget()
    before.current = status
  })
  const withdraw = useMutation({
    mutationFn: () => call(withdrawPayment, { params: { id } }),
    onSuccess: () => {
      showToast(words.withdrawn)
      onClose()
    },
    onSettled: forget,
  })
  if (!payment) return null
  const amount = money(payment.amount_cents)
  if (payment.status === 'pending')
    return (
      <Panel heading={words.pendingTitle}>
        <Box component="output" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <CircularProgress size={28} aria-hidden />
          <Typography sx={{ maxWidth: '60ch' }}>{words.pending(amount, payment.phone ?? '')}</Typography>
        </Box>
      </Panel>
    )
  if (payment.status === 'waiting')
    return (
      <Panel heading={words.waitingTitle} lead={words.waiting(amount)}>
        <Box sx={{ whiteSpace: 'pre-line', mb: 2, fontWeight: 600 }}>{payment.instructions}</Box>
        <Box component="dl" sx={{ m: 0, display: 'flex', gap: 1.5, alignItems: 'baseline' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {words.reference}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: 20, fontWeight: 600, letterSpacing: '0.04em' }}>
            {payment.reference}
          </Box>
        </Box>
        {withdraw.error && <Notice severity="error">{failedWith(withdraw.error.message)}</Notice>}
        <Acts>
          <Button variant="contained" onClick={() => void copy(payment.reference)}>
            {words.copy}
          </Button>
          <Button variant="outlined" color="inherit" disabled={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {words.withdraw}
          </Button>
        </Acts>
      </Panel>
    )
  return <Ended payment={payment} amount={amount} onAgain={onAgain} onClose={onClose} />

  async function copy(reference: string) {
    if (await copyText(reference)) showToast(words.copied, { severity: 'success' })
  }
}

function Ended({ payment, amount, onAgain, onClose }: Omit<PaymentProgressProps, 'id'> & { payment: Payment; amount: string }) {
  const { progress: words } = useBillingMessages()
  const title = { paid: words.paidTitle, review: words.reviewTitle, failed: words.failedTitle }[payment.status as 'paid']
  const why = payment.reason === null ? '' : words.reasons[payment.reason]
  const said = payment.status === 'paid' ? words.paid(amount) : payment.status === 'review' ? words.review : why
  return (
    <Panel heading={title}>
      <Notice severity={payment.status === 'paid' ? 'success' : 'warning'}>
        {said} {payment.receipt !== null && words.number(payment.receipt)}
      </Notice>
      <Acts>
        {payment.status === 'failed' && (
          <Button variant="contained" onClick={() => onAgain(payment)}>
            {words.again}
          </Button>
        )}
        <Button variant="outlined" color="inherit" onClick={onClose}>
          {words.done}
        </Button>
      </Acts>
    </Panel>
  )
}

const Acts = ({ children }: { children: ReactNode }) => <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>{children}</Box>
