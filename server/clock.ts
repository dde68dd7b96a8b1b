/** Where the application reads the time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now: () => number
}

/** Nairobi keeps one time all year: three hours ahead of UTC. Milliseconds. */
export const aheadInNairobi = 3 * 60 * 60_000

/** YYYY-MM-DD in Nairobi of a moment, in milliseconds since 1970: the day that papers bear and from which a law stands. */
export const dayInNairobi = (at: number): string => new Date(at + aheadInNairobi).toISOString().slice(0, 10)

export const systemClock: Clock = { now: () => Date.now() }
