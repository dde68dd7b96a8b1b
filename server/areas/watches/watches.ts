import type { Output, Received } from '#contract/endpoint'
import { type Watch, type createWatch, type listWatches, maxWatches } from '#contract/watches'
import type { AlertFrequency } from '#contract/saved-searches'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../problem.ts'
import { type Named, type Target, type WatchRow, watchesStorage } from './storage.ts'

export type { Named } from './storage.ts'

/** What accounts watch beside their searches: cases, judges, courts, provisions, lists of citations and checked documents. */
export function createWatches(database: Database) {
  const storage = watchesStorage(database)

  const describe = async <W extends Target>(reader: Reader, watches: readonly W[]): Promise<Map<W, Named | null>> => {
    const byKind = Map.groupBy(watches, ({ kind }) => kind)
    const named = new Map<W, Named | null>()
    for (const [kind, some] of byKind) {
      const names = new Map(await storage.namesOf[kind](reader, [...new Set(some.map(({ target }) => target))]))
      for (const watch of some) named.set(watch, names.get(watch.target) ?? null)
    }
    return named
  }

  /** A target by the name that is kept: the Constitution has one of its own in addresses. */
  const asKept = async <W extends Partial<Target>>(watch: W): Promise<W> => {
    const [act, eid] = watch.target?.split('~', 2) ?? []
    if (watch.kind !== 'provision' || act !== 'constitution') return watch
    const id = await storage.constitution()
    return id === undefined ? watch : { ...watch, target: `${id}~${eid}` }
  }

  const show = async (reader: Reader, rows: readonly WatchRow[]): Promise<Watch[]> => {
    const named = await describe(reader, rows)
    return rows.map((row) => {
      const { name, href } = named.get(row) ?? { name: null, href: '/watches' }
      return { ...row, name, href, created_at: row.created_at.toISOString() }
    })
  }

  const get = async (reader: Reader, id: string): Promise<Watch> => {
    const [watch] = await show(reader, await storage.byIds(reader, [id]))
    if (!watch) throw new Problem('not-found', 'Nothing of this id is watched')
    return watch
  }

  return {
    /** What some targets are called, as far as the reader sees them; null of the others. */
    describe,

    /** Tells of some targets whether everybody sees them; what others share is never among them. */
    async areSeenByAll(watches: readonly Target[]): Promise<(watch: Target) => boolean> {
      const keyOf = ({ kind, target }: Target) => `${kind} ${target}`
      const seen = new Set(
        await storage.seenByAll([...new Map(watches.map((one) => [keyOf(one), one])).values()]).then((all) => all.map(keyOf)),
      )
      return (watch) => seen.has(keyOf(watch))
    },

    /** Some watches of the reader's own, by their ids, with what they are called. */
    byIds: async (reader: Reader, ids: readonly string[]): Promise<Map<string, Watch>> =>
      new Map((await show(reader, await storage.byIds(reader, ids))).map((watch) => [watch.id, watch])),

    async list(
      reader: Reader,
      { kind, target, limit, offset }: Received<typeof listWatches>['query'],
    ): Promise<Output<typeof listWatches>> {
      const filter = await asKept({ ...(kind && { kind }), ...(target && { target }) })
      const [rows, total] = await Promise.all([storage.list(reader, filter, { limit, offset }), storage.count(reader, filter)])
      return pageOf(await show(reader, rows), total, { offset, limit })
    },

    /** `not-found` for what the reader does not see. */
    async create(reader: Reader, asked: Received<typeof createWatch>['body']): Promise<Watch> {
      const given = await asKept(asked)
      if (((await describe(reader, [given])).get(given) ?? null) === null)
        throw new Problem('not-found', 'There is nothing of this name to watch')
      if ((await storage.count(reader, {})) >= maxWatches && (await storage.count(reader, given)) === 0)
        throw new Problem('limit-reached', `You watch ${maxWatches} things, which is the most there can be.`)
      return get(reader, await storage.insert(reader, given))
    },

    async change(reader: Reader, id: string, { frequency }: { frequency: AlertFrequency }): Promise<Watch> {
      await storage.change(reader, id, frequency)
      return get(reader, id)
    },

    async delete(reader: Reader, id: string) {
      if (!(await storage.delete(reader, id))) throw new Problem('not-found', 'Nothing of this id is watched')
    },
  }
}

export type Watches = ReturnType<typeof createWatches>
