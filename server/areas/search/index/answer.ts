import type { Answer, Question, Questions } from '../engine/engine.ts'
import type { Budget } from '../engine/segments/budget.ts'
import { type Held, documentsWith, seenBy } from '../engine/segments/held.ts'
import { ofStem } from '../engine/segments/keys.ts'
import { inRoom } from '../engine/segments/room.ts'
import { countValues } from '../engine/segments/count-values.ts'
import { findAll, search, searchPassages } from '../engine/segments/search-segments.ts'
import { formsOf, wordsLike } from '../engine/segments/words.ts'

/** Answers by segments. Throws an OutOfTime where the budget says so. */
export const answer = (held: readonly Held[], question: Question, budget: Budget): Answer<keyof Questions> =>
  inRoom(() => read(held, question, budget))

function read(held: readonly Held[], question: Question, budget: Budget): Answer<keyof Questions> {
  switch (question.name) {
    case 'search':
      return search(held, question.asked, budget)
    case 'count':
      return countValues(held, question.asked, budget)
    case 'match':
      return question.asked.map(({ sight, meant }) => findAll(held, sight, meant, budget))
    case 'passages':
      return searchPassages(held, question.asked.plan, question.asked.most, budget)
    case 'forms':
      return formsOf(seenBy(held, question.asked.sight), question.asked.stems)
    case 'having': {
      const seen = seenBy(held, question.asked.sight)
      return {
        documents: seen.reduce((sum, { segment }) => sum + segment.documents, 0),
        having: question.asked.stems.map((stem) => documentsWith(seen, ofStem(stem))),
      }
    }
    case 'like': {
      const seen = seenBy(held, question.asked.sight)
      const { word, slips, of } = question.asked
      const own = documentsWith(seen, word)
      return { own, like: own > 0 === (of === 'known') ? wordsLike(seen, word, slips, budget) : [] }
    }
  }
}
