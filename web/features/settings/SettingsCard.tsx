import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface SettingsCardProps {
  heading: string
  lead?: string
  /** What makes the group stand apart: something that cannot be taken back. */
  severity?: 'error'
  children: ReactNode
}

/** Settings that belong together. */
export function SettingsCard({ heading, lead, severity, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, ...(severity && { borderColor: `${severity}.main` }) }}>
      <Typography variant="h2" id={id}>
        {heading}
      </Typography>
      {lead && <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '64ch' }}>{lead}</Typography>}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Card>
  )
}
