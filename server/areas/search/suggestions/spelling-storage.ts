import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { seesDocument, seesJudge } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'

/** Words spelled nearly so that are looked at; the nearest by their groups of three letters first. */
const alikeRead = 100
export const spellingStorage = ({ sql: db }: Database) => ({
  /** Words of the names of judges whom the reader may know of that share letters with one: these stand beside a judgment, not always in its text. */
  async alikeInNames(reader: Reader, word: string): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      select distinct w.word from judges j, regexp_split_to_table(lower(j.name), '[^[:alpha:]]+') as w (word)
      where w.word % ${word} and ${seesJudge(reader, 'j')} limit ${alikeRead}`.execute(db)
    return rows.map((row) => row.word)
  },

  /** Citations of cases that the reader sees which share letters and figures with the key of one. */
  async citationsAlike(reader: Reader, key: string): Promise<{ key: string; citation: string }[]> {
    const { rows } = await sql<{ key: string; citation: string }>`
      select c.key, min(c.citation) as citation from document_citations c join documents d on d.id = c.document_id
      where c.key % ${key} and ${seesDocument(reader, 'd')} group by c.key
      order by similarity(c.key, ${key}) desc, c.key limit ${alikeRead}`.execute(db)
    return rows
  },
})
