import { readMeanings } from '../../server/areas/search/query/meanings.ts'
import { worthOfMeaning } from '../../server/areas/search/query/sought.ts'
import { stem } from '../../server/areas/search/words/stem.ts'
import { stopWords } from '../../server/areas/search/words/stop-words.ts'
import { foldedWords } from '../../server/areas/search/words/words.ts'

/** A document as the floor reads it. */
export interface FloorText {
  title: string
  text: string
  paragraphs: { start: number; end: number }[]
}

interface Unit {
  document: number
  times: Map<string, number>
  length: number
}

const shareOfPassages = 0.3
const stemsOf = (text: string) => foldedWords(text).flatMap((word) => (stopWords.has(word) ? [] : [stem(word)]))

/**
 * The plainest orders that a search must not be below: BM25 with any word of the question and, `floor`, the same with the terms of the law as weighted
 * synonyms and the best three passages of a judgment, each a paragraph with its neighbours. Answer the places of documents, the best first.
 */
export function makeFloor(texts: readonly FloorText[]): Record<'bm25' | 'floor', (question: string, most: number) => number[]> {
  const whole = score(
    texts.map(({ title, text }, i) => unitOf(i, `${title} ${text}`)),
    0.75,
  )
  const units = texts.flatMap(({ text, paragraphs }, i) =>
    paragraphs.map((_, at) => {
      const some = paragraphs.slice(Math.max(0, at - 1), at + 2)
      return unitOf(i, some.map(({ start, end }) => text.slice(start, end)).join(' '))
    }),
  )
  const passages = score(
    units.filter(({ length }) => length > 3),
    0.5,
  )
  const weigh = (question: string, withMeanings: boolean): Map<string, number> => {
    const words = foldedWords(question)
    const weights = new Map(stemsOf(question).map((one) => [one, 1]))
    for (const { words: said, isEnglish } of withMeanings ? readMeanings(words).flat() : [])
      for (const one of said.map(stem)) weights.set(one, Math.max(weights.get(one) ?? 0, isEnglish ? 1 : worthOfMeaning))
    return weights
  }
  return {
    bm25: (question, most) => first(bestOf(whole(weigh(question, false)), 1), most),
    floor: (question, most) => {
      const weights = weigh(question, true)
      const [texted, inPassages] = [bestOf(whole(weights), 1), bestOf(passages(weights), 3)]
      const [top, topPassages] = [texted, inPassages].map((scores) => Math.max(Number.MIN_VALUE, ...scores.values())) as [number, number]
      const mixed = [...texted].map(([document, one]): [number, number] => [
        document,
        (1 - shareOfPassages) * (one / top) + shareOfPassages * ((inPassages.get(document) ?? 0) / topPassages),
      ])
      return first(new Map(mixed), most)
    },
  }
}

function unitOf(document: number, text: string): Unit {
  const stems = stemsOf(text)
  const times = new Map<string, number>()
  for (const one of stems) times.set(one, (times.get(one) ?? 0) + 1)
  return { document, times, length: stems.length }
}

function score(units: readonly Unit[], b: number) {
  const held = new Map<string, number>()
  for (const { times } of units) for (const one of times.keys()) held.set(one, (held.get(one) ?? 0) + 1)
  const average = units.reduce((sum, { length }) => sum + length, 0) / Math.max(1, units.length)
  return (weights: ReadonlyMap<string, number>): [document: number, score: number][] =>
    units.map(({ document, times, length }) => {
      let sum = 0
      for (const [one, weight] of weights) {
        const many = times.get(one) ?? 0
        const having = held.get(one) ?? 0
        if (many > 0)
          sum +=
            (weight * Math.log(1 + (units.length - having + 0.5) / (having + 0.5)) * many * 2.2) /
            (many + 1.2 * (1 - b + (b * length) / average))
      }
      return [document, sum]
    })
}

/** The best of each document's: the first whole, the second and the third for less. */
function bestOf(scores: readonly [number, number][], most: number): Map<number, number> {
  const best = new Map<number, number[]>()
  for (const [document, one] of scores.toSorted((a, b) => b[1] - a[1])) {
    const own = best.get(document) ?? []
    if (one > 0 && own.length < most) best.set(document, [...own, one])
  }
  return new Map([...best].map(([document, [one = 0, two = 0, three = 0]]) => [document, one + 0.4 * two + 0.2 * three]))
}

const first = (scores: ReadonlyMap<number, number>, most: number) =>
  [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([document]) => document)
