import { readMeanings } from './read-meanings.ts'
import type { Retrieved } from './retrieved.ts'

// 'Is a title obtained by fraud void, and is an innocent purchaser protected?', 'How much leave is there? What is paid?'
const BETWEEN =
  /(?:\?\s*|,?\s+)\band\s+(?=(?:(?:on|for|by|in|to|at|within|under|of) )?(?:what|which|who|whom|whose|when|where|how|why|whether|is|are|was|were|may|must|can|could|does|do|did|has|have|shall|should|will|would)\b)|\?\s+(?=\S)/i
/** Half a question asks with so many words by itself. */
const fewest = 2
const mostPassages = 10

/** The two halves of a question that asks twice; null for one that asks once, or more than twice. Pure. */
export function halvesOf(question: string): [string, string] | null {
  const [first, second, ...more] = question.split(BETWEEN).map((half) => half.trim())
  if (!first || !second || more.length > 0) return null
  return [first, second].every((half) => readMeanings(half).flatMap(({ words }) => words).length >= fewest) ? [first, second] : null
}

/** What was found for each half, as for one question: passages by turns, the best of each first. Pure. */
export function byTurns(halves: readonly Retrieved[]): Retrieved {
  const turns = Array.from({ length: mostPassages }, (_, at) => halves.flatMap(({ passages }) => passages.slice(at, at + 1))).flat()
  const placeOf = ({ source }: (typeof turns)[number]) => `${source.id} ${source.paragraph ?? source.pinpoint}`
  const passages = [...new Map(turns.toReversed().map((one) => [placeOf(one), one])).values()].toReversed().slice(0, mostPassages)
  const all = <One>(of: (one: Retrieved) => readonly One[] | undefined) => [...new Set(halves.flatMap((one) => of(one) ?? []))]
  return {
    passages,
    notHeld: all(({ notHeld }) => notHeld),
    namedCases: all(({ namedCases }) => namedCases),
    narrowed: halves[0]!.narrowed ?? null,
    filtered: halves[0]!.filtered ?? null,
    unsaid: all(({ unsaid }) => unsaid),
    undecided: all(({ undecided }) => undecided),
  }
}
