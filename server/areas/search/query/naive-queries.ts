import * as fc from 'fast-check'
import type { Case } from '#contract/cases'
import { stem } from '../words/stem.ts'
import { questionWords, stopWords, wordsBetweenParties } from '../words/stop-words.ts'
import { foldedWords } from '../words/words.ts'
import { readMeanings } from './meanings.ts'

/** A document as a reader with patience has it before them: one text to look through from its first word to its last. */
export interface ReadDocument {
  case: Case
  heading: string[]
  /** The number of the line of each word of the heading. */
  lines: number[]
  body: string[]
  /** The number of the sentence and of the paragraph of each word of the body. */
  sentences: number[]
  paragraphs: number[]
}

/** A query as it is typed, and whether a document answers it, worked out the slow way. */
export interface NaiveQuery {
  text: string
  holds: (document: ReadDocument) => boolean
}

type Stretch = [first: number, last: number]
interface NaivePlaced {
  text: string
  stretches: (words: string[], place: { sentences: number[]; paragraphs: number[] }) => Stretch[]
}

const inEither = (placed: NaivePlaced): NaiveQuery => ({
  text: placed.text,
  holds: ({ heading, lines, body, sentences, paragraphs }) =>
    placed.stretches(heading, { sentences: lines, paragraphs: lines }).length > 0 ||
    placed.stretches(body, { sentences, paragraphs }).length > 0,
})

function sequence(text: string, fits: ((word: string) => boolean)[]): NaivePlaced {
  return {
    text,
    stretches: (words) =>
      words.flatMap((_, at) =>
        fits.every((fit, i) => at + i < words.length && fit(words[at + i]!)) ? [[at, at + fits.length - 1] as Stretch] : [],
      ),
  }
}

function near(left: NaivePlaced, right: NaivePlaced, distance: string): NaivePlaced {
  const number = Number(/\d+/.exec(distance)?.[0])
  return {
    text: `(${left.text} ${distance} ${right.text})`,
    stretches: (words, place) =>
      left.stretches(words, place).flatMap((one) =>
        right.stretches(words, place).flatMap((other): Stretch[] => {
          const [before, after] = one[0] <= other[0] ? [one, other] : [other, one]
          if (after[0] <= before[1]) return []
          if (distance.startsWith('+') && before !== one) return []
          const numbers = distance === '/s' ? place.sentences : place.paragraphs
          const fits = Number.isNaN(number)
            ? numbers !== undefined && numbers[before[0]] === numbers[after[1]]
            : after[0] - before[1] <= number
          return fits ? [[before[0], after[1]]] : []
        }),
      ),
  }
}

/** Queries of the whole language over some words; `fields` are queries on the record. */
export function naiveQueries(words: string[], fields: NaiveQuery[]): fc.Arbitrary<NaiveQuery> {
  const exact = (word: string) => foldedWords(word).map((one) => (other: string) => other === one)
  const word = fc.constantFrom(...words).map((text): NaivePlaced => {
    const parts = foldedWords(text)
    return parts.length > 1 ? sequence(text, exact(text)) : sequence(text, [(other) => stem(other) === stem(parts[0]!)])
  })
  const prefix = fc
    .constantFrom(...words.filter((one) => /^[a-z]{4,}$/.test(one)))
    .map((text): NaivePlaced => sequence(`${text.slice(0, 3)}*`, [(other) => other.startsWith(text.slice(0, 3))]))
  const phrase = fc.array(fc.constantFrom(...words, 'the', 'of'), { minLength: 1, maxLength: 3 }).map((several) => {
    const text = several.join(' ')
    return sequence(`"${text}"`, exact(text))
  })
  const distance = fc.constantFrom('/1', '/3', 'w/8', '+1', '+4', '/s', '/p')
  const simple = fc.oneof(word, prefix, phrase)
  const placed = fc.oneof(
    fc.tuple(simple, simple, distance).map(([left, right, how]) => near(left, right, how)),
    fc.tuple(simple, simple, simple, distance, distance).map(([one, two, three, how, then]) => near(near(one, two, how), three, then)),
    fc
      .tuple(simple, simple, simple, distance)
      .map(([one, two, three, how]) =>
        near(
          { text: `(${one.text} OR ${two.text})`, stretches: (...on) => [...one.stretches(...on), ...two.stretches(...on)] },
          three,
          how,
        ),
      ),
  )
  // Outside /n the words of one run may stand anywhere.
  const loose = fc.constantFrom(...words).map((text): NaiveQuery => ({
    text,
    holds: ({ heading, body }) => {
      const present = new Set([...heading, ...body].map(stem))
      return foldedWords(text).every((one) => present.has(stem(one)))
    },
  }))
  const leaf = fc.oneof(loose, loose, prefix.map(inEither), phrase.map(inEither), placed.map(inEither), fc.constantFrom(...fields))
  return fc.letrec<{ query: NaiveQuery }>((tie) => ({
    query: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      leaf,
      fc.tuple(tie('query'), tie('query'), fc.constantFrom(' ', ' AND ', ' & ')).map(([a, b, and]) => ({
        text: `(${a.text}${and}${b.text})`,
        holds: (one: ReadDocument) => a.holds(one) && b.holds(one),
      })),
      fc.tuple(tie('query'), tie('query'), fc.constantFrom(' OR ', ' | ')).map(([a, b, or]) => ({
        text: `(${a.text}${or}${b.text})`,
        holds: (one: ReadDocument) => a.holds(one) || b.holds(one),
      })),
      fc
        .tuple(tie('query'), fc.constantFrom('NOT ', '-'))
        .map(([a, not]) => ({ text: `(${not}${a.text})`, holds: (one: ReadDocument) => !a.holds(one) })),
    ),
  })).query
}

/** What a document has of a plain question, worked out the slow way. */
export interface NaiveShare {
  every: boolean
  /** The words for which neither they nor others of their meaning stand there. */
  missing: string[]
}

export function naiveShare(question: string, { heading, body }: ReadDocument): NaiveShare {
  const words = foldedWords(question)
  const isLittle = (word: string) => stopWords.has(word) || questionWords.has(word) || wordsBetweenParties.has(word)
  const telling = words.some((word) => !isLittle(word)) ? words.filter((word) => !isLittle(word)) : words
  const asked = [...new Set(telling)]
  const present = new Set([...heading, ...body].map(stem))
  const meanings = readMeanings(words)
  const hasOther = (word: string) =>
    meanings[words.indexOf(word)]!.some((other) => {
      const said = other.words.filter((one) => !stopWords.has(one))
      return said.length > 0 && said.every((one) => present.has(stem(one)))
    })
  const lacking = asked.filter((word) => !present.has(stem(word)))
  return { every: lacking.length === 0, missing: lacking.filter((word) => !hasOther(word)) }
}
