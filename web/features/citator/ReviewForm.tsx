import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type TreatmentLead, longestReviewNote } from '#contract/citator'
import { useId, useState } from 'react'
import { radii } from '../../ui/theme/tokens.ts'
import { useCitatorMessages } from '../../messages/citator.ts'
import { useToast } from '../../ui/toast.tsx'
import { useReview } from './queries.ts'

interface ReviewFormProps {
  caseId: string
  lead: TreatmentLead
  onClose: () => void
  /** Called once what rests on the decision was asked for again: the lead may have left the list by then. */
  onDecided?: (() => void) | undefined
}

/** Where an editor confirms or rejects a lead, and says why. */
export function ReviewForm({ caseId, lead, onClose, onDecided }: ReviewFormProps) {
  const { review: words } = useCitatorMessages()
  const [note, setNote] = useState('')
  const id = useId()
  const showToast = useToast()
  const { mutateAsync, isPending } = useReview()
  // Awaited here: what `mutate` is given is not called once the form has gone with its lead.
  async function decide(decision: 'confirmed' | 'rejected') {
    try {
      await mutateAsync({ case_id: caseId, position: lead.position, treatment: lead.treatment, decision, note })
      showToast(words.done[decision], { severity: 'success' })
      onClose()
      onDecided?.()
    } catch {
      showToast(words.failed, { severity: 'error' })
    }
  }
  const empty = note.trim() === ''
  return (
    <Box
      component="form"
      onSubmit={(event) => event.preventDefault()}
      sx={{ display: 'grid', gap: 1, p: 1.5, bgcolor: 'fill.inset', borderRadius: `${radii.field}px` }}
    >
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: 600 }}>
        {words.note}
      </Box>
      <Box
        component="textarea"
        id={id}
        value={note}
        rows={2}
        maxLength={longestReviewNote}
        autoFocus
        aria-describedby={`${id}-help`}
        onChange={(event) => setNote(event.target.value)}
        sx={{
          p: 1,
          font: 'inherit',
          fontSize: { xs: 16, md: 15 },
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'text.secondary',
          borderRadius: `${radii.field}px`,
          resize: 'vertical',
        }}
      />
      <Box id={`${id}-help`} sx={{ typography: 'body2', color: 'text.secondary' }}>
        {words.noteHelp}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={empty || isPending} onClick={() => void decide('confirmed')}>
          {words.confirm}
        </Button>
        <Button variant="outlined" color="inherit" disabled={empty || isPending} onClick={() => void decide('rejected')}>
          {words.reject}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  )
}
