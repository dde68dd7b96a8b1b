/** Some documents that are being read. */
export interface Batch {
  ids: readonly number[]
  /** Whether one has not changed since. */
  isStill: (id: number) => boolean
  /** They have been read. */
  finish: () => void
  /** They have not, and wait again. */
  putBack: () => void
}

/** Documents that are still to be read, the newest first, and which of them are being read; what changes again is neither. */
export function createBacklog(ids: readonly number[] = []) {
  let waiting = new Set(ids)
  const taken = new Set<Set<number>>()
  const size = () => [...taken].reduce((sum, some) => sum + some.size, waiting.size)
  return {
    isEmpty: () => waiting.size === 0 && taken.size === 0,
    size,
    waits: () => waiting.size,
    all: () => [...taken].flatMap((some) => [...some]).concat([...waiting]),

    /** Puts some before all others. */
    put(newest: readonly number[]) {
      waiting = new Set([...newest, ...waiting])
    },

    /** Puts some behind all others. */
    append(oldest: readonly number[]) {
      for (const id of oldest) waiting.add(id)
    },

    drop(id: number) {
      waiting.delete(id)
      for (const some of taken) some.delete(id)
    },

    /** The newest, to be read now; at most so many. */
    take(most: number): Batch {
      const ids: number[] = []
      for (const id of waiting) if (ids.push(id) === most) break
      const some = new Set(ids)
      for (const id of ids) waiting.delete(id)
      taken.add(some)
      return {
        ids,
        isStill: (id) => some.has(id),
        finish: () => taken.delete(some),
        putBack() {
          taken.delete(some)
          waiting = new Set([...some, ...waiting])
        },
      }
    },
  }
}

export type Backlog = ReturnType<typeof createBacklog>
