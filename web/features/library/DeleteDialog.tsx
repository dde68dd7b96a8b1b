import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useLibraryMessages } from '../../messages/library.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useTrying } from '../../ui/use-trying.ts'
import type { EditableDocument } from './editable.ts'
import { useDelete, useRestore } from './queries.ts'

interface DeleteDialogProps {
  document: EditableDocument
  name: string
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks before a document is deleted, and says where it goes or what is lost. */
export function DeleteDialog({ document, name, onClose, onDeleted }: DeleteDialogProps) {
  const { remove } = useLibraryMessages()
  const showToast = useToast()
  const trying = useTrying()
  const restore = useRestore()
  const { mutate, isPending, error } = useDelete(document.id)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        const about = `document:${document.id}`
        const undo = async () => {
          if (await trying(restore(document.id), remove.restoreFailed)) showToast(remove.restored, { severity: 'success', about })
        }
        const action = document.isPrivate && { action: { label: remove.undo, run: () => void undo() } }
        showToast(remove.done, { severity: 'success', about, ...action })
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
