import CreateNewFolderOutlined from '@mui/icons-material/CreateNewFolderOutlined'
import FolderOutlined from '@mui/icons-material/FolderOutlined'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBookmarkMessages } from '../../messages/bookmarks.ts'
import { Field } from '../../ui/Field.tsx'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { RowsLoading } from '../../ui/RowsLoading.tsx'
import { allFolders, isWithin } from './folder-rows.ts'
import { NewFolderForm } from './NewFolderForm.tsx'
import { PickerRow, Rows } from './picker-rows.ts'
import { folderTree } from './queries.ts'

/** From so many folders on they can be searched. */
const searchable = 9

interface FolderPickerProps {
  title: string
  /** What is put into the folder. */
  subject: string
  /** Where it lies now; undefined when it lies nowhere yet. */
  present?: string | null
  /** A folder that cannot be chosen, with all that lie in it. */
  without?: string
  /** Resolves to whether it was done; the dialog then closes. */
  onChoose: (path: string | null) => Promise<boolean>
  onClose: () => void
}

/** Asks for a folder: one press chooses it. Folders can be made on the way. */
export function FolderPicker({ title, subject, present, without, onChoose, onClose }: FolderPickerProps) {
  const { picker, failure } = useBookmarkMessages()
  const { data, isError, refetch } = useQuery(folderTree)
  const [filter, setFilter] = useState('')
  const [busy, setBusy] = useState<string | null | false>(false)
  /** Where a folder is being made; undefined when none is. */
  const [newIn, setNewIn] = useState<string | null>()

  async function choose(path: string | null) {
    if (busy !== false) return
    setBusy(path)
    if (await onChoose(path)) onClose()
    else setBusy(false)
  }

  const folders = allFolders(data?.folders ?? []).filter(({ path }) => without === undefined || !isWithin(path, { path: without }))
  const shown = folders.filter(({ path }) => path.toLowerCase().includes(filter.trim().toLowerCase()))
  const row = (path: string | null, depth: number) => {
    const name = path === null ? picker.root : path.slice(path.lastIndexOf('/') + 1)
    const isPresent = path === present
    const Icon = path === null ? InboxOutlined : FolderOutlined
    return (
      <li key={path ?? '/'}>
        <PickerRow style={{ '--depth': filter === '' ? depth : 0 } as React.CSSProperties} aria-busy={busy === path}>
          <button
            type="button"
            className="choose"
            aria-label={path === null ? undefined : picker.chooseNamed(path)}
            aria-current={isPresent || undefined}
            disabled={busy !== false || isPresent}
            onClick={() => void choose(path)}
          >
            <Icon />
            <span className="name">{filter === '' ? name : (path ?? name).replace(/^\//, '')}</span>
            {(isPresent || path === null) && <span className="aside">{isPresent ? picker.present : picker.rootExplained}</span>}
          </button>
          <button
            type="button"
            className="new"
            aria-label={picker.newIn(path ?? picker.root)}
            title={picker.newIn(name)}
            onClick={() => setNewIn(path)}
          >
            <CreateNewFolderOutlined />
          </button>
        </PickerRow>
        {newIn === path && <NewFolderForm parentPath={path} depth={depth + 1} onClose={() => setNewIn(undefined)} />}
      </li>
    )
  }

  return (
    <ModalDialog
      title={title}
      onClose={onClose}
      width={480}
      actions={
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {picker.cancel}
        </Button>
      }
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 1.5 }}>{subject}</Typography>
      {folders.length >= searchable && (
        <Box sx={{ mb: 1.5 }}>
          <Field label={picker.filter} type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </Box>
      )}
      <Rows aria-label={picker.choose}>
        {row(null, 0)}
        {shown.map(({ path }) => row(path, path.split('/').length - 1))}
      </Rows>
      {!data && !isError && <RowsLoading label={picker.loading} rows={3} height={32} />}
      {data && filter !== '' && shown.length === 0 && <Typography sx={{ p: 1.5, color: 'text.secondary' }}>{picker.none}</Typography>}
      {isError && <RetryNotice words={failure.folders} onRetry={() => void refetch()} />}
    </ModalDialog>
  )
}
