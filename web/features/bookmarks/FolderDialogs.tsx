import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type BookmarkFolder, maxFolderNameLength } from '#contract/bookmarks'
import { useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { ChoiceCards } from '../../ui/ChoiceCards.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { NameDialog } from '../../ui/NameDialog.tsx'
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
  const { name: label, cancel, required, enter } = words
  const asked = { name: label, cancel, required, enter }
  const withoutSlash = (text: string) => (text.includes('/') ? words.slash : null)
  if (task.kind === 'create') {
    const { parent } = task
    return (
      <NameDialog
        title={parent === null ? words.createTitle : words.subTitle(parent.path)}
        name=""
        longest={maxFolderNameLength}
        words={{ ...asked, confirm: words.create, busy: words.creating }}
        check={withoutSlash}
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
        longest={maxFolderNameLength}
        words={{ ...asked, confirm: words.rename, busy: words.renaming }}
        check={withoutSlash}
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
        <Box sx={{ mt: 2 }}>
          <ChoiceCards
            legend={words.what}
            choices={[
              { value: 'keep', label: words.keepIn(folder.parent_path ?? picker.root) },
              { value: 'remove', label: words.remove },
            ]}
            chosen={bookmarks}
            onChoose={setBookmarks}
          />
        </Box>
      )}
    </ModalDialog>
  )
}
