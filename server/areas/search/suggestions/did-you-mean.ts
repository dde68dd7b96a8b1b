import type { Reader } from '../../../access/access.ts'
import { foldedWords } from '../words/words.ts'
import { type Correction, type Spelling, rewrite } from './spelling.ts'

/** With fewer results than this, a reader may have meant another word. */
const few = 5
/** So many queries are tried in place of one that finds nothing. */
const maxTried = 6
/** A name has so few words; of a longer question what has most of them is the better answer. */
const maxOfName = 4

export interface DidYouMean {
  did_you_mean?: Correction[]
  corrected_query?: string
}

/** What a reader may have meant by a query that finds little; offered only where it finds more. `count` says how much a query finds. */
export async function didYouMean(
  spelling: Spelling,
  asked: { reader: Reader; query: string; total: number; partial: number },
  count: (query: string) => Promise<number>,
): Promise<DidYouMean> {
  if (asked.query === '' || asked.total >= few) return {}
  const cited = asked.total === 0 ? await spelling.correctCitations(asked.reader, asked.query) : []
  if (cited.length > 0) {
    const corrected = cited.reduce((query, { word, meant }) => query.replace(word, () => meant), asked.query)
    if ((await count(corrected)) > 0) return { did_you_mean: cited, corrected_query: corrected }
  }
  const words = foldedWords(asked.query)
  const corrections = await spelling.correct(asked.reader, words)
  const corrected = rewrite(asked.query, corrections)
  if (corrections.length > 0 && (await count(corrected)) > asked.total) return { did_you_mean: corrections, corrected_query: corrected }
  if (asked.total > 0 || (asked.partial > 0 && words.length > maxOfName)) return {}
  // Each word is one of the library's, or has been put right, and together they find nothing: one of them may be meant for its neighbour.
  for (const other of (await spelling.alternatives(asked.reader, words)).slice(0, maxTried)) {
    const both = [...corrections.filter(({ word }) => word !== other.word), other]
    const query = rewrite(asked.query, both)
    if ((await count(query)) > 0) return { did_you_mean: both, corrected_query: query }
  }
  return {}
}
