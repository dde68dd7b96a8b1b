import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { measures } from '../ui/theme/tokens.ts'

/** The width and the margins of a screen of lists and panels; `isWide` where a text is read beside them. */
export function PageFrame({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        maxWidth: isWide ? measures.desk : measures.page,
        mx: 'auto',
        width: '100%',
        px: { xs: 2, sm: 3, md: 4 },
        py: { xs: 2, md: 4 },
      }}
    >
      {children}
    </Box>
  )
}
