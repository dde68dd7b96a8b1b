import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useSecurityMessages } from '../../messages/security.ts'
import { Notice } from '../../ui/Notice.tsx'

interface SecurityCardProps {
  heading: string
  lead?: string
  /** At the right of the heading. */
  action?: ReactNode
  children?: ReactNode
}

/** One matter of safety. */
export function SecurityCard({ heading, lead, action, children }: SecurityCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
          <Typography variant="h2" id={id}>
            {heading}
          </Typography>
          {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '64ch' }}>{lead}</Typography>}
        </Box>
        {action}
      </Box>
      {children}
    </Card>
  )
}

/** Rows that are on their way. */
export function RowSkeletons({ rows }: { rows: number }) {
  const { loading } = useSecurityMessages()
  return (
    <Box component="output" aria-label={loading} sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={48} />
      ))}
    </Box>
  )
}

/** Why something could not be shown, with another try. */
export function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { notLoaded, retry } = useSecurityMessages()
  return (
    <Box sx={{ mt: 2 }}>
      <Notice
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={onRetry}>
            {retry}
          </Button>
        }
      >
        {notLoaded} {error.message}
      </Notice>
    </Box>
  )
}

/** A list of rows with a line between them. */
export function Rows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        mt: 1.5,
        '& > li': { borderTop: 1, borderColor: 'divider' },
        '& > li:first-of-type': { borderTop: 0 },
      }}
    >
      {children}
    </Box>
  )
}

interface RowProps {
  title: ReactNode
  details: string[]
  action?: ReactNode
}

/** One thing of a list, what is known of it, and what can be done with it. */
export function Row({ title, details, action }: RowProps) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between', py: 1.5 }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{details.join(' · ')}</Box>
      </Box>
      {action}
    </Box>
  )
}
