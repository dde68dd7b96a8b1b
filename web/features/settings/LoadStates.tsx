import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useSettingsMessages } from '../../messages/settings.ts'
import { Notice } from '../../ui/Notice.tsx'

/** The room of cards that are on their way, in px each. */
export function CardSkeletons({ heights }: { heights: number[] }) {
  const { loading } = useSettingsMessages()
  return (
    <Box component="output" aria-label={loading} sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      {heights.map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  )
}

interface NotLoadedProps {
  title: string
  error: Error
  onRetry: () => void
}

/** Why something could not be shown, with another try. */
export function NotLoaded({ title, error, onRetry }: NotLoadedProps) {
  const { retry } = useSettingsMessages()
  return (
    <Notice
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      <strong>{title}</strong>
      <br />
      {error.message}
    </Notice>
  )
}
