/** Has works done at most so many at once, the others in the order in which they came: what many ask for at once does not hold up all others. */
export function limitConcurrency(atOnce: number) {
  let busy = 0
  const waiting: (() => void)[] = []
  return async <A>(work: () => Promise<A>): Promise<A> => {
    // Whoever ends hands its turn to the next one, so that nobody who comes later gets in between.
    if (busy < atOnce) busy += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
