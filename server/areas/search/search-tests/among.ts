import { SearchFilters } from '#contract/search'
import { testReader } from '../../../testing/test-reader.ts'
import { createPercolator } from '../percolator/arrivals.ts'
import { readMayAnswer, readRequiredTerms, requiredTerms } from '../percolator/needed.ts'
import { openIndexHere } from '../index/open-index.ts'
import { app } from './library.ts'

const nobody = testReader('00000000-0000-4000-8000-000000000000')

/** How saved searches find what has arrived: first by words in common, then exactly, a few documents at a time. */
export function matchingAmong() {
  const arrivals = createPercolator({ database: app.database, index: openIndexHere(app.database), alikeTo: async () => null })

  return async (query: string, caseIds: readonly string[]): Promise<string[]> => {
    const needed = readRequiredTerms(query)
    const stems = requiredTerms(needed)
    const mayAnswer = readMayAnswer(needed)
    const arrived = (await arrivals.read(caseIds)).filter(
      (one) => (stems === null || stems.some((stem) => one.stems.has(stem))) && mayAnswer(one.stems),
    )
    const filters = SearchFilters.parse({ query })
    const pieces = Array.from({ length: Math.ceil(arrived.length / 25) }, (_, piece) => arrived.slice(piece * 25, (piece + 1) * 25))
    const found = new Set(
      (await arrivals.foundByEach(pieces.map((documents) => ({ reader: nobody, filters, documents })))).flatMap((ids) => [...ids]),
    )
    return arrived.flatMap(({ id, caseId }) => (found.has(id) ? [caseId] : []))
  }
}
