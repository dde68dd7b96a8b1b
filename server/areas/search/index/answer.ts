import type { Counts, Expression, Found, PlacedPassage, Plan, Sight } from '../engine/engine.ts'
import type { Budget } from '../engine/segments/budget.ts'
import { type Held, documentsWith, seenBy } from '../engine/segments/held.ts'
import { ofStem } from '../engine/segments/keys.ts'
import { inRoom } from '../engine/segments/room.ts'
import { countValues } from '../engine/segments/count-values.ts'
import { findAll, search, searchPassages } from '../engine/segments/search-segments.ts'
import { type KnownWord, formsOf, wordsLike } from '../engine/segments/words.ts'

/** What may be asked of an engine, by its name, and what it answers; both are plain data. */
export interface Questions {
  search: (plan: Plan) => Found
  count: (plan: Plan) => Counts
  /** The documents that each of some readers finds. */
  match: (asked: { sight: Sight; meant: Expression }[]) => number[][]
  passages: (asked: { plan: Plan; most: number }) => PlacedPassage[]
  /** The words of some stems. */
  forms: (asked: { sight: Sight; stems: string[] }) => Record<string, string[]>
  /** In how many documents each stem stands, and how many there are. */
  having: (asked: { sight: Sight; stems: string[] }) => { documents: number; having: number[] }
  /** Words so few slips away from one that may be meant by it, and in how many documents it stands itself; of one that stands there or stands nowhere, as is asked, alone. */
  like: (asked: { sight: Sight; word: string; slips: number; of: 'known' | 'unknown' }) => { own: number; like: KnownWord[] }
}

export type Question = { [Name in keyof Questions]: { name: Name; asked: Parameters<Questions[Name]>[0] } }[keyof Questions]
export type Answer<Name extends keyof Questions> = ReturnType<Questions[Name]>

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
