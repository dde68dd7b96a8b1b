import type { Budget } from './budget.ts'
import type { StepList } from './open-segment.ts'

/** Walks through the list of a word, from document to document in ascending order. */
export interface Cursor {
  /** Whether the word stands in a document; its slot is not before the one asked last. */
  at: (slot: number) => boolean
  /** Its places in the document asked last, ascending. */
  places: () => number[]
  /** The first of these that is not before one; -1 where there is none. Asked in ascending order, and not beside `places`. */
  from: (place: number) => number
}

/** A step so long goes on with the next. */
const goesOn = 65_535

export function walk({ documents, steps }: StepList, budget: Budget): Cursor {
  let index = 0
  /** Of the document asked last: its steps once they are read, how many of them were taken, and where that led. */
  let own: Uint16Array | null = null
  let taken = 0
  let place = 0
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
      own = null
      return index < documents.length && documents[index] === slot
    },
    places: () => {
      const found: number[] = []
      let last = 0
      for (const step of steps(index)) {
        last += step
        if (step < goesOn) found.push(last)
      }
      budget.spend(found.length)
      return found
    },
    from: (least) => {
      if (own === null) {
        own = steps(index)
        taken = 0
        place = 0
      }
      const before = taken
      while (taken === 0 || place < least || own[taken - 1] === goesOn) {
        if (taken === own.length) return -1
        place += own[taken]!
        taken += 1
      }
      budget.spend(taken - before)
      return place
    },
  }
}
