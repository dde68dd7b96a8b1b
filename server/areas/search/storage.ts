import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { createSignals } from '../citator/citator.ts'
import { textsStorage } from './page/texts-storage.ts'
import { authorityStorage } from './plan/authority-storage.ts'
import { namingStorage } from './plan/naming-storage.ts'

/** Where queries run: on the library, or in a transaction of it. */
export type Queries = Kysely<Tables> | Transaction<Tables>

export type SearchStorage = ReturnType<typeof searchStorage>

export const searchStorage = (db: Queries) => ({
  ...namingStorage(db),
  ...authorityStorage(db),
  ...textsStorage(db),
  /** How cases stand, by the same view of the library as the search. */
  signals: createSignals({ sql: db }).inBrief,
})
