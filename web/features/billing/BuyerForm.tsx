import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type BuyerDetails, kraPinForm, saveBuyerDetails } from '#contract/billing'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { useBillingMessages } from '../../messages/billing.ts'
import { Field } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { Panel } from './Panel.tsx'
import { buyerQuery, useForgetBilling } from './queries.ts'

/** What the next invoices say of the buyer. */
export function BuyerForm() {
  const { buyer: words } = useBillingMessages()
  const { data } = useQuery(buyerQuery)
  return (
    <Panel heading={words.heading} lead={words.lead}>
      {data && <Fields buyer={data} />}
    </Panel>
  )
}

function Fields({ buyer }: { buyer: BuyerDetails }) {
  const { buyer: words } = useBillingMessages()
  const showToast = useToast()
  const forget = useForgetBilling()
  const [draft, setDraft] = useState(buyer)
  const [isTried, setIsTried] = useState(false)
  const pin = draft.pin.trim().toUpperCase()
  const isWrong = pin !== '' && !kraPinForm.test(pin)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(saveBuyerDetails, { body: { ...draft, pin } }),
    onSuccess: (saved) => {
      setDraft(saved)
      showToast(words.saved, { severity: 'success' })
    },
    onSettled: forget,
  })
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (!isWrong && !isPending) mutate()
  }
  const set = (field: keyof BuyerDetails) => ({
    name: `buyer-${field}`,
    value: draft[field],
    onChange: ({ target }: { target: HTMLInputElement }) => setDraft({ ...draft, [field]: target.value }),
  })
  return (
    <Box component="form" noValidate onSubmit={save} sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      {error && <Notice severity="error">{words.failed(error.message)}</Notice>}
      <Field label={words.name} maxLength={200} helper={words.nameHint} autoComplete="organization" {...set('name')} />
      <Field
        label={words.pin}
        maxLength={20}
        invalid={isTried && isWrong}
        helper={isTried && isWrong ? words.pinWrong : words.pinHint}
        autoCapitalize="characters"
        {...set('pin')}
      />
      <Field label={words.address} maxLength={300} autoComplete="street-address" {...set('address')} />
      <Box>
        <Button type="submit" variant="outlined" disabled={isPending}>
          {isPending ? words.saving : words.save}
        </Button>
      </Box>
    </Box>
  )
}
