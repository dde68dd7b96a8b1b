import { useEffect, useState } from 'react'
import type { OpenJudgment } from '../open-judgment.ts'
import type { Place } from '../text-places.ts'

/** Milliseconds in which a selection must rest before it counts; the handles of a touch screen send no other sign. */
const resting = 180

/** What is selected in a judgment, once the selection rests and no mouse button is down; null while nothing is. What is forgotten counts again when it is selected anew. */
export function useSelectedPlace(judgment: OpenJudgment | null): { place: Place | null; forget: () => void } {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (!judgment) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    const read = () => {
      const selection = getSelection()
      const inText = selection && selection.rangeCount > 0 && !selection.isCollapsed && judgment.root.contains(selection.anchorNode)
      const next = inText ? judgment.placeOf(selection.getRangeAt(0)) : null
      const words = next && judgment.text.content.slice(next.start, next.end)
      setPlace((before) => (words && /\S/.test(words) ? (isSame(before, next) ? before : next) : null))
    }
    const wait = () => {
      clearTimeout(timer)
      if (!isPressed) timer = setTimeout(read, resting)
    }
    const press = ({ pointerType }: PointerEvent) => {
      isPressed = pointerType === 'mouse'
    }
    const release = () => {
      isPressed = false
      wait()
    }
    document.addEventListener('selectionchange', wait)
    document.addEventListener('pointerdown', press)
    document.addEventListener('pointerup', release)
    document.addEventListener('pointercancel', release)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('selectionchange', wait)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('pointerup', release)
      document.removeEventListener('pointercancel', release)
    }
  }, [judgment])
  return { place, forget: () => setPlace(null) }
}

const isSame = (one: Place | null, other: Place | null) => one?.start === other?.start && one?.end === other?.end
