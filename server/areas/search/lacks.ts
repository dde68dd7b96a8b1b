import type { SearchResult } from '#contract/search'
import { type SoughtWord } from './query/plain-match.ts'
import type { SearchStorage } from './storage.ts'

export type Lacks = Pick<SearchResult, 'missing' | 'instead'>

/** What documents that have most of some words lack of them, and for which another word of the same meaning stands there. */
export async function findLacks(
  storage: SearchStorage,
  sought: readonly SoughtWord[],
  ids: readonly number[],
): Promise<Map<number, Lacks>> {
  if (ids.length === 0) return new Map()
  const asked = sought.flatMap(({ own, others }) => [own, ...others.map(({ tsquery }) => tsquery)])
  const having = await storage.having(ids, asked)
  return new Map([...having].map(([id, places]) => [id, lacksOf(sought, places)]))
}

function lacksOf(sought: readonly SoughtWord[], has: ReadonlySet<number>): Lacks {
  const missing: string[] = []
  const instead: NonNullable<Lacks['instead']> = []
  let at = 0
  for (const { shown, others } of sought) {
    const own = at
    at += 1 + others.length
    if (has.has(own)) continue
    const other = others.find((_, i) => has.has(own + 1 + i))
    if (other) instead.push({ word: shown, other: other.words.join(' ') })
    else missing.push(shown)
  }
  return { missing, ...(instead.length > 0 && { instead }) }
}
