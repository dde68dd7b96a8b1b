import { listPinpoints } from './pinpoint.ts'
import type { Reliance } from './relied-on.ts'

/** Letters of what is said of one authority. */
export const maxHoldingLength = 4000

/** As much of what is said of an authority where it is cited as stands in its place, each proposition once on a line of its own. */
export const saidOf = (relied: readonly Reliance[]): string =>
  [...new Set(relied.flatMap(({ relied_on: what }) => what || []))].join('\n').slice(0, maxHoldingLength).trim()

/** What somebody says of an authority instead of what is said of its passages; null where that stands. */
export const ownHolding = ({ relied, holding }: { relied: readonly Reliance[]; holding: string }): string | null =>
  holding === '' || holding === saidOf(relied) ? null : holding

/**
 * Lines that stand behind an authority in what is filed: 'paras 25 and 27 — substantial loss must be shown', one for each proposition with the passages
 * that it rests on. `own` is said of the authority instead of what is said of its passages; null where nothing is.
 */
export function linesOfReliance(relied: readonly Reliance[], own: string | null): string[] {
  const byProposition = Map.groupBy(relied, ({ relied_on: what }) => own ?? what)
  if (own !== null && relied.length === 0) byProposition.set(own, [])
  const lines = [...byProposition].map(([what, of]) => {
    const proposition = what
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('; ')
    return { at: listPinpoints(of.flatMap(({ pinpoint }) => pinpoint ?? [])), proposition }
  })
  return lines
    .sort((one, other) => inOrder(one.at, other.at))
    .map(({ at, proposition }) => [at, proposition].filter((part) => part !== '').join(' — '))
    .filter((line) => line !== '')
}

/** By the number at which each begins: what has none first. */
const inOrder = (one: string, other: string): number =>
  one.replace(/^paras\b/, 'para').localeCompare(other.replace(/^paras\b/, 'para'), 'en', { numeric: true })
