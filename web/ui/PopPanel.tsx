import Box from '@mui/material/Box'
import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react'
import { radii } from '../app/theme/tokens.ts'

/** What the button of a panel must carry. */
interface PopPanelTrigger {
  popoverTarget: string
  'aria-expanded': boolean
}

interface PopPanelProps {
  label: string
  renderTrigger: (props: PopPanelTrigger) => ReactNode
  children: ReactNode
}

/** A small panel of controls under its button, which stays open while they are used; Escape or a press elsewhere closes it. */
export function PopPanel({ label, renderTrigger, children }: PopPanelProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)

  function place({ newState }: ToggleEvent<HTMLDivElement>) {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
    if (newState !== 'open' || !button || !panel.current) return
    const { bottom, right } = button.getBoundingClientRect()
    panel.current.style.top = `${bottom + 8}px`
    panel.current.style.right = `${Math.max(8, document.documentElement.clientWidth - right)}px`
  }

  return (
    <>
      {renderTrigger({ popoverTarget: id, 'aria-expanded': isOpen })}
      <Box
        ref={panel}
        id={id}
        popover="auto"
        component="section"
        aria-label={label}
        onBeforeToggle={place}
        onToggle={({ newState }: ToggleEvent<HTMLDivElement>) => setIsOpen(newState === 'open')}
        sx={{
          position: 'fixed',
          inset: 'auto',
          m: 0,
          p: 1,
          maxWidth: 'calc(100vw - 16px)',
          bgcolor: 'background.paper',
          color: 'text.primary',
          border: 1,
          borderColor: 'divider',
          borderRadius: `${radii.card}px`,
          boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.4)',
        }}
      >
        {children}
      </Box>
    </>
  )
}
