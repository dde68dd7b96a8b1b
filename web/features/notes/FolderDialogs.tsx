import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type NoteFolder, maxNoteFolderNameLength } from '#contract/note-folders'
import { useState } from 'react'
import { useNoteMessages } from '../../messages/notes.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useTrying } from '../../ui/use-trying.ts'
import { useNoteCalls } from './queries.ts'
import { useFailureWords } from './use-notes.ts'

export type FolderTask = { kind: 'create' } | { kind: 'rename' | 'delete'; folder: NoteFolder }

interface FolderDialogsProps {
  task: FolderTask
  onGone: (folder: string) => void
  onClose: () => void
}

/** The dialog of what is being done to a folder of notes. */
export function FolderDialogs({ task, onGone, onClose }: FolderDialogsProps) {
  return task.kind === 'delete' ? (
    <DeleteFolder folder={task.folder} onGone={onGone} onClose={onClose} />
  ) : (
    <NameFolder folder={task.kind === 'rename' ? task.folder : null} onClose={onClose} />
  )
}

/** A new folder, or another name for one. */
function NameFolder({ folder, onClose }: { folder: NoteFolder | null; onClose: () => void }) {
  const { folders: words, toasts, failure } = useNoteMessages()
  const showToast = useToast()
  const calls = useNoteCalls()
  const wordsOf = useFailureWords()

  const { name, cancel, required, enter } = words
  async function keep(given: string): Promise<string | null> {
    try {
      await (folder ? calls.renameFolder(folder.id, given) : calls.createFolder(given))
      showToast(folder ? toasts.folderRenamed : toasts.folderCreated, { severity: 'success', about: 'note-folder' })
      return null
    } catch (error) {
      const problem = wordsOf(failure.folder(folder ? 'rename' : 'create'), error)
      showToast(problem, { severity: 'error', about: 'note-folder' })
      return problem
    }
  }
  return (
    <NameDialog
      title={folder ? words.renameTitle(folder.name) : words.createTitle}
      name={folder?.name ?? ''}
      longest={maxNoteFolderNameLength}
      words={{ name, cancel, required, enter, confirm: words.save, busy: words.saving }}
      onName={keep}
      onClose={onClose}
    />
  )
}

function DeleteFolder({ folder, onGone, onClose }: { folder: NoteFolder; onGone: (folder: string) => void; onClose: () => void }) {
  const { folders: words, toasts, failure } = useNoteMessages()
  const showToast = useToast()
  const calls = useNoteCalls()
  const wordsOf = useFailureWords()
  const trying = useTrying({ about: 'note-folder' })
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      await calls.deleteFolder(folder.id)
      const undo = async () => {
        if (await trying(calls.restoreFolder(folder.id), failure.folder('restore')))
          showToast(toasts.folderRestored, { severity: 'success', about: 'note-folder' })
      }
      showToast(toasts.folderDeleted, {
        severity: 'success',
        about: 'note-folder',
        action: { label: toasts.undo, run: () => void undo() },
      })
      onGone(folder.id)
      onClose()
    } catch (error) {
      showToast(wordsOf(failure.folder('delete'), error), { severity: 'error', about: 'note-folder' })
      setBusy(false)
    }
  }
  return (
    <ModalDialog
      title={words.deleteTitle(folder.name)}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.keep}
          </Button>
          <Button color="error" variant="contained" disabled={busy} onClick={() => void confirm()}>
            {words.delete}
          </Button>
        </>
      }
    >
      <Typography>{words.deleteExplained(folder.note_count)}</Typography>
    </ModalDialog>
  )
}
