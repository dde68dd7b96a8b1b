import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { type OfCase, ofCase, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

interface Row extends OfCase {
  about: string
  kind: string
  quote: string
  words: string
  state: string
  answer: string
  created_at: Date
}

/** Mistakes that an account reported. */
export const ownedReports: AccountData = {
  name: 'reports',
  tables: ['reports'],
  removeBefore: removeOwn(['reports']),
  guide: ['reported-mistakes.json', 'mistakes that you reported, and what became of them'],
  async *export(owner) {
    const columns = sql<Row>`t.about, t.kind, t.quote, t.words, t.state, t.answer, ${ofCase}, t.created_at`
    yield jsonList('reported-mistakes.json', readOwn(owner, 'reports', columns, { onWork: true }))
  },
}
