import type { Collection, Sought } from '../engine.ts'
import { type Rarities, rarityOf } from '../weights.ts'
import { all, haveStems } from './compile.ts'
import type { Indices } from './indices.ts'

/** Counts that are remembered until anything changes. */
const mostKnown = 50_000

/** In how many of the public texts stems stand; remembered until `forget` is called. */
export function createRarities(indices: Indices) {
  const known = { judgments: new Map<string, number>(), law: new Map<string, number>() }
  const documents = new Map<Collection, number>()
  let age = 0
  return {
    forget: () => {
      age += 1
      documents.clear()
      known.judgments.clear()
      known.law.clear()
    },

    /** What everything that is sought weighs by. */
    async of(collection: Collection, sought: readonly Sought[]): Promise<Rarities> {
      const stems = [...new Set(sought.flatMap(({ stems, others }) => [...stems, ...others.flatMap((other) => other.stems)]))]
      const own = new Map(stems.flatMap((stem) => (known[collection].has(stem) ? [[stem, known[collection].get(stem)!]] : [])))
      const asked = stems.filter((stem) => !own.has(stem))
      let total = documents.get(collection)
      if (asked.length > 0 || total === undefined) {
        const began = age
        const queries = [all, ...asked.map((stem) => haveStems([stem]))]
        const [whole, ...counts] = await indices.counts(collection, { term: { owner: '' } }, queries)
        total = whole!
        asked.forEach((stem, i) => own.set(stem, counts[i]!))
        if (age === began) {
          if (known[collection].size > mostKnown) known[collection].clear()
          for (const stem of asked) known[collection].set(stem, own.get(stem)!)
          documents.set(collection, total)
        }
      }
      const having = (stem: string) => own.get(stem) ?? 0
      return { having, rarityOf: (stem) => rarityOf(having(stem), total) }
    },
  }
}

export type KnownRarities = ReturnType<typeof createRarities>
