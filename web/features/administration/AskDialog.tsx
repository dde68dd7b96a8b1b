import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface AskDialogProps {
  title: string
  advice: string
  /** What the button says. */
  does: string
  onClose: () => void
  /** Does it; where it fails the dialog stays and says why. */
  onDo: () => Promise<unknown>
}

/** Asks before something is done that others notice. */
export function AskDialog({ title, advice, does, onClose, onDo }: AskDialogProps) {
  const words = useAdministrationMessages()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function run() {
    setIsBusy(true)
    setProblem(null)
    try {
      await onDo()
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }

  return (
    <ModalDialog
      title={title}
      width={480}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="contained" color="error" disabled={isBusy} onClick={() => void run()}>
            {does}
          </Button>
        </>
      }
    >
      <Typography>{advice}</Typography>
      {problem !== null && <Notice severity="error">{problem}</Notice>}
    </ModalDialog>
  )
}
