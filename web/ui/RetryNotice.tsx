import Button from '@mui/material/Button'
import { Notice } from './Notice.tsx'

interface RetryNoticeProps {
  /** What could not be loaded or done. */
  words: string
  /** What the way to try again is called. */
  retry: string
  onRetry: () => void
}

/** Says in its place that something could not be loaded, with the way to try again. */
export function RetryNotice({ words, retry, onRetry }: RetryNoticeProps) {
  return (
    <Notice
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {words}
    </Notice>
  )
}
