import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReviewDecision, maxReviewNoteLength } from '#contract/citator'
import { useId, useState } from 'react'
import { useCitatorMessages } from '../messages/citator.ts'
import { radii } from './theme/tokens.ts'
import { useToast } from './toast.tsx'

interface LeadReviewProps {
  decide: (decision: ReviewDecision, note: string) => Promise<unknown>
  onClose: () => void
  /** Called once what rests on the decision was asked for again: the lead may have left the list by then. */
  onDecided?: (() => void) | undefined
}

/** Where an editor confirms or rejects what a machine read, and says why. */
export function LeadReview({ decide, onClose, onDecided }: LeadReviewProps) {
  const { review: words } = useCitatorMessages()
  const [note, setNote] = useState('')
  const [isPending, setIsPending] = useState(false)
  const id = useId()
  const showToast = useToast()
  // Awaited here: the form may have gone with its lead when the answer comes.
  async function send(decision: ReviewDecision) {
    setIsPending(true)
    try {
      await decide(decision, note)
      showToast(words.done[decision], { severity: 'success' })
      onClose()
      onDecided?.()
    } catch {
      showToast(words.failed, { severity: 'error' })
      setIsPending(false)
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
        maxLength={maxReviewNoteLength}
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
        <Button variant="contained" disabled={empty || isPending} onClick={() => void send('confirmed')}>
          {words.confirm}
        </Button>
        <Button variant="outlined" color="inherit" disabled={empty || isPending} onClick={() => void send('rejected')}>
          {words.reject}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {words.cancel}
        </Button>
      </Box>
    </Box>
  )
}
