import { type Marks, marksOf } from '../page/marks.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/stop-words.ts'
import { foldedWords } from '../words/words.ts'
import type { LawQuery } from './read-law-query.ts'

/** What is marked in a provision: words of the query and what says the same, in whatever form they stand; several words only where they stand together. */
export function marksOfLaw(text: string, { query, others }: Pick<LawQuery, 'query' | 'others'>): Marks {
  const words = foldedWords(text)
  const stems = words.map(stem)
  const forms = Object.fromEntries(Map.groupBy(new Set(words), stem))
  const isOne = ({ length }: readonly string[]) => length === 1
  const marks = marksOf({ ...query, provisions: [], runs: [] }, forms, others.filter(isOne))
  return { ...marks, phrases: [...marks.phrases, ...others.filter((one) => !isOne(one)).flatMap((run) => runsIn({ words, stems }, run))] }
}

/** The forms in which words stand in a text one behind another, any word where one of them is a stop word. */
function runsIn(text: { words: readonly string[]; stems: readonly string[] }, run: readonly string[]): string[][] {
  const telling = (word: string) => !stopWords.has(word)
  const wanted = run.slice(run.findIndex(telling), run.findLastIndex(telling) + 1).map((word) => (telling(word) ? stem(word) : null))
  const found = new Map<string, string[]>()
  for (let at = text.stems.indexOf(wanted[0]!); at !== -1; at = text.stems.indexOf(wanted[0]!, at + 1)) {
    if (!wanted.every((one, place) => one === null || one === text.stems[at + place])) continue
    const words = text.words.slice(at, at + wanted.length)
    found.set(words.join(' '), words)
  }
  return [...found.values()]
}
