import Button from '@mui/material/Button'
import type { NoteFolder } from '#contract/note-folders'
import type { NoteInBrief } from '#contract/notes'
import { useState } from 'react'
import { useNoteMessages } from '../../messages/notes.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { FolderSelect } from './FolderSelect.tsx'
import { useNotes } from './use-notes.ts'

/** Another folder for a note. */
export function MoveDialog({ note, folders, onClose }: { note: NoteInBrief; folders: NoteFolder[]; onClose: () => void }) {
  const { folders: words } = useNoteMessages()
  const notes = useNotes()
  const [chosen, setChosen] = useState(note.folder_id)
  const [busy, setBusy] = useState(false)
  async function move() {
    setBusy(true)
    if (await notes.move(note, folders.find(({ id }) => id === chosen) ?? null)) onClose()
    else setBusy(false)
  }
  return (
    <ModalDialog
      title={words.moveTitle}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="contained" disabled={busy || chosen === note.folder_id} onClick={() => void move()}>
            {words.move}
          </Button>
        </>
      }
    >
      <FolderSelect label={words.moveTo} folders={folders} chosen={chosen} onChoose={setChosen} />
    </ModalDialog>
  )
}
