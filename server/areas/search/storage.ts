import { type Kysely, type Transaction, sql } from 'kysely'
import type { Database } from '../../database/open.ts'
import { prepared } from '../../database/prepared.ts'
import type { Tables } from '../../database/tables.ts'
import { createSignals } from '../citator/citator.ts'
import { countingStorage } from './counting-storage.ts'
import { namingStorage } from './naming-storage.ts'
import { phrasesStorage } from './phrases/storage.ts'
import { rankingStorage } from './ranking-storage.ts'
import { textsStorage } from './texts-storage.ts'

/** Where queries run: on the library, or in a transaction of it. */
export type Queries = Kysely<Tables> | Transaction<Tables>

/**
 * One transaction in which the planner does not read whole tables: it takes that for cheaper than it is. A million documents that a query
 * leaves out are held in memory.
 */
export const inSearchTransaction = <T>({ sql: db }: Database, work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> =>
  // One view of all that a search reads: documents move from segment to segment.
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`${prepared} select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
        set_config('work_mem', '16MB', true)`.execute(transaction)
      return work(transaction)
    })

export const inSearch = <T>(database: Database, work: (storage: SearchStorage) => Promise<T>): Promise<T> =>
  inSearchTransaction(database, (transaction) => work(searchStorage(transaction)))

export type SearchStorage = ReturnType<typeof searchStorage>

export const searchStorage = (db: Queries) => ({
  ...namingStorage(db),
  ...countingStorage(db),
  ...rankingStorage(db),
  ...textsStorage(db),
  ...phrasesStorage(db),
  /** How cases stand, by the same view of the library as the search. */
  signals: createSignals({ sql: db }).inBrief,
})
