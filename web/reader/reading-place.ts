import { measures } from '../ui/theme/tokens.ts'

/** Height in px of the row of tools that stays above the text. */
export const toolsHeight = 56
/** What covers the top of the screen while a judgment is read, in px. */
export const coveredHeight = measures.topBar + toolsHeight

/** Steps in px below the bars in which a paragraph is looked for, since there is space between paragraphs. */
const probes = [20, 40, 72, 140]

/** The paragraph that is being read: the first one below the bars. */
export interface ReadingPlace {
  /** Its id; null above the first paragraph. */
  read: () => number | null
  subscribe: (listener: () => void) => () => void
}

/** Follows the scrolling over a judgment, looking at most once in each frame. */
export function followReading(root: HTMLElement): ReadingPlace {
  const listeners = new Set<() => void>()
  let current: number | null = null
  let frame = 0
  const look = () => {
    frame = 0
    const now = paragraphAtTop(root)
    if (now === current) return
    current = now
    for (const listener of listeners) listener()
  }
  const schedule = () => {
    frame ||= requestAnimationFrame(look)
  }
  return {
    read: () => current,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('scroll', schedule, { passive: true })
      // With the next frame, whose layout is due anyhow.
      schedule()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        removeEventListener('scroll', schedule)
        cancelAnimationFrame(frame)
        frame = 0
      }
    },
  }
}

/** Asks what lies at a point, which costs the same however long the text is. */
function paragraphAtTop(root: HTMLElement): number | null {
  const { left, width, top, bottom } = root.getBoundingClientRect()
  if (top > coveredHeight + probes.at(-1)!) return null
  if (bottom < coveredHeight) return lastOf(root)
  for (const step of probes) {
    const found = document.elementsFromPoint(left + width / 2, coveredHeight + step).find((element) => root.contains(element))
    const paragraph = found?.closest<HTMLElement>('[data-paragraph]')
    if (paragraph) return Number(paragraph.dataset['paragraph'])
  }
  return null
}

function lastOf(root: HTMLElement): number | null {
  const paragraphs = root.querySelectorAll<HTMLElement>('[data-paragraph]')
  const last = paragraphs[paragraphs.length - 1]
  return last ? Number(last.dataset['paragraph']) : null
}
