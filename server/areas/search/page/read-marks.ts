import type { Index, Sight } from '../engine/engine.ts'
import { namedJudge } from '../query/named-judge.ts'
import { parseQuery } from '../query/parse-query.ts'
import { type PlainQuestion, readPlainQuestion } from '../query/plain-words.ts'
import type { Query } from '../query/query.ts'
import { type Marks, marksOf, othersMeant, stemsMarked } from './marks.ts'

/** Of the public library: every word of a stem that stands in it. */
const ofEverybody: Sight = { collection: 'judgments', owner: '', shared: [], hidden: [] }

/** What is marked in texts for a query: its words in the forms that the library has, and what else says them. */
export async function marksFor(index: Index, { query, question }: { query: Query; question: PlainQuestion | null }): Promise<Marks> {
  const others = othersMeant(question)
  return marksOf(query, await index.ask('forms', { sight: ofEverybody, stems: stemsMarked(query, others) }), others)
}

/** The same for one that nobody has read. Throws a MalformedQuery. */
export async function readMarks(index: Index, text: string): Promise<Marks> {
  const judge = namedJudge(text)
  const query = parseQuery(judge?.hasOffice ? judge.name : text)
  return marksFor(index, { query, question: judge === null ? readPlainQuestion(text) : null })
}
