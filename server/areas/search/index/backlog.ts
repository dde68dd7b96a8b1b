/** Documents that changed and are still to be read, the newest first, and which of them are being read; what changes again is neither. */
export function createBacklog(ids: readonly number[] = []) {
  let waiting = new Set(ids)
  const taken = new Set<number>()
  return {
    isEmpty: () => waiting.size + taken.size === 0,
    size: () => waiting.size + taken.size,
    waits: () => waiting.size > 0,
    all: () => [...taken, ...waiting],

    /** Puts some before all others. */
    put(newest: readonly number[]) {
      waiting = new Set([...newest, ...waiting])
    },

    drop(id: number) {
      waiting.delete(id)
      taken.delete(id)
    },

    /** The newest, to be read now; at most so many. */
    take(most: number): number[] {
      const some: number[] = []
      for (const id of waiting) if (some.push(id) === most) break
      for (const id of some) {
        waiting.delete(id)
        taken.add(id)
      }
      return some
    },

    isTaken: (id: number) => taken.has(id),

    /** What was taken has been read. */
    finish: () => taken.clear(),

    /** What was taken has not been read, and waits again. */
    putBack() {
      waiting = new Set([...taken, ...waiting])
      taken.clear()
    },
  }
}

export type Backlog = ReturnType<typeof createBacklog>
