import Box from '@mui/material/Box'
import type { ReactNode, ToggleEvent } from 'react'
import { popSurface } from './pop-surface.ts'

interface PopFrameProps {
  /** What the button that opens it names as its `popovertarget`. */
  id: string
  label: string
  /** Called before it is shown, to put it where it belongs. */
  place: (frame: HTMLElement) => void
  onToggled: (isOpen: boolean) => void
  sx: { position: 'fixed' | 'absolute'; p: number; width?: string; maxWidth?: string; typography?: string }
  children: ReactNode
}

/** The frame of what a button opens over the page; Escape or a press elsewhere closes it. */
export function PopFrame({ id, label, place, onToggled, sx, children }: PopFrameProps) {
  return (
    <Box
      id={id}
      popover="auto"
      component="section"
      aria-label={label}
      onBeforeToggle={({ newState, currentTarget }: ToggleEvent<HTMLElement>) => newState === 'open' && place(currentTarget)}
      onToggle={({ newState }: ToggleEvent<HTMLElement>) => onToggled(newState === 'open')}
      sx={{ ...popSurface, ...sx }}
    >
      {children}
    </Box>
  )
}
