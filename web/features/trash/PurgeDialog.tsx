import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TrashItem, TrashKind } from '#contract/trash'
import { useState } from 'react'
import { useTrashMessages } from '../../messages/trash.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'

interface PurgeDialogProps {
  /** One thing, or all that are shown. */
  what: TrashItem | { all: TrashKind | null }
  /** Resolves to whether it was done; the dialog then closes. */
  onPurge: () => Promise<boolean>
  onClose: () => void
}

/** Asks before something goes that cannot be brought back. */
export function PurgeDialog({ what, onPurge, onClose }: PurgeDialogProps) {
  const { dialog, kinds } = useTrashMessages()
  const [busy, setBusy] = useState(false)
  async function purge() {
    setBusy(true)
    if (await onPurge()) onClose()
    else setBusy(false)
  }
  const isOne = 'id' in what
  return (
    <ModalDialog
      title={isOne ? dialog.one(what.title) : what.all ? dialog.allOf(kinds[what.all]) : dialog.all}
      onClose={onClose}
      width={460}
      actions={
        <>
          <Button color="inherit" variant="outlined" onClick={onClose}>
            {isOne ? dialog.keep : dialog.keepAll}
          </Button>
          <Button color="error" variant="contained" disabled={busy} onClick={() => void purge()}>
            {busy ? dialog.deleting : dialog.delete}
          </Button>
        </>
      }
    >
      <Typography>{dialog.advice}</Typography>
    </ModalDialog>
  )
}
