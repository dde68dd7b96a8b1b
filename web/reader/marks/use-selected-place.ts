import { useEffect, useState } from 'react'
import type { MarkableText } from '../markable-text.ts'
import type { Place } from '../text-places.ts'

/** Milliseconds in which a selection must rest before it counts; the handles of a touch screen send no other sign. */
const resting = 180

/** What is selected in a text, once the selection rests and no mouse button is down; null while nothing is. What is forgotten counts again when it is selected anew. */
export function useSelectedPlace(text: MarkableText | null): { place: Place | null; forget: () => void } {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    if (!text) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    const read = () => {
      const selection = getSelection()
      const inText = selection && selection.rangeCount > 0 && !selection.isCollapsed && text.root.contains(selection.anchorNode)
      const next = inText ? text.placeOf(selection.getRangeAt(0)) : null
      const words = next && text.wordsOf(next)
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
    // What was selected while the program was on its way, or while the text was opened anew: what waited to be read of the one before is read of this.
    wait()
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
  }, [text])
  return { place, forget: () => setPlace(null) }
}

const isSame = (one: Place | null, other: Place | null) => one?.start === other?.start && one?.end === other?.end
