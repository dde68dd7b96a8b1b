import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type NoteFolder, longestNoteFolderName } from '#contract/note-folders'
import { useId, useState } from 'react'
import { useNoteMessages } from '../../messages/notes.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { useToast } from '../../ui/toast.tsx'
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
  const formId = useId()
  const [name, setName] = useState(folder?.name ?? '')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (busy) return
    const given = name.trim()
    if (given === '') {
      setWrong(words.required)
      return showToast(words.enter, { severity: 'error' })
    }
    setBusy(true)
    try {
      await (folder ? calls.renameFolder(folder.id, given) : calls.createFolder(given))
      showToast(folder ? toasts.folderRenamed : toasts.folderCreated, { severity: 'success', about: 'note-folder' })
      onClose()
    } catch (error) {
      const problem = wordsOf(failure.folder(folder ? 'rename' : 'create'), error)
      setWrong(problem)
      showToast(problem, { severity: 'error', about: 'note-folder' })
      setBusy(false)
    }
  }

  return (
    <ModalDialog
      title={folder ? words.renameTitle(folder.name) : words.createTitle}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Field
          label={words.name}
          value={name}
          autoFocus
          maxLength={longestNoteFolderName}
          invalid={wrong !== null}
          {...(wrong !== null && { helper: wrong })}
          onChange={(event) => {
            setName(event.target.value)
            setWrong(null)
          }}
        />
      </form>
    </ModalDialog>
  )
}

function DeleteFolder({ folder, onGone, onClose }: { folder: NoteFolder; onGone: (folder: string) => void; onClose: () => void }) {
  const { folders: words, toasts, failure } = useNoteMessages()
  const showToast = useToast()
  const calls = useNoteCalls()
  const wordsOf = useFailureWords()
  const [busy, setBusy] = useState(false)
  async function confirm() {
    setBusy(true)
    try {
      await calls.deleteFolder(folder.id)
      showToast(toasts.folderDeleted, { severity: 'success', about: 'note-folder' })
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
