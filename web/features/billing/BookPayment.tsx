import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { bookPayment } from '#contract/bookings'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Panel } from './Panel.tsx'
import { useForgetBilling } from './queries.ts'

const empty = { reference: '', amount: '', transaction: '' }

/** Cents of '4500', '4,500' or '4500.50'; null where that is no amount. */
function readAmount(typed: string): number | null {
  const plain = typed.replaceAll(/[\s,]/g, '')
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Math.round(Number(plain) * 100) : null
}

/** For administrators: money that has arrived, booked by the reference of its payment and the number of the bank. */
export function BookPayment({ onBooked }: { onBooked: () => void }) {
  const { booking: words, money } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const [draft, setDraft] = useState(empty)
  const [method, setMethod] = useState<'bank' | 'mobile_money'>('bank')
  const [isTried, setIsTried] = useState(false)
  const cents = readAmount(draft.amount)
  const lacks = (field: 'reference' | 'transaction') => isTried && draft[field].trim() === ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: (amount_cents: number) =>
      call(bookPayment, { body: { reference: draft.reference.trim(), method, amount_cents, transaction: draft.transaction.trim() } }),
    onSuccess: (booked) => {
      setDraft(empty)
      setIsTried(false)
      showToast(words.booked(money(booked.amount_cents), booked.email ?? ''), { severity: 'success' })
      onBooked()
    },
    onSettled: forget,
  })
  function book(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (cents !== null && draft.reference.trim() !== '' && draft.transaction.trim() !== '' && !isPending) mutate(cents)
  }
  const set = (field: keyof typeof empty) => ({
    name: field,
    value: draft[field],
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => setDraft({ ...draft, [field]: target.value }),
  })
  const isAmountWrong = isTried && cents === null
  return (
    <Panel heading={words.heading} lead={words.lead}>
      <Box component="form" noValidate onSubmit={book} sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
        {error && <Notice severity="error">{words.failed(error.message)}</Notice>}
        <Field
          label={words.reference}
          invalid={lacks('reference')}
          helper={lacks('reference') ? words.missing : words.referenceHint}
          {...set('reference')}
        />
        <ChoiceCards
          legend={words.method}
          columns={2}
          choices={[
            { value: 'bank', label: words.bank },
            { value: 'mobile_money', label: words.mobileMoney },
          ]}
          chosen={method}
          onChoose={setMethod}
        />
        <Field
          label={words.amount}
          inputMode="decimal"
          invalid={isAmountWrong}
          {...(isAmountWrong && { helper: words.amountWrong })}
          {...set('amount')}
        />
        <Field
          label={words.transaction}
          invalid={lacks('transaction')}
          {...(lacks('transaction') && { helper: words.missing })}
          {...set('transaction')}
        />
        <Box>
          <Button type="submit" variant="contained" disabled={isPending}>
            {isPending ? words.booking : words.book}
          </Button>
        </Box>
      </Box>
    </Panel>
  )
}
