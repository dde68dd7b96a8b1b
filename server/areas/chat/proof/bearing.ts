import { isParty } from './sides.ts'
import type { Told } from './told.ts'

/** What a party that is not spoken of takes away. */
const strange = 0.5

/** How far a passage bears a statement out, and whether another of those given does so more. */
export interface Bearing {
  /** The share of its telling words that the passage has, from 0 to 1. */
  share: number
  /** Whether one of them stands there as it is. */
  isLiteral: boolean
  /**
   * How many more of them it has than the passage beside it that has most. Each counts by its rarity among the passages, so that words of the
   * matter they all share tell little; a party of whom it does not speak counts against it.
   */
  ahead: number
}

/** Pure: what the passages that a statement names say of it, against the others that were given. */
export function bearingOf(stems: readonly string[], named: readonly Told[], others: readonly Told[]): Bearing {
  const all = [...named, ...others]
  const weights = stems.map((one) => {
    const holding = all.filter(({ says }) => says(one)).length
    return Math.log(1 + all.length / (0.5 + holding)) / Math.log(1 + 2 * all.length)
  })
  const weigh = ({ says }: Told) => stems.reduce((sum, one, at) => (says(one) ? sum + weights[at]! : sum), 0)
  // A statement that names two passages may take a word from each.
  const together: Told = { ...named[0]!, says: (one) => named.some(({ says }) => says(one)) }
  const said = stems.filter(together.says).length
  const strangers = stems.filter((one) => isParty(one) && !together.says(one)).length
  return {
    share: said / stems.length,
    isLiteral: stems.some((one) => named.some(({ has }) => has(one))),
    ahead: weigh(together) - Math.max(0, ...others.map(weigh)) - strangers * strange,
  }
}
