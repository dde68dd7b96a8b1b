import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useMessages } from '../messages/messages.ts'
import { ModalDialog } from './ModalDialog.tsx'
import { RetryNotice } from './RetryNotice.tsx'

interface LoadingDialogProps {
  title: string
  /** Whether it could not be loaded; else it is on its way. */
  failed: boolean
  onRetry: () => void
  onClose: () => void
}

/** Stands where a dialog will, until what it changes is there. */
export function LoadingDialog({ title, failed, onRetry, onClose }: LoadingDialogProps) {
  const { part } = useMessages().shell
  return (
    <ModalDialog
      title={title}
      onClose={onClose}
      width={520}
      actions={
        <Button color="inherit" variant="outlined" onClick={onClose}>
          {part.close}
        </Button>
      }
    >
      {failed ? (
        <RetryNotice words={part.failed} onRetry={onRetry} />
      ) : (
        <output aria-label={part.loading}>
          <Skeleton variant="rounded" height={140} />
        </output>
      )}
    </ModalDialog>
  )
}
