import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../api/call-error.ts'

interface NotShownProps {
  error: unknown
  words: {
    /** What is said where the server has no such thing, and what may be done about it. */
    missing: string
    hint: string
    /** What is said of any other failure. */
    failed: string
    retry: string
  }
  /** Where to go on from what is not there. */
  way: { to: string; label: string }
  onRetry: () => void
}

/** Why there is nothing to show of the one thing that a page is about. */
export function NotShown({ error, words, way, onRetry }: NotShownProps) {
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <Card role="alert" sx={{ p: { xs: 3, sm: 5 }, maxWidth: 680 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 3 }} />
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {isMissing ? words.missing : words.failed}
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{isMissing || !(error instanceof Error) ? words.hint : error.message}</Typography>
      {isMissing ? (
        <Button component={RouterLink} to={way.to} variant="outlined" color="inherit">
          {way.label}
        </Button>
      ) : (
        <Button variant="contained" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </Card>
  )
}
