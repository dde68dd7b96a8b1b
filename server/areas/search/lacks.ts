import type { SearchResult } from '#contract/search'
import type { SoughtWord } from './query/plain-match.ts'
import type { TakenFor } from './query/taken-for.ts'
import type { SearchStorage } from './storage.ts'

export type Lacks = Pick<SearchResult, 'missing' | 'instead'>

/**
 * What documents that have most of some words lack of them, and for which another word of the same meaning stands there, or a term that begins alike
 * and means another thing.
 */
export async function findLacks(
  storage: SearchStorage,
  { sought, takenFor }: { sought: readonly SoughtWord[]; takenFor: readonly TakenFor[] },
  ids: readonly number[],
): Promise<Map<number, Lacks>> {
  if (ids.length === 0) return new Map()
  const words = sought.flatMap(({ own, others }) => [own, ...others.map(({ tsquery }) => tsquery)])
  const terms = takenFor.flatMap(({ term, others }) => [...term, ...others].map(({ tsquery }) => tsquery))
  const having = await storage.having(ids, [...words, ...terms])
  return new Map(
    [...having].map(([id, places]) => {
      const { missing, instead = [] } = lacksOf(sought, places)
      const all = [...instead, ...mistakenIn(takenFor, places, words.length)]
      return [id, { missing, ...(all.length > 0 && { instead: all }) }]
    }),
  )
}

/** `from`: the place of the first term among what was asked for. */
function mistakenIn(takenFor: readonly TakenFor[], has: ReadonlySet<number>, from: number): NonNullable<Lacks['instead']> {
  let at = from
  return takenFor.flatMap(({ term, others }) => {
    const own = term.some((_, i) => has.has(at + i))
    const other = others.find((_, i) => has.has(at + term.length + i))
    at += term.length + others.length
    return own || !other ? [] : [{ word: term[0]!.words.join(' '), other: other.words.join(' ') }]
  })
}

function lacksOf(sought: readonly SoughtWord[], has: ReadonlySet<number>): Lacks {
  const missing: string[] = []
  const instead: NonNullable<Lacks['instead']> = []
  let at = 0
  for (const { shown, meant, others } of sought) {
    const own = at
    at += 1 + others.length
    if (has.has(own)) continue
    const other = others.find((_, i) => has.has(own + 1 + i))
    if (!other) missing.push(shown)
    else if (!instead.some(({ word }) => word === meant)) instead.push({ word: meant, other: other.words.join(' ') })
  }
  return { missing, ...(instead.length > 0 && { instead }) }
}
