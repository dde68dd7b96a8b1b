import type { TrashKind } from '#contract/trash'
import type { Reader } from '../access/access.ts'
import type { InTrash } from './in-trash-storage.ts'

/** `kept` is one that does not lie in the trash. */
export type Purged = 'gone' | 'kept' | 'none'

/** A kind of thing that lies in the trash when it is deleted. Each area names its own (`area.ts`), so that the trash knows no area. */
export interface TrashedKind {
  kind: TrashKind
  named: (reader: Reader) => InTrash
  /** Brings one back; what is there already stays as it is. */
  restore: (reader: Reader, id: string) => Promise<unknown>
  /** How what takes more than its row along goes for good: one, or all of a reader's. */
  remove?: { purge: (reader: Reader, id: string) => Promise<Purged>; empty: (reader: Reader) => Promise<number> }
}
