import { useEffect } from 'react'
import type { OpenJudgment } from './open-judgment.ts'
import type { Place } from './text-places.ts'

/** Paints places of the text under a name that the style sheet knows, without touching its elements. */
export function usePaintedPlaces(open: OpenJudgment | null, name: 'found' | 'found-now', places: Place[], priority: number) {
  useEffect(() => {
    // A browser without highlights still walks from match to match.
    if (!open || places.length === 0 || !('highlights' in CSS)) return
    const highlight = new Highlight()
    highlight.priority = priority
    for (const place of places) {
      const range = open.rangeOf(place)
      // Ranges that never change cost less than live ones.
      if (range) highlight.add(new StaticRange(range))
    }
    CSS.highlights.set(name, highlight)
    return () => void CSS.highlights.delete(name)
  }, [open, name, places, priority])
}
