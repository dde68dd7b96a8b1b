import { openAccountSessionStore } from '../api/browser-store.ts'
import { beginEntry, createScrollPositions } from '../ui/scroll-positions.ts'

/** How far the page was scrolled when its entry of the history was left, in px; 0 for its beginning. */
export const leftAt = (): number => beginEntry(createScrollPositions(openAccountSessionStore()))

export const scrollBack = (top: number) => scrollTo({ top, behavior: 'instant' })
