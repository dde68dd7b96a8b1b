import Card from '@mui/material/Card'
import CircularProgress from '@mui/material/CircularProgress'
import { useAnalyticsMessages } from '../../messages/analytics.ts'

/** Keeps the room of a chart, so that nothing below it jumps. */
export function Waiting() {
  const { none } = useAnalyticsMessages()
  return (
    <Card sx={{ minHeight: 480, display: 'grid', placeContent: 'center' }}>
      <CircularProgress aria-label={none.loading} />
    </Card>
  )
}
