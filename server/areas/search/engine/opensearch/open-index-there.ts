import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../../../database/open.ts'
import { reachDatabase } from '../../../../database/reach.ts'
import { Problem } from '../../../../problem.ts'
import { type ChangesStorage, changesStorage } from '../../index/changes-storage.ts'
import { usuallyAwaited } from '../../index/keeper.ts'
import { oneForAll } from '../../index/one-for-all.ts'
import { askAmong } from '../../index/open-index.ts'
import type { Answer, Expression, Index, Question, Questions, Sight } from '../engine.ts'
import { all, compile, filter, seenBy } from './compile.ts'
import { connect } from './connect.ts'
import { createFollower } from './follow.ts'
import { reachIndices } from './indices.ts'
import { format } from './mapping.ts'
import { createRarities } from './rarities.ts'
import { readBeside } from './read-beside.ts'
import { createFinder } from './search.ts'
import { createVocabulary } from './vocabulary.ts'

/** Milliseconds between two looks at the database while nobody asks, and after something went wrong. */
const followEvery = 1_000
const tryAgainAfter = 5_000

export interface OpenSearchOptions {
  url: string
  /** In so many parts each index is made. */
  shards: number
}

/** How the index of a library is beside its database; changes nothing. */
export async function inspectThere(
  { sql }: Pick<Database, 'sql'>,
  { url, shards }: OpenSearchOptions,
): Promise<{ state: 'missing' } | { state: 'unreachable' } | { state: 'whole'; behind: number }> {
  const cluster = await connect(url)
  try {
    const storage = changesStorage(sql)
    const name = await nameOf(storage)
    const behind = await createFollower({ cluster, indices: reachIndices(cluster, name), storage, name, shards }).behind()
    return behind === null ? { state: 'missing' } : { state: 'whole', behind }
  } catch (error) {
    if (error instanceof Problem && error.code === 'search-unreachable') return { state: 'unreachable' }
    throw error
  } finally {
    await cluster.close()
  }
}

/** What the names of all indices of a library begin with: versions that write otherwise have others. */
const nameOf = async (storage: Pick<ChangesStorage, 'moment'>) => `hukumu-${(await storage.moment()).id}-${format}`

/** Holds the words of a library in an OpenSearch. `onProblem` is told what is wrong in words; it is tried again. */
export function openIndexThere(
  database: Pick<Database, 'address'>,
  { url, shards }: OpenSearchOptions,
  onProblem: (words: string) => void,
): Index {
  const reached = reachDatabase(database.address, 'hukumu:index', (error) => onProblem(error.message))
  const storage = changesStorage(reached.sql)
  const ending = new AbortController()
  const opening = open()
  // Whoever asks is told.
  opening.catch(() => {})

  async function open() {
    const cluster = await connect(url)
    const name = await nameOf(storage)
    const indices = reachIndices(cluster, name)
    const follower = createFollower({ cluster, indices, storage, name, shards })
    const rarities = createRarities(indices)
    const vocabulary = createVocabulary(indices)
    const beyondOf = (sight: Sight, meant: readonly Expression[], within = all) => readBeside({ indices, storage }, sight, within, meant)
    const finder = createFinder({
      indices,
      rarities,
      beyondOf: ({ sight, must, every }, within) =>
        beyondOf(
          sight,
          [must, every].filter((one) => one !== null),
          within,
        ),
    })
    const step = async (options?: Parameters<typeof follower.step>[0]) => {
      await follower.step(options)
      rarities.forget()
    }
    /** What changed is taken in and, of a load, as much as anybody waits for. */
    const inStep = oneForAll(async () => {
      if (await follower.hasChanges()) await step()
      while (follower.left().behind > 0 && follower.left().behind <= usuallyAwaited) await step()
    })
    const answers: { [Name in keyof Questions]: (asked: Parameters<Questions[Name]>[0]) => Promise<Answer<Name>> } = {
      search: finder.search,
      count: finder.count,
      passages: ({ plan, most }) => finder.passages(plan, most),
      match: (asked) =>
        Promise.all(
          asked.map(async ({ sight, meant }) =>
            indices.ids(sight.collection, filter(seenBy(sight), compile(meant, await beyondOf(sight, [meant])))),
          ),
        ),
      forms: vocabulary.forms,
      like: vocabulary.like,
      having: async ({ sight, stems }) => {
        const [documents, ...having] = await indices.counts(sight.collection, seenBy(sight), [
          all,
          ...stems.map((stem) => ({ term: { stems: stem } })),
        ])
        return { documents: documents!, having }
      },
    }
    return { cluster, indices, follower, inStep, step, answers }
  }

  async function goOn() {
    while (!ending.signal.aborted) {
      let wait = followEvery
      try {
        const { inStep, step, follower } = await opening
        await inStep()
        const { isFirst, behind, isNext, rewrites } = follower.left()
        if (isFirst || behind > 0 || isNext || rewrites > 0) {
          await step({ goesOn: true })
          wait = rewrites > 0 ? tryAgainAfter : 0
        }
      } catch (error) {
        onProblem((error as Error).message)
        wait = tryAgainAfter
      }
      await setTimeout(wait, undefined, { signal: ending.signal, ref: false }).catch(() => {})
    }
  }
  const going = goOn()
  let isWhole = false

  const inStep = async () => {
    const { inStep, follower } = await opening
    await inStep()
    isWhole = !follower.left().isFirst && follower.left().behind === 0
  }

  return {
    inStep,
    async ask(name, asked) {
      await inStep()
      const { answers } = await opening
      const { name: of, asked: what } = { name, asked } as Question
      return (await (answers[of] as (asked: unknown) => Promise<unknown>)(what)) as Answer<typeof name>
    },
    askOf: askAmong(storage),
    isWhole: () => isWhole,
    async state() {
      const { cluster, indices, inStep, follower } = await opening
      await inStep()
      const count = async (kind: 'judgments' | 'law') => {
        const { aggregations } = await indices.search(kind, {
          size: 0,
          aggs: { held: { cardinality: { field: 'id', precision_threshold: 40_000 } } },
        })
        return (aggregations!.held as { value: number }).value
      }
      const { _all: all } = await cluster.call<{ _all: { primaries: { segments: { count: number }; merges: { total: number } } } }>(
        'GET',
        `/${indices.alias('judgments')},${indices.alias('law')}/_stats/segments,merge`,
      )
      const { segments, merges } = all.primaries
      return {
        held: (await count('judgments')) + (await count('law')),
        behind: (await follower.behind()) ?? 0,
        segments: segments.count,
        merges: merges.total,
      }
    },
    async close() {
      ending.abort()
      await going
      await opening.then(({ cluster }) => cluster.close()).catch(() => {})
      await reached.close()
    },
  }
}
