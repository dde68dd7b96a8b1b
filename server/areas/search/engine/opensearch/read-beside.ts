import { setImmediate } from 'node:timers/promises'
import { StatementTimeout, currentLimits } from '../../../../database/statement-limits.ts'
import type { ChangesStorage } from '../../index/changes-storage.ts'
import { answered, limit } from '../../index/open-index.ts'
import type { Placed } from '../../query/query.ts'
import type { Expression, Sight } from '../engine.ts'
import { createBudget } from '../segments/budget.ts'
import { match } from '../segments/match.ts'
import { slotsOf } from '../segments/mask.ts'
import { holdTexts } from '../segments/segment.ts'
import { type Beyond, type Query, all, beyondIn, filter, mayStand, mostForms, placedPrefixes, seenBy } from './compile.ts'
import type { Indices } from './indices.ts'
import { keyOf } from './mapping.ts'

const readAtOnce = 20

/**
 * What OpenSearch cannot say is looked up in the texts that have all the words of it, as the database has them, by what reads segments: `within` says among which.
 * Throws a StatementTimeout where these are too many.
 */
export async function readBeside(
  { indices, storage }: { indices: Indices; storage: Pick<ChangesStorage, 'texts'> },
  sight: Sight,
  within: Query,
  meant: readonly Expression[],
): Promise<Beyond> {
  const found = new Map<Placed, readonly string[]>()
  const until = performance.now() + limit()
  const budget = createBudget(limit())
  const prefixes = [...new Set(meant.flatMap((one) => [...placedPrefixes(one)]))]
  const forms = await indices.counts(
    'words',
    all,
    prefixes.map((prefix) => ({ prefix: { word: prefix } })),
  )
  const wide = new Set(prefixes.filter((_, i) => forms[i]! > mostForms))
  for (const what of meant.flatMap((one) => [...beyondIn(one, (prefix) => wide.has(prefix))])) {
    const keys: string[] = []
    const ids = [...new Set(await indices.ids(sight.collection, filter(seenBy(sight), within, mayStand(what))))]
    for (let from = 0; from < ids.length; from += readAtOnce) {
      if (performance.now() > until) throw new StatementTimeout()
      currentLimits()?.signal.throwIfAborted()
      const held = holdTexts(await storage.texts(sight.collection, ids.slice(from, from + readAtOnce)))
      answered(() => {
        for (const { segment } of held)
          for (const slot of slotsOf(match(segment, { kind: 'stands', what }, budget)))
            keys.push(keyOf({ id: segment.columns.ids[slot]!, part: segment.columns.parts[slot]! }))
      })
      await setImmediate()
    }
    found.set(what, keys)
  }
  return found
}
