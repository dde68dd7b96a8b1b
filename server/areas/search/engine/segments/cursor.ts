import type { WordList } from './write-segment.ts'

/** Walks through the list of a word, from document to document in ascending order. */
export interface Cursor {
  /** Whether the word stands in a document; its slot is not before the one asked last. */
  at: (slot: number) => boolean
  /** Its places in the document asked last, ascending. */
  places: () => number[]
}

export function walk({ documents, places }: WordList): Cursor {
  let index = 0
  return {
    at: (slot) => {
      let step = 1
      let low = index
      while (low + step < documents.length && documents[low + step]! < slot) {
        low += step
        step *= 2
      }
      let high = Math.min(documents.length, low + step + 1)
      while (low < high) {
        const middle = (low + high) >> 1
        if (documents[middle]! < slot) low = middle + 1
        else high = middle
      }
      index = low
      return index < documents.length && documents[index] === slot
    },
    places: () => placesAt(places!, index),
  }
}

/** The places of the document that comes n-th in a list. */
export function placesAt({ ends, steps }: NonNullable<WordList['places']>, n: number): number[] {
  const found: number[] = []
  let place = 0
  for (let i = n === 0 ? 0 : ends[n - 1]!; i < ends[n]!; i += 1) {
    const step = steps[i]!
    place += step
    if (step < 65_535) found.push(place)
  }
  return found
}
