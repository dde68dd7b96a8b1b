import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLibraryMessages } from '../../messages/library.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import type { EditableDocument } from './editable.ts'
import { useDelete } from './queries.ts'

interface DeleteDialogProps {
  document: EditableDocument
  name: string
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before a document is deleted, and says what is lost. */
export function DeleteDialog({ document, name, onClose, onDeleted }: DeleteDialogProps) {
  const { remove } = useLibraryMessages()
  const showToast = useToast()
  const { mutate, isPending, error } = useDelete(document.id)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast(remove.done, { severity: 'success' })
        onClose()
        onDeleted?.()
      },
    })
  return (
    <ModalDialog
      title={remove.title}
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {remove.cancel}
          </Button>
          <Button color="error" variant="contained" disabled={isPending} onClick={confirm}>
            {isPending ? remove.deleting : remove.confirm}
          </Button>
        </>
      }
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', mb: 1 }}>{name}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{document.isPrivate ? remove.lost : remove.lostPublic}</Typography>
      {error && <Notice severity="error">{error.message}</Notice>}
    </ModalDialog>
  )
}
