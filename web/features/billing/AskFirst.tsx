import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useBillingMessages } from '../../messages/billing.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'

interface AskFirstProps {
  title: string
  words: string
  action: string
  busy: boolean
  onDo: () => void
  onClose: () => void
}

/** Asks before something that the reader cannot take back alone. */
export function AskFirst({ title, words, action, busy, onDo, onClose }: AskFirstProps) {
  const { paying } = useBillingMessages()
  return (
    <ModalDialog
      title={title}
      onClose={onClose}
      width={480}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {paying.cancel}
          </Button>
          <Button color="error" variant="contained" disabled={busy} onClick={onDo}>
            {action}
          </Button>
        </>
      }
    >
      <Typography>{words}</Typography>
    </ModalDialog>
  )
}
