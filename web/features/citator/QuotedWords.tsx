import { quotedWithin } from '#citations/prose/quoted-within'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { fonts } from '../../ui/theme/tokens.ts'

/** The words of a court, verbatim, with where they stand. */
export function QuotedWords({ quote, children }: { quote: string; children?: ReactNode }) {
  return (
    <Box component="figure" sx={{ m: 0, pl: 1.75, borderLeft: 3, borderColor: 'divider' }}>
      <Box component="blockquote" sx={{ m: 0, fontFamily: fonts.reading, overflowWrap: 'anywhere' }}>
        “{quotedWithin(quote.trim())}”
      </Box>
      {children && (
        <Box
          component="figcaption"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 1.5,
            typography: 'body2',
            color: 'text.secondary',
            mt: 0.5,
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
