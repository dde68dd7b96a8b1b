import type { Budget } from './budget.ts'
import type { StepList, Steps } from './open-segment.ts'

/** Walks through the list of a word, from document to document in ascending order. */
export interface Cursor {
  /** Whether the word stands in a document; its slot is not before the one asked last. */
  at: (slot: number) => boolean
  /** Its places in the document asked last, ascending. */
  places: () => number[]
  /** The same as steps. */
  steps: () => Steps
}

/** A step so long goes on with the next. */
export const goesOn = 65_535

export function walk({ documents, steps }: StepList, budget: Budget): Cursor {
  let index = 0
  const taken = () => {
    const found = steps(index)
    budget.spend(found.end - found.from)
    return found
  }
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
    places: () => {
      const places: number[] = []
      const { of, from, end } = taken()
      let last = 0
      for (let i = from; i < end; i += 1) {
        last += of[i]!
        if (of[i]! < goesOn) places.push(last)
      }
      return places
    },
    steps: taken,
  }
}
