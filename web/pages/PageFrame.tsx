import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { measures } from '../ui/theme/tokens.ts'

interface PageFrameProps {
  /** A text is read beside the list. */
  isWide?: boolean
  /** What is looked for or read stands high on the screen. */
  isDense?: boolean
  children: ReactNode
}

/** The width and the margins of a screen of lists and panels. */
export function PageFrame({ isWide = false, isDense = false, children }: PageFrameProps) {
  return (
    <Box
      sx={{
        maxWidth: isWide ? measures.desk : measures.page,
        mx: 'auto',
        width: '100%',
        px: { xs: 2, sm: 3, md: 4 },
        py: isDense ? { xs: 1, sm: 2 } : { xs: 2, md: 4 },
      }}
    >
      {children}
    </Box>
  )
}
