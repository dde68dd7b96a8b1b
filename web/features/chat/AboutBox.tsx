import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { radii } from '../../ui/theme/tokens.ts'

/** Says above a chat what it is about. */
export function AboutBox({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        gap: 1.25,
        alignItems: 'flex-start',
        mt: 2,
        px: 1.75,
        py: 1.25,
        borderRadius: `${radii.field}px`,
        bgcolor: 'fill.inset',
        typography: 'body2',
        overflowWrap: 'anywhere',
        '& > svg': { fontSize: 18, mt: '1px', color: 'secondary.main' },
      }}
    >
      {icon}
      <div>{children}</div>
    </Box>
  )
}
