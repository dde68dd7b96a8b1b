import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useProjectMessages } from '../../messages/projects.ts'
import { RetryNotice } from '../../ui/RetryNotice.tsx'
import { radii } from '../../ui/theme/tokens.ts'

/** Why there is nothing to see, and what to do about it. */
export function NothingThere({ title, advice, children }: { title: string; advice?: string; children?: ReactNode }) {
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 560 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2.5 }} />
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {advice && <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{advice}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  )
}

/** What could not be loaded, in the words of the screen, with another try. */
export function LoadFailure({ words, error, onRetry }: { words: string; error: unknown; onRetry: () => void }) {
  const { toasts } = useProjectMessages()
  const isOffline = error instanceof CallError && (error.kind === 'network' || error.kind === 'timeout')
  return <RetryNotice words={isOffline ? toasts.offline : words} retry={toasts.retry} onRetry={onRetry} />
}

/** Room of cards or lines that are on their way. */
export function Waiting({ label, rows = 4, height = 72 }: { label: string; rows?: number; height?: number }) {
  return (
    <Box component="output" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={height} sx={{ borderRadius: `${radii.card}px`, opacity: 1 - row * 0.15 }} />
      ))}
    </Box>
  )
}
