import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

/** A part of the screen under a heading of its own, with what can be done beside it. */
export function Panel({ heading, lead, action, children }: { heading: string; lead?: string; action?: ReactNode; children?: ReactNode }) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h2" id={id}>
          {heading}
        </Typography>
        {action}
      </Box>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '64ch' }}>{lead}</Typography>}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Card>
  )
}
