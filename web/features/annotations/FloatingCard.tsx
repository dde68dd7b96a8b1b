import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react'
import { measures, radii } from '../../ui/theme/tokens.ts'

/** Px between a passage and what belongs to it. */
const gap = 10

interface FloatingCardProps {
  /** What it belongs to. */
  range: Range
  /** Where it stands when there is room. */
  side: 'above' | 'below'
  width?: number
  /** Makes it a dialog of this name. */
  label?: string
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}

/**
 * Something small beside a passage, which scrolls with it. On a narrow screen and under fingers it stands at the lower edge, where the
 * system's own menu of a selection does not cover it.
 */
export function FloatingCard({ range, side, width, label, onKeyDown, children }: FloatingCardProps) {
  const card = useRef<HTMLElement>(null)
  const docked = useMediaQuery('(max-width: 599px), (pointer: coarse)', { noSsr: true })
  useLayoutEffect(() => {
    const shown = card.current
    const box = shown?.offsetParent
    if (docked || !shown || !box) return
    const place = () => {
      const around = box.getBoundingClientRect()
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0)
      const [first, last] = [rects[0] ?? range.getBoundingClientRect(), rects.at(-1) ?? range.getBoundingClientRect()]
      const above = first.top - gap - shown.offsetHeight
      const below = last.bottom + gap
      const fitsAbove = above > measures.topBar + 56
      const fitsBelow = below + shown.offsetHeight < innerHeight
      const isAbove = side === 'above' ? fitsAbove || !fitsBelow : !fitsBelow && fitsAbove
      const line = isAbove ? first : last
      const left = line.left + line.width / 2 - shown.offsetWidth / 2
      // What is wider than the text beside which it stands begins before it, down to the edge of the screen that it is of.
      const [from, to] = [
        (shown.closest('main') ?? document.body).getBoundingClientRect().left + 8,
        document.documentElement.clientWidth - 8,
      ]
      shown.style.maxWidth = `${to - from}px`
      const most = Math.min(around.right, to) - shown.offsetWidth
      shown.style.left = `${Math.max(from, Math.min(Math.max(around.left, left), most)) - around.left}px`
      // A passage longer than the screen keeps it in sight.
      const top = Math.max(measures.topBar + 64, Math.min(isAbove ? above : below, innerHeight - shown.offsetHeight - 12))
      shown.style.top = `${top - around.top}px`
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(shown)
    resized.observe(box)
    return () => resized.disconnect()
  }, [range, side, docked])

  return (
    <Box
      ref={card}
      {...(label === undefined ? { component: 'div' } : { component: 'dialog', open: true, 'aria-label': label })}
      onKeyDown={onKeyDown}
      sx={{
        display: 'block',
        m: 0,
        p: 0,
        zIndex: 'fab',
        bgcolor: 'background.paper',
        color: 'text.primary',
        fontFamily: (theme) => theme.typography.fontFamily,
        border: 1,
        borderColor: 'divider',
        boxShadow: '0 16px 40px -16px rgb(8 16 36 / 0.45)',
        ...(docked
          ? {
              position: 'fixed',
              inset: 'auto 0 0 0',
              width: '100%',
              maxWidth: 'none',
              borderRadius: `${radii.card}px ${radii.card}px 0 0`,
              pb: 'env(safe-area-inset-bottom)',
              maxHeight: '60dvh',
              overflowY: 'auto',
            }
          : {
              position: 'absolute',
              top: 0,
              left: 0,
              width: width ?? 'max-content',
              maxWidth: 'calc(100vw - 32px)',
              borderRadius: `${radii.card}px`,
            }),
      }}
    >
      {children}
    </Box>
  )
}
