import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { useCourtMessages } from '../../messages/courts.ts'

interface NotShownProps {
  error: unknown
  /** What is said where the server has no such page. */
  missing: string
  onRetry: () => void
}

/** Why there is nothing to show of a court, a judge or the library. */
export function NotShown({ error, missing, onRetry }: NotShownProps) {
  const { none, failure } = useCourtMessages()
  const isMissing = error instanceof CallError && error.status === 404
  return (
    <Card role="alert" sx={{ p: { xs: 3, sm: 5 }, maxWidth: 680 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 3 }} />
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {isMissing ? none.title : failure.title}
      </Typography>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{isMissing || !(error instanceof Error) ? missing : error.message}</Typography>
      {isMissing ? (
        <Button component={RouterLink} to="/coverage" variant="outlined" color="inherit">
          {none.coverage}
        </Button>
      ) : (
        <Button variant="contained" onClick={onRetry}>
          {failure.retry}
        </Button>
      )}
    </Card>
  )
}

/** The room of a page while it is on its way. */
export function PageSkeleton() {
  const { page } = useCourtMessages()
  return (
    <Box component="output" aria-label={page.loading} sx={{ display: 'grid', gap: 2, minHeight: '100dvh', alignContent: 'start' }}>
      <Skeleton variant="text" width="min(420px, 80%)" height={40} sx={{ transform: 'none' }} />
      <Skeleton variant="text" width="min(560px, 100%)" />
      {[220, 320, 300].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  )
}
