import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { countOwn, isLive, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'
import type { SavedFields } from './storage.ts'

type Saved = SavedFields & { id: string; created_at: Date; updated_at: Date; last_executed_at: Date | null }

const columns = sql<Saved>`
  t.id, t.name, t.query, t.filters, t.sort, t.alert_enabled, t.alert_frequency, t.created_at, t.updated_at, t.last_executed_at`

/** Searches that somebody keeps. What answered them goes by foreign keys. */
export const ownedSavedSearches: AccountData = {
  name: 'searches',
  count: countOwn('saved_searches', { which: isLive }),
  tables: ['saved_searches'],
  removeBefore: removeOwn(['saved_searches']),
  guide: ['saved-searches.json', 'searches that you kept'],
  async *export(owner) {
    yield jsonList('saved-searches.json', readOwn(owner, 'saved_searches', columns, { which: isLive }))
  },
}
