import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useCourtMessages } from '../../messages/courts.ts'
import { NotShown } from '../../ui/NotShown.tsx'

interface NotShownProps {
  error: unknown
  /** What is said where the server has no such page. */
  missing: string
  onRetry: () => void
}

/** Why there is nothing to show of a court, a judge or the library. */
export function CourtNotShown({ error, missing, onRetry }: NotShownProps) {
  const { none, failure } = useCourtMessages()
  return (
    <NotShown
      error={error}
      words={{ missing: none.title, hint: missing, failed: failure.title, retry: failure.retry }}
      way={{ to: '/coverage', label: none.coverage }}
      onRetry={onRetry}
    />
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
