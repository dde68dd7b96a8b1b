import type { Place, TextPlaces } from './text-places.ts'

/** Words of a text by their offsets, and offsets by their words. */
export interface TextWords {
  wordsOf: (place: Place) => string
  /** Where words stand, if they stand once. */
  find: (words: string) => Place | null
}

/** A text on the screen in which passages are marked: a judgment, or as much of an Act as is read at once. */
export interface MarkableText extends TextPlaces, TextWords {
  /** The revision that all offsets refer to; null where the answer did not name it. */
  revision: number | null
  root: HTMLElement
  /** Brings a place into view, away from the bars at the top, and waits for what is laid out on the way. */
  show: (place: Place) => void
  /** What is being read of it; null above its first paragraph. */
  elementBeingRead: () => Element | null
}

/** The words of a text whose offsets begin at `from`. */
export const wordsIn = (content: string, from = 0): TextWords => ({
  wordsOf: ({ start, end }) => content.slice(Math.max(0, start - from), Math.max(0, end - from)),
  find(words) {
    const at = content.indexOf(words)
    return at >= 0 && content.indexOf(words, at + 1) < 0 ? { start: at + from, end: at + from + words.length } : null
  },
})
