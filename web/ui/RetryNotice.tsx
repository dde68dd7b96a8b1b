import Button from '@mui/material/Button'
import { useMessages } from '../messages/messages.ts'
import { Notice } from './Notice.tsx'

interface RetryNoticeProps {
  /** What could not be loaded or done. */
  words: string
  /** What the way to try again is called, where it is not the word that every screen has for it. */
  retry?: string
  /** Whether something is only missing beside what is shown. */
  severity?: 'error' | 'warning'
  onRetry: () => void
}

/** Says in its place that something could not be loaded, with the way to try again. */
export function RetryNotice({ words, retry, severity = 'error', onRetry }: RetryNoticeProps) {
  const { shell } = useMessages()
  return (
    <Notice
      severity={severity}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {retry ?? shell.failure.tryAgain}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
