import type { SearchFilters, SearchResults } from '#contract/search'
import type { Database } from '../../database/open.ts'
import type { Cases } from '../cases/cases.ts'
import { searchStorage } from './storage.ts'

export { finishIndexing, indexDocuments, type IndexedDocument } from './indexing/indexing.ts'

export function createSearch({ database, cases }: { database: Database; cases: Cases }) {
  const storage = searchStorage(database)
  return {
    async find(filters: SearchFilters, limit: number, offset: number): Promise<SearchResults> {
      const { total, ids } = await storage.find(filters, limit, offset)
      const found = await cases.casesByIds(ids)
      const results = ids.flatMap((id) => {
        const one = found.get(id)
        return one ? [{ ...one, snippets: [] }] : []
      })
      return { results, total, total_relation: 'eq', offset, limit }
    },
  }
}

export type Search = ReturnType<typeof createSearch>
