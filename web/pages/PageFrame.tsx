import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { measures } from '../ui/theme/tokens.ts'

/** The width and the margins of a screen of lists and panels. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: measures.page, mx: 'auto', width: '100%', px: { xs: 2, sm: 3, md: 4 }, py: { xs: 2, md: 4 } }}>{children}</Box>
  )
}
