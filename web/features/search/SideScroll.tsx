import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded'
import Box from '@mui/material/Box'
import { type ReactNode, useRef } from 'react'
import { fadeEnds, useHiddenEnds } from '../../ui/use-hidden-ends.ts'

interface SideScrollProps {
  label: string
  /** Names of the buttons that move the line. */
  back: string
  on: string
  children: ReactNode
}

/**
 * A line that scrolls sideways where it is longer than the screen. Fingers and keys move it by themselves; a mouse has no wheel for that,
 * so it gets a button at the end that holds more. They stand outside the order of keys, which reach everything in the line anyway.
 */
export function SideScroll({ label, back, on, children }: SideScrollProps) {
  const line = useRef<HTMLElement>(null)
  const hidden = useHiddenEnds(line)

  const move = (direction: 1 | -1) => line.current?.scrollBy({ left: direction * line.current.clientWidth * 0.75 })
  return (
    <Box sx={{ position: 'relative', minWidth: 0 }}>
      <Box component="section" ref={line} aria-label={label} sx={{ ...scroller, maskImage: fadeEnds(hidden, 64) }}>
        <Box sx={{ display: 'flex', gap: 2, width: 'max-content' }}>{children}</Box>
      </Box>
      {hidden.before && (
        <Box
          component="button"
          type="button"
          tabIndex={-1}
          aria-label={back}
          title={back}
          onClick={() => move(-1)}
          sx={{ ...end, left: 0 }}
        >
          <ChevronLeftRounded sx={{ fontSize: 20 }} />
        </Box>
      )}
      {hidden.after && (
        <Box component="button" type="button" tabIndex={-1} aria-label={on} title={on} onClick={() => move(1)} sx={{ ...end, right: 0 }}>
          <ChevronRightRounded sx={{ fontSize: 20 }} />
        </Box>
      )}
    </Box>
  )
}

const scroller = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the ring around what has the focus.
  p: '3px',
  m: '-3px',
  scrollPaddingInline: '64px',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
} as const

const end = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 28,
  display: 'none',
  '@media (hover: hover)': { display: 'grid' },
  placeItems: 'center',
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  cursor: 'pointer',
  '&:hover': { borderColor: 'primary.main', color: 'primary.main' },
} as const
