import { stem } from '../words/stem.ts'
import { othersAt, readGroups } from '../query/meanings.ts'
import type { PlainQuestion } from '../query/plain-words.ts'
import { type Query, termsOf } from '../query/query.ts'

/** What is worth marking in a text: the forms of each word, beginnings of words, and phrases. */
export interface Marks {
  words: string[][]
  prefixes: string[]
  phrases: string[][]
}

/** What else a judgment may say for the words of a plain question, each as the words that stand there. */
export function othersMeant(question: PlainQuestion | null): string[][] {
  const groups = readGroups(question?.words ?? [])
  const meant = question?.asked.flatMap(({ at }) => othersAt(groups, at)) ?? []
  return [...new Map(meant.map((one) => [one.join(' '), one])).values()]
}

/** The stems of the words that are marked, for whoever looks up their forms. */
export const stemsMarked = ({ condition }: Query, others: readonly string[][]): string[] => [
  ...new Set([...termsOf(condition)].flatMap((one) => (one.kind === 'word' ? [stem(one.word)] : [])).concat(others.flat().map(stem))),
]

/** `forms`: the words of each stem in the library; `others`: words that count as those of the query. */
export function marksOf(
  { condition, provisions, runs }: Query,
  forms: Readonly<Record<string, string[]>>,
  others: readonly string[][],
): Marks {
  const marks: Marks = { words: [], prefixes: [], phrases: [] }
  const formsOf = (word: string): string[] => (forms[stem(word)]?.length ? forms[stem(word)]! : [word])
  for (const one of termsOf(condition)) {
    if (one.kind === 'word') marks.words.push(formsOf(one.word))
    else if (one.kind === 'prefix') marks.prefixes.push(one.prefix)
    else marks.phrases.push(one.words)
  }
  for (const { spellings, number } of provisions) marks.phrases.push(...spellings.map((unit) => [unit, number]))
  marks.phrases.push(...runs)
  for (const words of others)
    if (words.length === 1) marks.words.push(formsOf(words[0]!))
    else marks.phrases.push(words)
  return { words: eachOnce(marks.words), prefixes: [...new Set(marks.prefixes)], phrases: eachOnce(marks.phrases) }
}

/** What a query says twice is looked for once. */
const eachOnce = (lists: readonly string[][]): string[][] => [...new Map(lists.map((words) => [words.join(' '), words])).values()]
