/** Counts the parts of the program that are on their way, for the loading bar. */
export function createLoadingStore() {
  let underWay = 0
  const listeners = new Set<() => void>()
  const change = (by: number) => {
    underWay += by
    for (const listener of listeners) listener()
  }
  return {
    isLoading: () => underWay > 0,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Counts `work` as under way until it settles. */
    async track<T>(work: Promise<T>): Promise<T> {
      change(1)
      try {
        return await work
      } finally {
        change(-1)
      }
    },
  }
}

export const loadingStore = createLoadingStore()
