import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Something in the top bar that shows an icon alone: on a phone, where nothing points at it, with a word below. */
export function BarItem({ word, children }: { word: string; children: ReactNode }) {
  return (
    <Box data-word={word} sx={item}>
      {children}
    </Box>
  )
}

const item = {
  position: 'relative',
  display: 'flex',
  flex: 'none',
  '@media (max-width: 599px)': {
    pb: 1.5,
    // Its button has a name of its own: the word is for who sees it.
    '&::after': {
      content: 'attr(data-word) / ""',
      position: 'absolute',
      inset: 'auto 0 2px',
      color: 'text.secondary',
      fontSize: 10,
      lineHeight: 1.3,
      textAlign: 'center',
      pointerEvents: 'none',
    },
  },
} as const
