/** Lets whoever waits for a page of results go before work for which somebody waits anyway. */
export function createForegroundPriority() {
  let pages = 0
  const waiting = new Set<() => void>()
  return {
    /** Looks for a page. */
    async page<A>(look: () => Promise<A>): Promise<A> {
      pages += 1
      try {
        return await look()
      } finally {
        pages -= 1
        if (pages === 0) for (const goOn of waiting) goOn()
      }
    },

    /** Resolves once no page is being looked for in this process, after so many milliseconds at the latest; with how many it waited. */
    async quiet(most: number): Promise<number> {
      if (pages === 0 || most <= 0) return 0
      const began = performance.now()
      const { promise, resolve } = Promise.withResolvers<void>()
      const timer = setTimeout(resolve, most)
      waiting.add(resolve)
      await promise
      waiting.delete(resolve)
      clearTimeout(timer)
      return performance.now() - began
    },
  }
}
