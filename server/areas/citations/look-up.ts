import type { CaseInLibrary } from './case-in-library.ts'
import { type Decision, type Sought, decide } from './decide.ts'
import { type Key, isMatterKey, isSureKey, yearsAround } from './keys.ts'

/** Finds the cases that have any of some keys. */
export type FindByKeys = (keys: Key[]) => Promise<CaseInLibrary[]>

/** What is sought, and the document that it stands in, which it never means; null for a text that is no document. */
export interface Search extends Sought {
  citing: number | null
}

/** Keys that one question to the database asks for. */
const keysAtOnce = 2000

/** Looks references up, all of them by one question to the database (more only for thousands of keys). */
export async function lookUp<S extends Search>(
  searches: readonly S[],
  findByKeys: FindByKeys,
  contextOf: (searches: readonly S[]) => Promise<(search: S) => string | null> = async () => (search) => search.context,
): Promise<Decision[]> {
  const wanted = [...new Set(searches.flatMap(({ keys }) => keys.flatMap(yearsAround)))]
  const byKey = new Map<Key, CaseInLibrary[]>()
  for (let at = 0; at < wanted.length; at += keysAtOnce) {
    const asked = wanted.slice(at, at + keysAtOnce)
    const some = new Set(asked)
    for (const held of await findByKeys(asked)) {
      for (const key of held.keys) if (some.has(key)) byKey.set(key, [...(byKey.get(key) ?? []), held])
    }
  }
  const candidatesOf = ({ keys, citing }: S): CaseInLibrary[] => {
    const found = new Map(keys.flatMap(yearsAround).flatMap((key) => (byKey.get(key) ?? []).map((held) => [held.document_id, held])))
    if (citing !== null) found.delete(citing)
    return [...found.values()]
  }
  const needsContext = ({ keys }: S) =>
    keys.some((key) => isMatterKey(key) && byKey.has(key)) && !keys.some((key) => isSureKey(key) && byKey.has(key))
  const context = await contextOf(searches.filter(needsContext))
  return searches.map((search) => decide({ ...search, context: needsContext(search) ? context(search) : null }, candidatesOf(search)))
}
