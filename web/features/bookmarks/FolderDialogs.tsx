import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { BookmarkFolder } from '#contract/bookmarks'
import { useId, useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { allFolders, countAll, pathIn } from './folder-rows.ts'
import { FolderPicker } from './FolderPicker.tsx'
import { useFolders } from './use-folders.ts'

export type FolderTask = { kind: 'create'; parent: BookmarkFolder | null } | { kind: 'rename' | 'move' | 'delete'; folder: BookmarkFolder }

interface FolderDialogsProps {
  task: FolderTask
  onGone: (path: string) => void
  onRenamed: (from: string, to: string) => void
  onClose: () => void
}

/** The dialog of what is being done to a folder. */
export function FolderDialogs({ task, onGone, onRenamed, onClose }: FolderDialogsProps) {
  const { folder: words } = useBookmarkMessages()
  const folders = useFolders()
  if (task.kind === 'create') {
    const { parent } = task
    return (
      <NameDialog
        title={parent === null ? words.createTitle : words.subTitle(parent.path)}
        name=""
        confirm={words.create}
        busyWords={words.creating}
        onName={(name) => folders.create(name, parent?.path ?? null)}
        onClose={onClose}
      />
    )
  }
  const { folder } = task
  if (task.kind === 'rename')
    return (
      <NameDialog
        title={words.renameTitle(folder.name)}
        name={folder.name}
        confirm={words.rename}
        busyWords={words.renaming}
        onName={async (name) => {
          const problem = await folders.rename(folder, name)
          if (problem === null) onRenamed(folder.path, pathIn(folder.parent_path, name))
          return problem
        }}
        onClose={onClose}
      />
    )
  if (task.kind === 'move')
    return (
      <FolderPicker
        title={words.moveTitle(folder.name)}
        subject={folder.path}
        present={folder.parent_path}
        without={folder.path}
        onChoose={async (path) => {
          const problem = await folders.move(folder, path)
          if (problem === null) onRenamed(folder.path, pathIn(path, folder.name))
          return problem === null
        }}
        onClose={onClose}
      />
    )
  return <DeleteFolderDialog folder={folder} onGone={onGone} onClose={onClose} />
}

interface NameDialogProps {
  title: string
  name: string
  confirm: string
  busyWords: string
  /** Resolves to null when it was done, else to why not. */
  onName: (name: string) => Promise<string | null>
  onClose: () => void
}

function NameDialog({ title, name, confirm, busyWords, onName, onClose }: NameDialogProps) {
  const { folder: words } = useBookmarkMessages()
  const showToast = useToast()
  const formId = useId()
  const [text, setText] = useState(name)
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function submit() {
    if (busy) return
    if (text.trim() === '') {
      setWrong(words.required)
      return showToast(words.enter, { severity: 'error' })
    }
    setBusy(true)
    const problem = await onName(text.trim())
    setBusy(false)
    if (problem === null) onClose()
    else setWrong(problem)
  }

  return (
    <ModalDialog
      title={title}
      onClose={onClose}
      width={440}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="contained" disabled={busy}>
            {busy ? busyWords : confirm}
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
          value={text}
          autoFocus
          maxLength={100}
          invalid={wrong !== null}
          {...(wrong !== null && { helper: wrong })}
          onChange={(event) => {
            setText(event.target.value)
            setWrong(event.target.value.includes('/') ? words.slash : null)
          }}
        />
      </form>
    </ModalDialog>
  )
}

function DeleteFolderDialog({ folder, onGone, onClose }: { folder: BookmarkFolder; onGone: (path: string) => void; onClose: () => void }) {
  const { folder: words, picker } = useBookmarkMessages()
  const folders = useFolders()
  const [bookmarks, setBookmarks] = useState<'keep' | 'remove'>('keep')
  const [busy, setBusy] = useState(false)
  const held = countAll(folder)

  async function confirm() {
    setBusy(true)
    if ((await folders.delete(folder, bookmarks)) === null) {
      onGone(folder.path)
      onClose()
    } else setBusy(false)
  }

  const choice = (value: 'keep' | 'remove', label: string) => (
    <Box component="label" sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minHeight: { xs: 44, md: 36 }, cursor: 'pointer' }}>
      <Box
        component="input"
        type="radio"
        name="bookmarks"
        checked={bookmarks === value}
        onChange={() => setBookmarks(value)}
        sx={{ width: 18, height: 18, m: 0, accentColor: (theme) => theme.vars.palette.primary.main }}
      />
      {label}
    </Box>
  )
  return (
    <ModalDialog
      title={words.deleteTitle(folder.name)}
      onClose={onClose}
      width={460}
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
      <Typography>{words.holds(held, allFolders(folder.children).length)}</Typography>
      {held > 0 && (
        <Box component="fieldset" sx={{ m: 0, mt: 2, p: 0, border: 0 }}>
          <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
            {words.what}
          </Box>
          {choice('keep', words.keepIn(folder.parent_path ?? picker.root))}
          {choice('remove', words.remove)}
        </Box>
      )}
    </ModalDialog>
  )
}
