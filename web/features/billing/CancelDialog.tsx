import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type Subscription, cancelSubscription } from '#contract/billing'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { nairobiDay } from './nairobi-day.ts'
import { useForgetBilling } from './queries.ts'

/** When the plan is to end, and what happens then. */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const { cancelling: words, failedWith } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const end = subscription.status === 'past_due' ? null : subscription.current_period_end
  const [when, setWhen] = useState<'end' | 'now'>(end === null ? 'now' : 'end')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(cancelSubscription, { body: { immediate: when === 'now' } }),
    onSuccess: (after) => {
      const isLater = after.cancel_at_period_end && after.current_period_end !== null
      showToast(isLater ? words.scheduled(nairobiDay(after.current_period_end!)) : words.cancelled, { severity: 'success' })
      onClose()
    },
    onSettled: forget,
  })
  const options = [
    ...(end === null ? [] : [{ value: 'end' as const, label: words.atEnd(nairobiDay(end)), says: words.atEndWords }]),
    { value: 'now' as const, label: words.atOnce, says: words.atOnceWords },
  ]
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.keep}
          </Button>
          <Button color="error" variant="contained" disabled={isPending} onClick={() => mutate()}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <ChoiceCards legend={words.when} choices={options} chosen={when} onChoose={setWhen} />
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{words.always}</Typography>
      {error && <Notice severity="error">{failedWith(error.message)}</Notice>}
    </ModalDialog>
  )
}
