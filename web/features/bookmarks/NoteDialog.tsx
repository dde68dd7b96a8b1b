import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { longestBookmarkNote } from '#contract/bookmarks'
import { useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'

interface NoteDialogProps {
  name: string
  note: string
  /** Resolves to whether it was saved. */
  onSave: (note: string) => Promise<boolean>
  onClose: () => void
}

/** Why a case was bookmarked, in the reader's own words. */
export function NoteDialog({ name, note, onSave, onClose }: NoteDialogProps) {
  const { page } = useBookmarkMessages()
  const [text, setText] = useState(note)
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    if (await onSave(text.trim())) onClose()
    else setBusy(false)
  }
  return (
    <ModalDialog
      title={page.noteTitle}
      onClose={onClose}
      width={520}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {page.cancel}
          </Button>
          <Button variant="contained" disabled={busy || text.trim() === note} onClick={() => void save()}>
            {busy ? page.saving : page.save}
          </Button>
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1.5 }}>{name}</Typography>
      <TextField
        label={page.note}
        rows={5}
        maxLength={longestBookmarkNote}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ModalDialog>
  )
}
