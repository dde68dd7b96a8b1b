import { sql } from 'kysely'
import type { Reader } from '../../../access/access.ts'
import { seesDocument, seesEntry, seesJudge } from '../../../access/conditions-storage.ts'
import type { Database } from '../../../database/open.ts'

/** Words spelled nearly so that are looked at; the nearest by their groups of three letters first. */
const alikeRead = 100
/** Documents with a word are counted up to this many: enough to tell a word from a slip. */
const mostCounted = 500

/** The word with two neighbours changed about, in each place: in a short word that leaves few groups of three letters the same. */
const swapped = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2))

export const spellingStorage = ({ sql: db }: Database) => ({
  /** Words of the library that share letters with a word. Some may stand only in documents that the reader must not know of. */
  async alike(word: string): Promise<string[]> {
    const { rows } = await sql<{ word: string }>`
      (select word from search_words
        where word % ${word} and length(word) between ${word.length - 2} and ${word.length + 2} and word not like '+%'
        order by similarity(word, ${word}) desc, word limit ${alikeRead})
      union select word from search_words where word = any (${swapped(word)}::text[])`.execute(db)
    return rows.map((row) => row.word)
  },

  /** The same among the names of judges whom the reader may know of: these stand beside a judgment, not always in its text. */
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

  /** In how many documents that the reader sees each word stands, up to a few hundred; words that stand in none are left out. */
  async documentsWith(reader: Reader, words: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await sql<{ word: string; documents: number }>`
      select w.word, c.documents from unnest(${words}::text[]) as w (word), lateral (
        select count(*)::integer as documents from (
          select 1 from search_entries e where e.words @@ quote_literal(w.word)::tsquery and ${seesEntry(reader, 'e')} limit ${mostCounted}
        ) as d
      ) as c where c.documents > 0`.execute(db)
    return new Map(rows.map(({ word, documents }) => [word, documents]))
  },
})
