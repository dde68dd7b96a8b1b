import type { Act } from '#contract/legislation'

/** What a reader must know of an Act and of the text on the screen before relying on it. Dates are YYYY-MM-DD. */
export type Standing =
  | { code: 'guide' }
  | { code: 'repealed'; day: string | null; by: string | null }
  | { code: 'notCommenced'; day: string }
  | { code: 'partlyCommenced' }
  | { code: 'notYet'; asAt: string }
  | { code: 'earlier'; from: string | null; until: string }
  | { code: 'latest'; from: string }
  | { code: 'undated' }

/** The gravest first. `asAt` is the day that the reader asked for. */
export function standingOf(
  { status, assented, commenced, repealed, repealed_by, version, is_latest }: Act,
  asAt: string | null,
): Standing[] {
  const standing: Standing[] = []
  const since = commenced ?? assented
  if (asAt !== null && since !== null && asAt < since && status !== 'not_commenced') standing.push({ code: 'notYet', asAt })
  if (status === 'repealed') standing.push({ code: 'repealed', day: repealed, by: repealed_by })
  if (status === 'not_commenced' && commenced !== null) standing.push({ code: 'notCommenced', day: commenced })
  if (status === 'partly_commenced') standing.push({ code: 'partlyCommenced' })
  if (version.guide) return [...standing, { code: 'guide' }]
  if (!is_latest && version.until !== null) standing.push({ code: 'earlier', from: version.date, until: version.until })
  else if (version.date === null) standing.push({ code: 'undated' })
  else standing.push({ code: 'latest', from: version.date })
  return standing
}
