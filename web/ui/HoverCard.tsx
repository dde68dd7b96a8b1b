import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { radii } from './theme/tokens.ts'

/** Milliseconds that a pointer rests on a link before its card shows, and leaves it before the card goes. */
const patience = 250
const cardWidth = 360

interface HoverCardProps {
  /** What the links stand in. */
  root: HTMLElement | null
  /** Which of them have a card. */
  links: string
  label: string
  render: (link: HTMLElement) => ReactNode
}

/** The card of the link that is pointed at, focused or touched. A finger's first press shows the card, which leads on. */
export function HoverCard({ root, links, label, render }: HoverCardProps) {
  const navigate = useNavigate()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<HTMLElement | null>(null)

  useEffect(() => {
    const card = panel.current
    if (!root || !card) return
    const linkOf = (event: Event) => (event.target instanceof Element ? event.target.closest<HTMLElement>(links) : null)
    let timer: ReturnType<typeof setTimeout>
    // Only what the focus opened goes with it: a finger moves no focus.
    let byFocus = false
    const after = (ms: number, change: () => void) => {
      clearTimeout(timer)
      timer = setTimeout(change, ms)
    }
    const follow = (link: HTMLElement) => {
      const address = link.getAttribute('href')
      if (address !== null) void navigate(address)
      else setPointed(link)
    }
    const handlers: Partial<Record<string, (event: Event) => unknown>> = {
      pointerover: (event) => {
        const link = linkOf(event)
        if ((event as PointerEvent).pointerType !== 'mouse') return
        if (link) after(patience, () => setPointed(link))
        else after(patience, () => setPointed((shown) => (shown === document.activeElement ? shown : null)))
      },
      // A finger leaves as soon as it is lifted.
      pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && after(patience, () => setPointed(null)),
      focusin: (event) => {
        const link = linkOf(event)
        if (!link?.matches(':focus-visible')) return
        // What was left a moment ago does not take this card along.
        clearTimeout(timer)
        byFocus = true
        setPointed(link)
      },
      focusout: () => {
        if (!byFocus) return
        byFocus = false
        after(patience, () => !card.contains(document.activeElement) && setPointed(null))
      },
      click: (event) => {
        const link = linkOf(event)
        const { ctrlKey, metaKey, shiftKey, pointerType } = event as PointerEvent
        if (!link || ctrlKey || metaKey || shiftKey) return
        event.preventDefault()
        // A finger cannot point without pressing: its first press shows the card, which leads on.
        if (pointerType === 'touch') setPointed((shown) => (shown === link ? null : link))
        else follow(link)
      },
    }
    const stay = () => clearTimeout(timer)
    const leave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && after(patience, () => setPointed(null))
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setPointed(null)
    const elsewhere = (event: Event) => !card.contains(event.target as Node) && !linkOf(event) && setPointed(null)
    for (const [name, handle] of Object.entries(handlers)) root.addEventListener(name, handle!)
    card.addEventListener('pointerenter', stay)
    card.addEventListener('pointerleave', leave)
    document.addEventListener('keydown', escape)
    document.addEventListener('pointerdown', elsewhere)
    return () => {
      clearTimeout(timer)
      for (const [name, handle] of Object.entries(handlers)) root.removeEventListener(name, handle!)
      card.removeEventListener('pointerenter', stay)
      card.removeEventListener('pointerleave', leave)
      document.removeEventListener('keydown', escape)
      document.removeEventListener('pointerdown', elsewhere)
      setPointed(null)
    }
  }, [root, links, navigate])

  useEffect(() => {
    const card = panel.current
    if (!pointed || !card) return
    pointed.setAttribute('aria-describedby', id)
    card.showPopover()
    // What comes may be taller than what stood for it.
    const watcher = new ResizeObserver(() => placeBeside(pointed, card))
    watcher.observe(card)
    return () => {
      watcher.disconnect()
      pointed.removeAttribute('aria-describedby')
      card.hidePopover()
    }
  }, [pointed, id])

  return (
    <Box
      ref={panel}
      id={id}
      popover="manual"
      component="section"
      aria-label={label}
      sx={{
        position: 'absolute',
        inset: 'auto',
        m: 0,
        p: 2,
        width: `min(${cardWidth}px, calc(100vw - 32px))`,
        bgcolor: 'background.paper',
        color: 'text.primary',
        border: 1,
        borderColor: 'divider',
        borderTop: 3,
        borderTopColor: 'secondary.main',
        borderRadius: `${radii.field}px`,
        boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.45)',
      }}
    >
      {pointed && render(pointed)}
    </Box>
  )
}

/** Under the link, or above it where there is no room; it scrolls with the text. */
function placeBeside(link: HTMLElement, card: HTMLElement) {
  const lines = link.getClientRects()
  const first = lines[0] ?? link.getBoundingClientRect()
  const last = lines[lines.length - 1] ?? first
  const { offsetWidth: width, offsetHeight: height } = card
  const below = last.bottom + 6 + height <= innerHeight || first.top - height - 6 < 64
  const left = Math.max(16, Math.min(below ? last.left : first.left, document.documentElement.clientWidth - width - 16))
  card.style.left = `${left + scrollX}px`
  card.style.top = `${(below ? last.bottom + 6 : first.top - height - 6) + scrollY}px`
}
