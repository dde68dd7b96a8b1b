import type { Queries } from '../../database/open.ts'
import { createSignals } from '../citator/citator.ts'
import { textsStorage } from './page/texts-storage.ts'
import { authorityStorage } from './plan/authority-storage.ts'
import { namingStorage } from './plan/naming-storage.ts'

export type SearchStorage = ReturnType<typeof searchStorage>

export const searchStorage = (db: Queries) => ({
  ...namingStorage(db),
  ...authorityStorage(db),
  ...textsStorage(db),
  /** How cases stand, by the same view of the library as the search. */
  signals: createSignals({ sql: db }).inBrief,
})
