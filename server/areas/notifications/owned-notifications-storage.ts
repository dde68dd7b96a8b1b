import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

interface Told {
  kind: string
  search: string | null
  found: number
  old: number
  created_at: Date
  read_at: Date | null
}

const columns = sql<Told>`
  t.kind, (select s.name from saved_searches s where s.id = t.saved_search_id) as search, t.found, t.old, t.created_at, t.read_at`

/** What somebody was told. */
export const ownedNotifications: AccountData = {
  name: 'notifications',
  tables: ['notifications', 'notification_counts', 'mail_refusals', 'push_subscriptions', 'job_news'],
  removeBefore: removeOwn(['notifications']),
  guide: ['notifications.json', 'what you were told of'],
  async *export(owner) {
    yield jsonList('notifications.json', readOwn(owner, 'notifications', columns))
  },
}
