import { stemsToPlan } from '../plan.ts'
import { MalformedQuery } from '../query/query.ts'
import type { SearchStorage } from '../storage.ts'

/**
 * What many searches ask of the library before they know what matches, asked once for all of them: words, courts and judges. For one batch alone,
 * since the library learns words with every document.
 */
export function rememberBatch(storage: SearchStorage) {
  const rows = new Map<string, Awaited<ReturnType<SearchStorage['vocabulary']>>>()
  /** The names of later blocks, which every search needs. */
  let blocks: Awaited<ReturnType<SearchStorage['vocabulary']>> = []

  const learn = async (stems: readonly string[]) => {
    const unknown = [...new Set(stems)].filter((one) => !rows.has(one))
    if (unknown.length === 0) return
    const read = Map.groupBy(await storage.vocabulary(unknown), ({ stem }) => stem)
    blocks = read.get('+') ?? []
    for (const one of unknown) rows.set(one, read.get(one) ?? [])
  }

  return {
    /** Reads the words of some queries at once. */
    prepare: (queries: readonly string[]) => learn([...new Set(queries)].flatMap(stemsOfQuery)),

    storage: {
      ...storage,
      vocabulary: async (stems: string[]) => {
        await learn(stems)
        return [...stems.flatMap((one) => rows.get(one)!), ...blocks]
      },
      judgesNamed: once(storage.judgesNamed, (names) => names.join('\n')),
      courtsAndStations: once(storage.courtsAndStations, () => ''),
      judges: once(storage.judges, ({ userId }) => userId),
    } satisfies SearchStorage,
  }
}

/** Whoever plans the query is told what is wrong with it. */
function stemsOfQuery(query: string): string[] {
  try {
    return query === '' ? [] : stemsToPlan(query)
  } catch (error) {
    if (error instanceof MalformedQuery) return []
    throw error
  }
}

function once<Given extends unknown[], Told>(ask: (...given: Given) => Promise<Told>, keyOf: (...given: Given) => string) {
  const asked = new Map<string, Promise<Told>>()
  return (...given: Given): Promise<Told> => {
    const key = keyOf(...given)
    const before = asked.get(key)
    if (before) return before
    const now = ask(...given)
    asked.set(key, now)
    return now
  }
}
