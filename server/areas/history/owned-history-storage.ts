import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { type OfCase, countOwn, ofCaseOrLaw, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

interface Entry extends OfCase {
  type: string
  query: string | null
  occurred_at: Date
}

/** What was read and searched for. */
export const ownedHistory: AccountData = {
  name: 'history',
  tables: ['history_entries', 'history_pauses'],
  count: countOwn('history_entries'),
  removeBefore: removeOwn(['history_entries'], 'occurred_at'),
  guide: ['history.json', 'what you read and searched for'],
  async *export(owner) {
    const columns = sql<Entry>`t.type, t.query, ${ofCaseOrLaw}, t.occurred_at`
    yield jsonList('history.json', readOwn(owner, 'history_entries', columns, { onWork: true }))
  },
}
