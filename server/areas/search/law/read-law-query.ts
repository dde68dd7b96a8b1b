import { type Expression, type Plan, everything } from '../engine/engine.ts'
import { othersMeant } from '../page/marks.ts'
import { expressionOf } from '../plan/expressions.ts'
import { togetherOf } from '../plan/plan.ts'
import { parseQuery } from '../query/parse-query.ts'
import { plainWords } from '../query/plain-words.ts'
import { MalformedQuery, type Query, conditionsOf, termsOf } from '../query/query.ts'
import { readSought } from '../query/sought.ts'

/** What is asked of the words of the law. */
export interface LawQuery {
  query: Query
  /** What else says the words of a plain question. */
  others: string[][]
  plan: Pick<Plan, 'must' | 'sought' | 'together'>
}

/** Reads the words of the box as they are asked of the law, in the language in which cases are searched; what is no query there is words. Null where nothing is asked. */
export function readLawQuery(words: string): LawQuery | null {
  const { text, query } = understand(words)
  const { condition } = query
  if (condition === null || [...termsOf(condition)].length === 0) return null
  const { sought: asked, question } = readSought(text, query)
  // 'Unfair termination under section 41': no provision says its own number.
  const numbers = question === null ? [] : query.provisions.flatMap(({ spellings, number }) => [...spellings, number])
  const telling = asked.filter(({ shown }) => !numbers.includes(shown))
  const sought = telling.length > 0 ? telling : asked
  // No provision has the fields of cases, 'court:kesc': they narrow nothing here.
  const fields = new Map([...conditionsOf(condition, 'field')].map((field): [typeof field, Expression] => [field, everything]))
  const must = question !== null ? null : expressionOf(condition, fields)
  return { query, others: othersMeant(question), plan: { must, sought, together: togetherOf(query) } }
}

function understand(text: string): { text: string; query: Query } {
  try {
    return { text, query: parseQuery(text) }
  } catch (error) {
    if (!(error instanceof MalformedQuery)) throw error
    const words = plainWords(text)
    return { text: words, query: parseQuery(words) }
  }
}
