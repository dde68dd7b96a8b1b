import { trashDays } from '#contract/projects'
import { type TrashItem, type TrashKind, trashKinds } from '#contract/trash'
import type { Reader } from '../../access/access.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../problem.ts'
import { type Purged, goesByItsRow, trashStorage } from './storage.ts'

const day = 24 * 3_600_000

interface Parts {
  database: Database
  /** How each area brings its own back; what is there already stays as it is. */
  restore: Readonly<Record<TrashKind, (reader: Reader, id: string) => Promise<unknown>>>
  /** How what takes more than its row along goes for good. */
  documents: { purge: (reader: Reader, id: string) => Promise<Purged>; empty: (reader: Reader) => Promise<number> }
}

/** What a reader deleted, of every kind, until it goes for good. */
export function createTrash({ database, restore, documents }: Parts) {
  const storage = trashStorage(database)
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
      await restore[kind](reader, id)
    },

    async purge(reader: Reader, kind: TrashKind, id: string) {
      const outcome = await (kind === 'document' ? documents.purge(reader, id) : storage.purge(reader, kind, id))
      if (outcome === 'kept') throw new Problem('not-in-trash')
      if (outcome === 'none') throw new Problem('not-found')
    },

    async empty(reader: Reader, kind?: TrashKind) {
      const kinds: readonly TrashKind[] = kind ? [kind] : trashKinds
      const rows = await storage.empty(reader, kinds.filter(goesByItsRow))
      return { deleted: rows + (kinds.includes('document') ? await documents.empty(reader) : 0) }
    },
  }
}

export type Trash = ReturnType<typeof createTrash>
