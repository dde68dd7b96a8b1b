import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { type OfCase, countOwn, isLive, ofCaseOrLaw, readOwn, removeOwn } from '../../account-data/own-rows-storage.ts'

interface Annotation extends OfCase {
  id: string
  quote: string
  prefix: string
  suffix: string
  start_offset: number
  end_offset: number
  paragraph: number | null
  revision: number
  /** Of an Act: from which day the text stood in which it was marked. */
  marked_as_at: string | null
  note: string
  color: string
  created_at: Date
  updated_at: Date
}

/** Marks in the text, as they were made. */
export const ownedAnnotations: AccountData = {
  name: 'annotations',
  tables: ['annotations'],
  count: countOwn('annotations', { which: isLive }),
  removeBefore: removeOwn(['annotations']),
  guide: ['annotations.json', 'passages that you marked, with your notes'],
  async *export(owner) {
    const columns = sql<Annotation>`t.id, ${ofCaseOrLaw}, t.quote, t.prefix, t.suffix, t.start_offset, t.end_offset, t.paragraph, t.revision, t.marked_as_at,
      t.note, t.color, t.created_at, t.updated_at`
    yield jsonList('annotations.json', readOwn(owner, 'annotations', columns, { which: isLive, onWork: true }))
  },
}
