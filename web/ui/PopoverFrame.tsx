import Box from '@mui/material/Box'
import type { ReactNode, ToggleEvent } from 'react'
import { popoverSurface } from './popover-surface.ts'

interface PopoverFrameProps {
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
export function PopoverFrame({ id, label, place, onToggled, sx, children }: PopoverFrameProps) {
  return (
    <Box
      id={id}
      popover="auto"
      component="section"
      aria-label={label}
      onBeforeToggle={({ newState, currentTarget }: ToggleEvent<HTMLElement>) => newState === 'open' && place(currentTarget)}
      onToggle={({ newState }: ToggleEvent<HTMLElement>) => onToggled(newState === 'open')}
      sx={{ ...popoverSurface, ...sx }}
    >
      {children}
    </Box>
  )
}
