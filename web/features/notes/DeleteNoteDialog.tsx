import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { NoteInBrief } from '#contract/notes'
import { useState } from 'react'
import { useNoteMessages } from '../../messages/notes.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { useNotes } from './use-notes.ts'

interface DeleteNoteDialogProps {
  note: Pick<NoteInBrief, 'id' | 'title'>
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before a note is deleted. */
export function DeleteNoteDialog({ note, onClose, onDeleted }: DeleteNoteDialogProps) {
  const { remove: words } = useNoteMessages()
  const notes = useNotes()
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    if (await notes.delete(note)) {
      onClose()
      onDeleted?.()
    } else setBusy(false)
  }
  return (
    <ModalDialog
      title={words.title}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.keep}
          </Button>
          <Button color="error" variant="contained" disabled={busy} onClick={() => void confirm()}>
            {busy ? words.deleting : words.delete}
          </Button>
        </>
      }
    >
      <Typography>{words.question}</Typography>
      <Typography sx={{ mt: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>{note.title}</Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {words.explained}
      </Typography>
    </ModalDialog>
  )
}
