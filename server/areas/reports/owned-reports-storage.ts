import { sql } from 'kysely'
import type { Belongings } from '../../belongings/belongings.ts'
import { jsonList } from '../../belongings/json-file.ts'
import { type OfCase, ofCase, readOwn, removeOwn } from '../../belongings/own-rows-storage.ts'

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
export const ownedReports: Belongings = {
  name: 'reports',
  tables: ['reports'],
  removeBefore: removeOwn(['reports']),
  guide: ['reported-mistakes.json', 'mistakes that you reported, and what became of them'],
  async *export(owner) {
    const columns = sql<Row>`t.about, t.kind, t.quote, t.words, t.state, t.answer, ${ofCase}, t.created_at`
    yield jsonList('reported-mistakes.json', readOwn(owner, 'reports', columns, { onWork: true }))
  },
}
