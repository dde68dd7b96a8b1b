import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface NothingHereProps {
  title: string
  /** What may be done about it. */
  advice?: string
  /** The buttons that do it. */
  children?: ReactNode
}

/** Why a list has nothing to show, and what to do about it. */
export function NothingHere({ title, advice, children }: NothingHereProps) {
  return (
    <Box sx={{ py: { xs: 3, md: 5 }, maxWidth: 560 }}>
      <Box aria-hidden sx={{ width: 40, height: 3, bgcolor: 'secondary.main', mb: 2.5 }} />
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {advice && <Typography sx={{ color: 'text.secondary' }}>{advice}</Typography>}
      {children && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>{children}</Box>}
    </Box>
  )
}
