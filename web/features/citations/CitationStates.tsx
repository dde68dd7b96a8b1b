import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useCitationMessages } from '../../messages/citations.ts'
import { divided } from '../../ui/list-row.ts'

export function Loading() {
  const { loading } = useCitationMessages()
  return (
    <Card component="output" aria-label={loading} sx={{ display: 'block' }}>
      {[72, 58, 66].map((width) => (
        <Box key={width} sx={{ px: 2.5, py: 2, display: 'grid', gap: 1, ...divided }}>
          <Skeleton variant="text" width={`${width}%`} height={26} sx={{ transform: 'none' }} />
          <Skeleton variant="rounded" width={120} height={24} />
        </Box>
      ))}
    </Card>
  )
}

export function Empty({ isFiltered }: { isFiltered: boolean }) {
  const { empty } = useCitationMessages()
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 560 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2.5 }} />
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {isFiltered ? empty.none : empty.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{isFiltered ? empty.noneAdvice : empty.advice}</Typography>
    </Box>
  )
}

export function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { failure } = useCitationMessages()
  return (
    <Card role="alert" sx={{ p: { xs: 2.5, sm: 4 }, borderLeft: '3px solid', borderLeftColor: 'error.main' }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {failure.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{error.message}</Typography>
      <Button variant="contained" onClick={onRetry}>
        {failure.retry}
      </Button>
    </Card>
  )
}
