import type { Distance, Placed } from '../query/query.ts'

/** A text in which words are looked for near one another. */
export interface ReadText {
  /** Folded, in order. */
  words: string[]
  /** The number of the sentence and of the paragraph of a word, both counted through the whole text. */
  sentenceOf: (word: number) => number
  paragraphOf: (word: number) => number
}

/** From the first word to the last, by their numbers. */
type Stretch = [first: number, last: number]

/** More places than this of two sides near one another are not looked at: a text without a full stop may have millions. */
const mostJoined = 5_000

/** Whether what a query wants near one another stands so in a text. `formsOf` answers the words that a word stands for. */
export const standsIn = (placed: Placed, text: ReadText, formsOf: (word: string) => string[]): boolean =>
  stretchesOf(placed, text, formsOf).length > 0

function stretchesOf(placed: Placed, text: ReadText, formsOf: (word: string) => string[]): Stretch[] {
  switch (placed.kind) {
    case 'word': {
      const forms = new Set(formsOf(placed.word))
      return wordsThat(text, (word) => forms.has(word))
    }
    case 'prefix':
      return wordsThat(text, (word) => word.startsWith(placed.prefix))
    case 'phrase': {
      const { words } = placed
      const last = words.length - 1
      return wordsThat(text, (word, at) => word === words[0] && words.every((one, i) => text.words[at + i] === one)).map(([at]) => [
        at,
        at + last,
      ])
    }
    case 'either':
      return placed.of.flatMap((one) => stretchesOf(one, text, formsOf)).sort(([a], [b]) => a - b)
    case 'near': {
      const left = stretchesOf(placed.left, text, formsOf)
      return left.length === 0 ? [] : joinNear(left, stretchesOf(placed.right, text, formsOf), placed.distance, placed.ordered, text)
    }
  }
}

function wordsThat({ words }: ReadText, fits: (word: string, at: number) => boolean): Stretch[] {
  const found: Stretch[] = []
  for (let at = 0; at < words.length; at += 1) if (fits(words[at]!, at)) found.push([at, at])
  return found
}

function joinNear(left: Stretch[], right: Stretch[], distance: Distance, ordered: boolean, text: ReadText): Stretch[] {
  const joined = new Map<string, Stretch>()
  const longest = Math.max(0, ...right.map(([first, last]) => last - first), ...left.map(([first, last]) => last - first))
  const isNear = nearness(distance, text)
  for (const one of left) {
    if (joined.size >= mostJoined) break
    // Both sides lie in the order of their first words.
    const from = ordered ? one[1] + 1 : typeof distance === 'number' ? one[0] - distance - longest : 0
    for (let i = firstFrom(right, from); i < right.length && joined.size < mostJoined; i += 1) {
      const other = right[i]!
      const [before, after] = one[0] <= other[0] ? [one, other] : [other, one]
      if (typeof distance === 'number' && other[0] - one[1] > distance) break
      if (after[0] <= before[1] || (ordered && before !== one) || !isNear(before, after)) continue
      joined.set(`${before[0]} ${after[1]}`, [before[0], after[1]])
    }
  }
  return [...joined.values()].sort(([a], [b]) => a - b)
}

function nearness(distance: Distance, { sentenceOf, paragraphOf }: ReadText): (before: Stretch, after: Stretch) => boolean {
  if (typeof distance === 'number') return (before, after) => after[0] - before[1] <= distance
  const placeOf = distance === 'sentence' ? sentenceOf : paragraphOf
  return (before, after) => placeOf(before[0]) === placeOf(after[1])
}

/** The first of some stretches that begins at a word or after it, by halving. */
function firstFrom(stretches: Stretch[], word: number): number {
  let low = 0
  let high = stretches.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (stretches[middle]![0] < word) low = middle + 1
    else high = middle
  }
  return low
}
