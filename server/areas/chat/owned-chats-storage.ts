import { sql } from 'kysely'
import type { StoredAnswer } from '../../database/tables.ts'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { countOwn, isLive, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

interface Chat {
  id: string
  title: string
  saved: boolean
  created_at: Date
  updated_at: Date
  messages: { role: string; question: string; answer: StoredAnswer | null; state: string; model: string | null; created_at: string }[]
}

const columns = sql<Chat>`
  t.id, t.title, t.saved, t.created_at, t.updated_at,
  (select coalesce(json_agg(json_build_object('role', m.role, 'question', m.question, 'answer', m.answer, 'state', m.state, 'model', m.model,
    'created_at', m.created_at) order by m.position), '[]') from chat_messages m where m.chat_id = t.id) as messages`

/** Chats with the assistant, with all that was asked and answered. */
export const ownedChats: AccountData = {
  name: 'chats',
  tables: ['chats', 'chat_messages', 'chat_message_works'],
  count: countOwn('chats', {
    which: isLive,
    bytes: sql<number>`pg_column_size(t) + coalesce((select sum(pg_column_size(m)) from chat_messages m where m.chat_id = t.id), 0)`,
  }),
  removeBefore: removeOwn(['chats']),
  guide: ['chats.json', 'what you asked the assistant, and what it answered'],
  async *export(owner) {
    yield jsonList('chats.json', readOwn(owner, 'chats', columns, { which: isLive }))
  },
}
