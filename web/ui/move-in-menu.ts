import type { KeyboardEvent } from 'react'

/** Moves the focus between the entries of a menu by its keys; Tab leaves it, which `onLeave` hears. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, onLeave: () => void) {
  // What a dialog opened from the menu hears is not for the menu.
  if (!event.currentTarget.contains(event.target as Node)) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]:not([aria-disabled=true])')]
  const at = entries.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (event.key === 'Tab') onLeave()
  if (to === undefined || entries.length === 0) return
  event.preventDefault()
  entries.at(to % entries.length)?.focus()
}
