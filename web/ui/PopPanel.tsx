import { type ReactNode, useId, useState } from 'react'
import { rightOf } from './place-under.ts'
import { PopFrame } from './PopFrame.tsx'

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
  const [isOpen, setIsOpen] = useState(false)

  function place(panel: HTMLElement) {
    const button = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`)
    if (!button) return
    panel.style.top = `${button.getBoundingClientRect().bottom + 8}px`
    panel.style.right = `${rightOf(panel, button)}px`
  }

  return (
    <>
      {renderTrigger({ popoverTarget: id, 'aria-expanded': isOpen })}
      <PopFrame id={id} label={label} place={place} onToggled={setIsOpen} sx={{ position: 'fixed', p: 1, maxWidth: 'calc(100vw - 16px)' }}>
        {children}
      </PopFrame>
    </>
  )
}
