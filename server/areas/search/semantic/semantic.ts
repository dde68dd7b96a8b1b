import type { Expansion } from '#contract/semantic'
import type { Index } from '../engine/engine.ts'
import type { DocumentFilters } from '../plan/document-filters-storage.ts'
import { sightOf, withinOf } from '../plan/expressions.ts'
import { readPlainQuestion } from '../query/plain-words.ts'
import { soughtOf } from '../query/sought.ts'
import type { SearchStorage } from '../storage.ts'
import { foldedWords } from '../words/words.ts'
import { readMeanings } from './expand-query.ts'

/** Cases that are compared with one another. */
const maxCompared = 400

/** Documents for a question, the best first, and how its words were widened. */
export interface Answer {
  ids: number[]
  /** False where more documents have something of the question than were compared. */
  complete: boolean
  expansion: Expansion
}

/** Looks for what a question means: whatever signs it has are read as words, and words of the same stem and meaning count as one. */
export async function answerQuestion(index: Index, storage: SearchStorage, question: string, narrowing: DocumentFilters): Promise<Answer> {
  const meanings = readMeanings(question)
  const asked = readPlainQuestion(foldedWords(question).join(' '))
  const { results, total } = await index.ask('search', {
    sight: sightOf(narrowing.reader),
    within: await withinOf(storage, narrowing),
    must: null,
    every: null,
    first: [],
    sought: asked === null ? [] : soughtOf(asked),
    together: [],
    order: 'relevance',
    offset: 0,
    limit: maxCompared,
    depth: maxCompared,
  })
  return {
    ids: results.map(({ id }) => id),
    complete: total <= maxCompared,
    expansion: {
      method: 'dictionary of legal words',
      words: meanings.map(({ words, others }) => ({ word: words.join(' '), same_meaning: others.map((other) => other.join(' ')) })),
    },
  }
}
