import { type ReactNode, useId, useState } from 'react'
import { rightOf } from './place-under.ts'
import { PopoverFrame } from './PopoverFrame.tsx'

/** What the button of a panel must carry. */
interface PopoverPanelTrigger {
  popoverTarget: string
  'aria-expanded': boolean
}

interface PopoverPanelProps {
  label: string
  renderTrigger: (props: PopoverPanelTrigger) => ReactNode
  children: ReactNode
}

/** A small panel of controls under its button, which stays open while they are used; Escape or a press elsewhere closes it. */
export function PopoverPanel({ label, renderTrigger, children }: PopoverPanelProps) {
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
      <PopoverFrame
        id={id}
        label={label}
        place={place}
        onToggled={setIsOpen}
        sx={{ position: 'fixed', p: 1, maxWidth: 'calc(100vw - 16px)' }}
      >
        {children}
      </PopoverFrame>
    </>
  )
}
