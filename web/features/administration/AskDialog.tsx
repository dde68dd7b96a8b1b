import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useAdministrationMessages } from '../../messages/administration.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import { Notice } from '../../ui/Notice.tsx'

interface AskDialogProps {
  title: string
  /** What the button says. */
  does: string
  /** In px. */
  width?: number
  onClose: () => void
  /** Does it; where it fails the dialog stays and says why. */
  onDo: () => Promise<unknown>
  /** What will be done, and what follows from it. */
  children: ReactNode
}

/** Asks before something is done that others notice. */
export function AskDialog({ title, does, width = 480, onClose, onDo, children }: AskDialogProps) {
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
      width={width}
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
      <Box sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
        {children}
        {problem !== null && <Notice severity="error">{problem}</Notice>}
      </Box>
    </ModalDialog>
  )
}
