import type { Sought } from '../engine/engine.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { type Meaning, readMeanings } from './meanings.ts'
import { type PlainQuestion, type PlainWord, readPlainQuestion } from './plain-words.ts'
import { type Condition, type Query, conditionsOf, termsOf } from './query.ts'

/** What another word of the same meaning is worth beside the word itself; the English of a Kiswahili word is the word itself. */
export const worthOfMeaning = 0.4
/** Of a longer question only so many words are sought. */
const maxSought = 24

const stemsOf = (words: readonly string[]): string[] => [...new Set(words.map(stem))]
const isNumber = (word: string) => /^\d+$/.test(word)

/** What a plain question seeks: its telling words, each with what else a judgment may say for it. */
export function soughtOf({ words, asked }: PlainQuestion): Sought[] {
  const meanings = readMeanings(words)
  const isKiswahili = meanings.some((all) => all.some(({ isEnglish }) => isEnglish))
  return asked.slice(0, maxSought).map((one) => ofPlain(one, meanings[one.at]!, isKiswahili))
}

function ofPlain({ shown, condition }: PlainWord, meanings: readonly Meaning[], isKiswahili: boolean): Sought {
  const others = meanings.map(({ words, isEnglish }) => ({
    shown: words.join(' '),
    stems: stemsOf(words.filter(isTelling)),
    weight: isEnglish ? 1 : worthOfMeaning,
  }))
  return {
    shown,
    stems: stemsOf(shown.split(' ')),
    others: [...namesOf(condition), ...others.filter(({ stems }) => stems.length > 0)],
    needed: shown.split(' ').every(isNumber) ? 'no' : isKiswahili ? 'where known' : 'yes',
  }
}

const isTelling = (word: string) => !stopWords.has(word)

/** The other names of one thing that a query asks for by one of them: IEBC written out. */
const namesOf = (condition: Condition): Sought['others'] =>
  [...conditionsOf(condition, 'any')].flatMap(({ of, same }) =>
    same === undefined
      ? []
      : of
          .slice(1)
          .flatMap((one) =>
            one.kind === 'phrase' ? [{ shown: one.words.join(' '), stems: stemsOf(one.words.filter(isTelling)), weight: 1 }] : [],
          ),
  )

/** What a query in the language of the search box is ranked by: its words, those of phrases each for itself. */
export function soughtOfQuery({ condition }: Query): Sought[] {
  const names = [...conditionsOf(condition, 'any')].flatMap((one) => (one.same ? [{ word: one.same.word, others: namesOf(one) }] : []))
  const sought = new Map<string, Sought>()
  const add = (shown: string, one: Omit<Sought, 'shown' | 'needed'>) => sought.set(shown, { shown, needed: 'yes', ...one })
  for (const one of termsOf(condition, { typed: true })) {
    if (one.kind === 'prefix') add(`${one.prefix}*`, { stems: [], prefix: one.prefix, others: [] })
    else {
      const words = one.kind === 'word' ? [one.word] : one.words.some(isTelling) ? one.words.filter(isTelling) : one.words
      for (const word of words) add(word, { stems: [stem(word)], others: names.find((name) => name.word === word)?.others ?? [] })
    }
  }
  return [...sought.values()].slice(0, maxSought)
}

/** What a query seeks, and the plain question that it is; null where it is none. */
export function readSought(text: string, query: Query): { sought: Sought[]; question: PlainQuestion | null } {
  const question = readPlainQuestion(text)
  return { sought: question === null ? soughtOfQuery(query) : soughtOf(question), question }
}
