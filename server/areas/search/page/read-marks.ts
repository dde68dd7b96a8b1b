import type { Sight } from '../engine/engine.ts'
import type { Index } from '../index/open-index.ts'
import { namedJudge } from '../query/named-judge.ts'
import { parseQuery } from '../query/parse-query.ts'
import { type Marks, marksOf, othersMeant, stemsMarked } from './marks.ts'

/** Of the public library: every word of a stem that stands in it. */
const ofEverybody: Sight = { collection: 'judgments', owner: '', shared: [], hidden: [] }

/** What is marked in texts for a query: its words in the forms that the library has, and what else says them. Throws a MalformedQuery. */
export async function readMarks(index: Index, text: string, isInStep = false): Promise<Marks> {
  const judge = namedJudge(text)
  const query = parseQuery(judge?.hasOffice ? judge.name : text)
  const others = judge === null ? othersMeant(text) : []
  return marksOf(query, await index.ask('forms', { sight: ofEverybody, stems: stemsMarked(query, others) }, isInStep), others)
}
