import { readGroups } from '../query/meanings.ts'
import { readPlainQuestion } from '../query/plain-words.ts'

/** A question of more terms is not taken apart: each part is a search. */
const maxParts = 4

/**
 * The terms of the law in a plain question that finds nothing, with how many cases each finds alone: 'land fraud' and 'constructive trust'. Those
 * that find nothing are left out, and a question that is one term has no parts.
 */
export async function countParts(query: string, count: (query: string) => Promise<number>): Promise<{ query: string; total: number }[]> {
  const question = readPlainQuestion(query)
  const groups = readGroups(question?.words ?? [])
  const terms = groups.flatMap(({ isTerm, words }) => (isTerm && words.length < (question?.words.length ?? 0) ? [words.join(' ')] : []))
  const counted: { query: string; total: number }[] = []
  for (const term of terms.slice(0, maxParts)) counted.push({ query: term, total: await count(term) })
  return counted.filter(({ total }) => total > 0)
}
