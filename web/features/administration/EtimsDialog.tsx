import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { setEtimsNumber } from '#contract/bookings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'

/** The number that the revenue authority gave an invoice: written on it once. */
export function EtimsDialog({ invoice, onClose }: { invoice: string; onClose: () => void }) {
  const words = useAdministrationMessages()
  const { payments: own } = words
  const showToast = useToast()
  const client = useQueryClient()
  const form = useId()
  const [number, setNumber] = useState('')
  const [isTried, setIsTried] = useState(false)
  const isMissing = isTried && number.trim() === ''
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(setEtimsNumber, { params: { number: invoice }, body: { etims_number: number.trim() } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['administration', 'payments'] })
      showToast(own.etimsWritten(invoice), { severity: 'success' })
      onClose()
    },
  })
  function save(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (number.trim() !== '' && !isPending) mutate()
  }
  return (
    <ModalDialog
      title={own.etimsOf(invoice)}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} variant="contained" disabled={isPending}>
            {own.saveEtims}
          </Button>
        </>
      }
    >
      <Box component="form" id={form} noValidate onSubmit={save} sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{own.etimsLead}</Typography>
        {error && <Notice severity="error">{error.message}</Notice>}
        <Field
          label={own.etimsNumber}
          name="etims"
          value={number}
          maxLength={60}
          autoComplete="off"
          invalid={isMissing}
          {...(isMissing && { helper: own.etimsMissing })}
          onChange={({ target }) => setNumber(target.value)}
        />
      </Box>
    </ModalDialog>
  )
}
