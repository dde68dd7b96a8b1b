/** Work that took longer than it may: what was asked costs too much. */
export class OutOfTime extends Error {}

/** Ends work that takes too long: `spend` says that so many small steps are about to be done, and throws an OutOfTime when time is over. */
export interface Budget {
  spend: (steps: number) => void
}

const stepsBetween = 50_000

/** `left` is not 0 once nobody waits for the answer any more; `pause` is called now and then, for work that cannot wait for the end of this. */
export function createBudget(milliseconds: number, left?: Int32Array, pause?: () => void): Budget {
  const until = performance.now() + milliseconds
  let steps = 0
  return {
    spend: (more) => {
      steps += more
      if (steps < stepsBetween) return
      steps = 0
      if (performance.now() > until || (left && Atomics.load(left, 0) !== 0)) throw new OutOfTime('The search took longer than it may')
      pause?.()
    },
  }
}
