import { useQuery } from '@tanstack/react-query'
import { defaultCourt } from './analytics-address.ts'
import { courtTrends, libraryCoverage } from './queries.ts'

const everything = { topic: '', years: undefined }

/**
 * The court with which the page opens where its address names none: the default one if the library holds any decision of it, else the one of
 * which it holds most. Null until that is known.
 */
export function useOpeningCourt(isOpening: boolean): string | null {
  const own = useQuery({ ...courtTrends(defaultCourt, everything), enabled: isOpening })
  const isBare = own.data?.total_cases === 0
  const held = useQuery({ ...libraryCoverage, enabled: isOpening && isBare })
  if (!isOpening) return defaultCourt
  // Not whether it failed: who shows the figures asks again, and would wait for itself.
  if (!own.isFetched || (isBare && !held.isFetched)) return null
  return (isBare && courtWithMost(held.data?.courts ?? [])) || defaultCourt
}

/** Of the courts that are in the register. */
const courtWithMost = (courts: readonly { code: string | null; court: string; cases: number }[]): string | undefined =>
  courts.filter(({ code }) => code !== null).toSorted((a, b) => b.cases - a.cases)[0]?.court
