import type { Explanation } from '#contract/search'
import type { Plan } from './plan.ts'

/** Why a document of a page stands where it stands. */
export function explain({ named, terms }: Plan, scored: Map<number, Explanation>, id: number): Explanation {
  const found = scored.get(id) ?? { score: 0, parts: [] }
  if (named.includes(id))
    return {
      ...found,
      parts: [{ part: 'named', value: 1, words: 'The query names this case by its citation, number or address' }, ...found.parts],
    }
  if (found.parts.length > 0) return found
  const words =
    terms.length === 0
      ? 'The query has no words to rank by: the newest first'
      : 'Behind those that are compared with one another, in the order of how often the words stand in the text'
  return { score: 0, parts: [{ part: 'text', value: 0, words }] }
}
