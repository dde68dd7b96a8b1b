import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded'
import EditOutlined from '@mui/icons-material/EditOutlined'
import MenuBookRounded from '@mui/icons-material/MenuBookRounded'
import type { AllowedActions } from '#contract/allowed-actions'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useLibraryMessages } from '../../messages/library.ts'
import { useMessages } from '../../messages/messages.ts'
import { divideTitle } from '../../ui/case-name.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { EditDialog } from './EditDialog.tsx'
import type { EditableDocument } from './editable.ts'

interface DocumentActionsProps {
  document: EditableDocument
  /** Where it is read; left out on the page where it is being read. */
  readAt?: string
  /** Told to the page where it is read, so that it can lead back. */
  state?: object
  /** What may be done with it; all, where it is one's own. */
  allowed?: AllowedActions
  onDeleted?: () => void
}

const ofOwner: AllowedActions = ['change', 'delete']

/** What may be done with a document that one may change. */
export function DocumentActions({ document, readAt, state, allowed = ofOwner, onDeleted }: DocumentActionsProps) {
  const { cases } = useMessages()
  const { list } = useLibraryMessages()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const name = divideTitle(document.title, document).parties || cases.untitled
  const close = () => setOpen(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 0.5, md: 1 }, mx: -1, '& .MuiButton-root': { px: 1 } }}>
      {readAt && (
        <Button
          component={RouterLink}
          to={readAt}
          state={state}
          size="small"
          startIcon={<MenuBookRounded />}
          aria-label={list.readNamed(name)}
        >
          {list.read}
        </Button>
      )}
      {allowed.includes('change') && (
        <Button size="small" color="inherit" startIcon={<EditOutlined />} aria-label={list.editNamed(name)} onClick={() => setOpen('edit')}>
          {list.edit}
        </Button>
      )}
      {allowed.includes('delete') && (
        <Button
          size="small"
          color="error"
          startIcon={<DeleteOutlineRounded />}
          aria-label={list.removeNamed(name)}
          onClick={() => setOpen('delete')}
        >
          {list.remove}
        </Button>
      )}
      {open === 'edit' && <EditDialog document={document} onClose={close} />}
      {open === 'delete' && <DeleteDialog document={document} name={name} onClose={close} onDeleted={onDeleted} />}
    </Box>
  )
}
