import { useEffect, useState } from 'react'
import { coveredHeight as covered } from '../../reader/reading-place.ts'

/** The provision of the text in `root` that stands first below what covers the top of the screen; null above the first. */
export function unitBeingRead(root: HTMLElement): HTMLElement | null {
  const { left, width } = root.getBoundingClientRect()
  for (const below of [24, 60, 120]) {
    const unit = document
      .elementsFromPoint(left + width / 2, covered + below)
      .find((element) => root.contains(element))
      ?.closest<HTMLElement>('[data-unit]')
    if (unit) return unit
  }
  return null
}

/** The provision that is being read; looks once a frame at most. */
export function useReadingUnit(root: HTMLElement | null): string | null {
  const [reading, setReading] = useState<string | null>(null)
  useEffect(() => {
    if (!root) return
    let frame = 0
    const look = () => {
      frame = 0
      const unit = unitBeingRead(root)
      if (unit) setReading(unit.dataset['unit'] ?? null)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(look)
    }
    schedule()
    addEventListener('scroll', schedule, { passive: true })
    return () => {
      removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [root])
  return reading
}
