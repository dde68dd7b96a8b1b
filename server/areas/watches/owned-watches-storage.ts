import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { countOwn, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'
import type { WatchRow } from './storage.ts'

const columns = sql<WatchRow>`t.id, t.kind, t.target, t.frequency, t.created_at`

/** What somebody watches. What answered it goes by foreign keys. */
export const ownedWatches: AccountData = {
  name: 'watches',
  count: countOwn('watches'),
  tables: ['watches', 'watch_matches'],
  removeBefore: removeOwn(['watches']),
  guide: ['watches.json', 'what you watch'],
  async *export(owner) {
    yield jsonList('watches.json', readOwn(owner, 'watches', columns))
  },
}
