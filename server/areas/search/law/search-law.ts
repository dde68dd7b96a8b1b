import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { cutSnippets } from '../page/cut-snippets.ts'
import { marksOfLaw } from './law-marks.ts'
import { type LawQuery, lookedFor, readLawQuery } from './law-query.ts'
import { type FoundRow, type LawFilters, searchLawStorage } from './search-law-storage.ts'

export type { LawFilters } from './search-law-storage.ts'

/** A provision that was found; `snippets` are passages of it as HTML with `<mark>`, none where nothing was asked of its words. */
export interface FoundProvision extends Omit<FoundRow, 'documentId' | 'revision' | 'first' | 'last'> {
  snippets: string[]
}

export interface LawResults {
  results: FoundProvision[]
  total: number
  relation: 'eq' | 'gte'
}

const mostSnippets = 2

/** Finds provisions by their words, of which `share` are enough (half, where it is left out): those that have every word first, each with the passages that say most of it. */
export const createSearchLaw = (database: Database) => {
  const storage = searchLawStorage(database)

  const worthsOf = async ({ terms }: LawQuery): Promise<number[]> => {
    const { all, found } = await storage.weigh(terms.map(({ own }) => own))
    return found.map((provisions) => Math.log(1 + (all + 1) / (provisions + 1)))
  }

  return async (
    reader: Reader,
    words: string,
    filters: LawFilters,
    { limit, offset, share }: { limit: number; offset: number; share?: number | undefined },
  ): Promise<LawResults> => {
    const query = readLawQuery(words)
    const levels = lookedFor(query, share)
    if (levels.length === 0) {
      if (filters.act === null && filters.unit === null) return { results: [], total: 0, relation: 'eq' }
      const { total, relation } = await storage.count(reader, null, filters)
      const rows = await storage.list(reader, filters, { limit, offset })
      return { results: rows.map((row) => shownOf(row, [])), total, relation }
    }
    const { total, relation } = await storage.count(reader, levels.at(-1)!, filters)
    const rows = total === 0 ? [] : await storage.find(reader, query, { levels, worths: await worthsOf(query), filters, limit, offset })
    return { results: await withSnippets(storage, rows, query), total, relation }
  }
}

async function withSnippets(storage: ReturnType<typeof searchLawStorage>, rows: FoundRow[], query: LawQuery): Promise<FoundProvision[]> {
  if (rows.length === 0) return []
  const texts = await storage.texts(rows)
  return rows.map((row) => {
    const text = texts.find(({ documentId, revision }) => documentId === row.documentId && revision === row.revision)
    return shownOf(row, text?.content ? snippetsOf(text.content, text.layout, row, query) : [])
  })
}

function snippetsOf(content: string, layout: Layout, { first, last }: FoundRow, query: LawQuery): string[] {
  const places = layout.paragraphs.slice(first - 1, last)
  const begins = places[0]?.[0] ?? 0
  const text = content.slice(begins, places.at(-1)?.[1] ?? begins)
  // Its heading stands above the passages.
  const paragraphs = places.map(([start, end, ...rest]): Layout['paragraphs'][number] => [start - begins, end - begins, ...rest])
  return cutSnippets(text, { paragraphs, parts: [] }, marksOfLaw(text, query))
    .slice(0, mostSnippets)
    .map(({ html }) => html)
}

type Layout = Awaited<ReturnType<ReturnType<typeof searchLawStorage>['texts']>>[number]['layout']

const shownOf = (
  { documentId: _document, revision: _revision, first: _first, last: _last, ...row }: FoundRow,
  snippets: string[],
): FoundProvision => ({
  ...row,
  snippets,
})
