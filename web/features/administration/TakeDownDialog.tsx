import Typography from '@mui/material/Typography'
import { takeDownCase } from '#contract/takedowns'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { Field } from '../../ui/Field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { AskDialog } from './AskDialog.tsx'

interface TakeDownDialogProps {
  /** The judgment that is open; left out where it is to be named. */
  of?: { id: string; name: string }
  onClose: () => void
}

/** Asks why a judgment is taken down and by which order, says what follows, and does it. */
export function TakeDownDialog({ of, onClose }: TakeDownDialogProps) {
  const { takedowns: words } = useAdministrationMessages()
  const queryClient = useQueryClient()
  const showToast = useToast()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [reference, setReference] = useState('')

  async function takeDown() {
    if ([of?.id ?? typed, reason, reference].some((given) => given.trim() === '')) throw new Error(of ? words.incomplete : words.unnamed)
    const { case_id: caseId, citation } = await call(takeDownCase, { body: { case_id: of?.id ?? typed, reason, reference } })
    showToast(words.done(citation ?? caseId), { severity: 'success' })
    // Nothing of it stays on this screen, and whatever named it asks again.
    void queryClient.resetQueries({ queryKey: ['case', caseId] })
    void queryClient.invalidateQueries()
  }

  return (
    <AskDialog title={words.askTitle} does={words.do} width={560} onClose={onClose} onDo={takeDown}>
      {of ? (
        <Typography>{words.what(of.name)}</Typography>
      ) : (
        <>
          <Field
            label={words.caseId}
            helper={words.caseAdvice}
            value={typed}
            required
            maxLength={120}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Typography>{words.what(words.it)}</Typography>
        </>
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words.after} {words.backups}
      </Typography>
      <Field
        label={words.reason}
        helper={words.reasonAdvice}
        value={reason}
        required
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setReason(target.value)}
      />
      <Field
        label={words.reference}
        helper={words.referenceAdvice}
        value={reference}
        required
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setReference(target.value)}
      />
    </AskDialog>
  )
}
