import type { Share } from '#contract/analytics'

/** Of the standard normal distribution, for 95% confidence. */
const z = 1.959964

/** A share with its Wilson score interval, which stays between 0 and 1 and holds for small numbers; null of no cases. */
export function shareOf(cases: number, of: number): Share | null {
  if (of === 0) return null
  const share = cases / of
  const middle = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  const low = cases === 0 ? 0 : (middle - spread) / whole
  const high = cases === of ? 1 : (middle + spread) / whole
  return { cases, of, share: round(share), low: round(low), high: round(high) }
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
