import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { useCasePageMessages } from '../../messages/case-page.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { useReaderMessages } from '../../messages/reader.ts'

/** The case could not be loaded: what the server said of it, and the ways on. */
export function CaseFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { failure } = useReaderMessages()
  const said = error instanceof Error && error.message !== '' ? error.message : failure.unknown
  return (
    <StateCard title={failure.title} lines={[said, failure.reason]}>
      <Button variant="contained" onClick={onRetry}>
        {failure.retry}
      </Button>
      <BackButton />
    </StateCard>
  )
}

/** There is no such case, or it belongs to someone else; the server does not say which. */
export function CaseNotFound() {
  const { failure } = useReaderMessages()
  return (
    <StateCard title={failure.missingTitle} lines={[failure.missing]}>
      <BackButton />
    </StateCard>
  )
}

/** It was removed by an order: its day, and nothing of the judgment. */
export function CaseTakenDown({ words }: { words: string }) {
  const { failure } = useReaderMessages()
  usePageTitle(failure.takenDownTitle)
  return (
    <StateCard title={failure.takenDownTitle} lines={[words, failure.takenDown]}>
      <BackButton />
    </StateCard>
  )
}

function BackButton() {
  const { failure } = useReaderMessages()
  return (
    <Button component={RouterLink} to="/cases" variant="outlined" color="inherit">
      {failure.back}
    </Button>
  )
}

function StateCard({ title, lines, children }: { title: string; lines: string[]; children: ReactNode }) {
  return (
    <Card role="alert" sx={{ p: { xs: 3, sm: 5 }, maxWidth: 680 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 3 }} />
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {lines.map((line, index) => (
        <Typography key={line} sx={{ color: index === 0 ? 'text.primary' : 'text.secondary', mb: 1, maxWidth: '60ch' }}>
          {line}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>{children}</Box>
    </Card>
  )
}

/** Stands for the header card while the case is on its way. */
export function CaseHeaderSkeleton() {
  const { loading } = useCasePageMessages()
  return (
    <Card component="output" aria-label={loading} sx={{ display: 'block', px: { xs: 2, sm: 3 }, py: 2, mb: 2 }}>
      <Skeleton variant="text" width="70%" height={36} sx={{ transform: 'none' }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1.25 }}>
        {[132, 88, 176, 160].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={24} />
        ))}
      </Box>
      <Skeleton variant="text" width="30%" sx={{ mt: 1.75 }} />
    </Card>
  )
}

/** Stands for the text while it is on its way. */
export function CaseTextSkeleton() {
  const { loadingText } = useCasePageMessages()
  return (
    <Box component="output" aria-label={loadingText} sx={{ display: 'block', maxWidth: '68ch', mx: 'auto' }}>
      {[1, 2, 3, 4].map((paragraph) => (
        <Box key={paragraph} sx={{ mb: 3 }}>
          {['100%', '97%', '99%', '62%'].map((width) => (
            <Skeleton key={width} variant="text" width={width} sx={{ my: 0.5 }} />
          ))}
        </Box>
      ))}
    </Box>
  )
}
