import { type Meaning, rememberedStem } from '../../search/search.ts'
import { beginsLike, eachWord } from './each-word.ts'

/** What is asked about: the stems of each telling word or group of words, and of others that mean the same. */
export interface Sought {
  own: string[]
  others: string[][]
}

export const soughtOf = (meanings: readonly Meaning[]): Sought[] =>
  meanings.map(({ words, others }) => ({ own: words.map(rememberedStem), others: others.map((other) => other.map(rememberedStem)) }))

/** A text as it is scored: its length in words, and how often each thing that is sought stands in it. */
export interface TextRead {
  length: number
  times: readonly number[]
}

/** Where each stem that is sought stands in a text, by the places of its words. */
type Places = ReadonlyMap<string, readonly number[]>

const nowhere: readonly number[] = []

/** How often words stand one behind another; a word is counted with one run of them. */
function timesIn(places: Places, words: readonly string[]): number {
  const [first, ...rest] = words.map((word) => places.get(word) ?? nowhere)
  if (first === undefined || rest.some(({ length }) => length === 0)) return 0
  if (rest.length === 0) return first.length
  let [times, free] = [0, 0]
  for (const at of first) {
    if (at < free || !rest.every((of, i) => of.includes(at + i + 1))) continue
    times += 1
    free = at + words.length
  }
  return times
}

/** What a word counts that stands for the one that was asked with. */
const ofOthers = 0.8

/** What the words of a group count that stand in a text without following one another, each within so many words of the first. */
const scattered = 0.5
const farthest = 12

function standNear(places: Places, words: readonly string[]): boolean {
  const [first = nowhere, ...rest] = words.map((word) => places.get(word) ?? nowhere)
  return first.some((at) => rest.every((of) => of.some((other) => Math.abs(other - at) <= farthest)))
}

const ownTimesIn = (places: Places, own: readonly string[]): number =>
  timesIn(places, own) || (own.length > 1 && standNear(places, own) ? scattered : 0)

/**
 * Reads texts for what is sought in them, each once: of all other words it is only known how many there are, so that the paragraphs of some
 * long judgments are read in milliseconds.
 */
export function createTextReading(sought: readonly Sought[]): (text: string) => TextRead {
  const telling = new Set(sought.flatMap(({ own, others }) => [...own, ...others.flat()]))
  const mayTell = beginsLike(telling)
  const none = sought.map(() => 0)
  const known = new Map<string, TextRead>()
  const read = (text: string): TextRead => {
    const places = new Map<string, number[]>()
    const length = eachWord(text, mayTell, (word, at) => {
      const one = rememberedStem(word)
      if (!telling.has(one)) return
      const there = places.get(one)
      if (there) there.push(at)
      else places.set(one, [at])
    })
    const times = ({ own, others }: Sought) =>
      ownTimesIn(places, own) + ofOthers * others.reduce((sum, other) => sum + timesIn(places, other), 0)
    return { length, times: places.size === 0 ? none : sought.map(times) }
  }
  return (text) => {
    const had = known.get(text)
    if (had !== undefined) return had
    const made = read(text)
    known.set(text, made)
    return made
  }
}
