import { type Group, readGroups } from '../query/meanings.ts'
import { questionWords, stopWords } from '../words/stop-words.ts'
import { stem } from '../words/stem.ts'
import { foldedWords } from '../words/words.ts'

/** A word or group of words of a question, with other words of the same meaning. */
export type Meaning = Pick<Group, 'words' | 'others'>

const maxMeanings = 12

/** Words that stand in questions about the law and tell nothing of what is asked. */
const askingWords: ReadonlySet<string> = new Set(
  `any are case cases find give happen happens kenya kenyan law laws legal may mean means much must need no one please rule rules shall show there
  think upon without being also only over against between v vs versus kesi`.split(/\s+/),
)
const asks = (word: string) => stopWords.has(word) || questionWords.has(word) || askingWords.has(word)

/** What a question is about: its telling words in order, groups that mean one thing together, each with words of the same meaning. */
export function readMeanings(question: string): Meaning[] {
  const words = foldedWords(question)
  const groups = readGroups(words).filter(({ words: own, isTerm }) => isTerm || !asks(own[0]!))
  const telling: Meaning[] = groups.length > 0 ? groups : words.map((word) => ({ words: [word], others: [] }))
  return [...new Map(telling.map(({ words: own, others }) => [own.map(stem).join(' '), { words: own, others }])).values()].slice(
    0,
    maxMeanings,
  )
}
