import { trashDays } from '#contract/projects'
import { type TrashItem, type TrashKind, trashKinds } from '#contract/trash'
import type { Reader } from '../../access/access.ts'
import type { TrashedKind } from '../../area/trashed-kind.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../problem.ts'
import { trashStorage } from './storage.ts'

const day = 24 * 3_600_000

interface Deps {
  database: Database
  kinds: readonly TrashedKind[]
}

/** What a reader deleted, of every kind, until it goes for good. */
export function createTrash({ database, kinds }: Deps) {
  const storage = trashStorage(database, kinds)
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  const missing = trashKinds.filter((kind) => !byName.has(kind))
  if (missing.length > 0) throw new Error(`No area names how these lie in the trash: ${missing.join(', ')}`)
  const kindOf = (kind: TrashKind): TrashedKind => byName.get(kind)!

  return {
    async list(reader: Reader, { kind, limit, offset }: { kind?: TrashKind | undefined; limit: number; offset: number }) {
      const [rows, counted] = await Promise.all([storage.list(reader, kind, { limit, offset }), storage.counts(reader)])
      const count = new Map(counted.map((one) => [one.kind, one.count]))
      const counts = Object.fromEntries(trashKinds.map((one) => [one, count.get(one) ?? 0])) as Record<TrashKind, number>
      const total = kind ? counts[kind] : Object.values(counts).reduce((sum, one) => sum + one, 0)
      const results = rows.map(({ deleted_at, ...row }): TrashItem => {
        const gone = new Date(deleted_at.getTime() + trashDays * day)
        return { ...row, deleted_at: deleted_at.toISOString(), gone_at: gone.toISOString() }
      })
      return { ...pageOf(results, total, { offset, limit }), counts }
    },

    async restore(reader: Reader, kind: TrashKind, id: string) {
      await kindOf(kind).restore(reader, id)
    },

    async purge(reader: Reader, kind: TrashKind, id: string) {
      const { remove } = kindOf(kind)
      const outcome = await (remove ? remove.purge(reader, id) : storage.purge(reader, kind, id))
      if (outcome === 'kept') throw new Problem('not-in-trash')
      if (outcome === 'none') throw new Problem('not-found')
    },

    async empty(reader: Reader, kind?: TrashKind) {
      const emptied = kind ? [kindOf(kind)] : kinds
      let deleted = await storage.empty(
        reader,
        emptied.flatMap((one) => (one.remove ? [] : one.kind)),
      )
      for (const { remove } of emptied) deleted += (await remove?.empty(reader)) ?? 0
      return { deleted }
    },
  }
}

export type Trash = ReturnType<typeof createTrash>
