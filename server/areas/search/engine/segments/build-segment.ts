import { type Collection, type Dimension, type IndexedText, dimensions } from '../engine.ts'
import { ownCopy } from '../../words/own-copy.ts'
import { rememberedStem } from '../../words/remembered-stem.ts'
import { gap, isWord, ofHeading, ofSpeaker, ofStem, paragraphStarts, sentenceStarts } from './keys.ts'
import type { Sink } from './segment-file.ts'
import { type Column, type Columns, type WordList, maxDocuments, noDate, writeSegment } from './write-segment.ts'

const maxHeading = 65_535
/** Longer runs of letters are data, not words. */
const maxWordLength = 200

/** So many words of the dictionary are written in a step. */
const keysInAStep = 4_096

/** What is kept of a document until its segment is written: all but its words. */
type Described = Pick<IndexedText, 'id' | 'part' | 'date' | 'values'> & { length: number; heading: number; names: number }

/**
 * Takes up documents of one collection and owner in the order given, at most `maxDocuments` of them, and makes a segment of them. Their words are
 * numbers from then on: strings of a million words that stay for long are copied about by the collector of memory, and cost as much as the rest.
 */
export function beginSegment() {
  let group: { collection: Collection; owner: string } | null = null
  const described: Described[] = []
  let paragraphs = 0
  const numbers = new Map<string, number>()
  const keys: string[] = []
  const counts: number[] = []
  /** By place: which key stands at which place of which document, in the order of the documents and in each of its places. */
  const tokens = createTokens()
  const put = (key: string, place: number) => {
    let number = numbers.get(key)
    if (number === undefined) {
      number = keys.length
      const own = ownCopy(key)
      numbers.set(own, number)
      keys.push(own)
      counts.push(0)
    }
    counts[number]! += 1
    tokens.add(number, described.length, place)
  }
  return {
    add: (text: IndexedText) => {
      if (described.length === maxDocuments) throw new RangeError(`A segment holds at most ${maxDocuments} documents`)
      const { collection, owner, id, part, date, values, heading, lines } = text
      group ??= { collection, owner }
      const body = heading.length + gap
      const words = (all: readonly string[], from: number) => all.forEach((word, i) => word.length <= maxWordLength && put(word, from + i))
      words(heading, 0)
      words(text.body, body)
      for (const line of lines) {
        put(sentenceStarts, line)
        put(paragraphStarts, line)
      }
      for (const start of text.sentences) put(sentenceStarts, body + start)
      text.paragraphs.forEach((start, i) => {
        put(paragraphStarts, body + start)
        const speaker = text.speakers[i]
        if (speaker) put(ofSpeaker(speaker), body + start)
      })
      for (const one of new Set(heading.map(rememberedStem))) put(ofHeading(one), 0)
      paragraphs += text.paragraphs.length
      const names = Math.min(maxHeading, lines[text.names] ?? heading.length)
      described.push({
        id,
        part,
        date,
        values,
        length: heading.length + text.body.length,
        heading: Math.min(maxHeading, heading.length),
        names,
      })
    },

    /** Writes it, a step at a time. */
    *write(sink: Sink): Generator<void, void> {
      const lists = tokens.byKey(counts)
      yield
      const formsOf = new Map<string, number[]>()
      keys.forEach((key, number) => {
        if (!isWord(key)) return
        const stem = ofStem(rememberedStem(key))
        const forms = formsOf.get(stem)
        if (forms) forms.push(number)
        else formsOf.set(stem, [number])
      })
      yield
      const output = writeSegment(sink)
      for (const [at, key] of inOrderOfBytes([...keys, ...formsOf.keys()]).entries()) {
        if (at % keysInAStep === 0) yield
        const number = numbers.get(key)
        if (number !== undefined) {
          const list = lists(number)
          output.add(Buffer.from(key), key.startsWith(ofHeading('')) ? { ...list, places: null } : list)
        } else {
          const forms = formsOf.get(key)!
          output.add(Buffer.from(key), joined(forms.map(lists)), forms.map((form) => keys[form]!).sort())
        }
      }
      output.end(columnsOf(described), { collection: 'judgments', owner: '', ...group, paragraphs })
    },
  }
}

const beyondAscii = /[^\p{ASCII}]/u

/** Where every key is of ASCII the order of its bytes is that of its characters. */
function inOrderOfBytes(keys: string[]): string[] {
  if (!keys.some((key) => beyondAscii.test(key))) return keys.sort()
  const bytes = new Map(keys.map((key) => [key, Buffer.from(key)]))
  return keys.sort((a, b) => Buffer.compare(bytes.get(a)!, bytes.get(b)!))
}

/** Which key stands at which place of which document, as many as come. */
function createTokens() {
  let length = 0
  let keys = new Uint32Array(1 << 16)
  let slots = new Uint16Array(keys.length)
  let places = new Uint32Array(keys.length)
  return {
    add: (key: number, slot: number, place: number) => {
      if (length === keys.length) [keys, slots, places] = [wider(keys), wider(slots), wider(places)]
      keys[length] = key
      slots[length] = slot
      places[length] = place
      length += 1
    },
    /** Answers what answers the list of each key, of which there are so many. */
    byKey: (counts: readonly number[]) => {
      const ends = new Uint32Array(counts.length)
      counts.forEach((count, key) => (ends[key] = count + (key === 0 ? 0 : ends[key - 1]!)))
      const next = new Uint32Array([0, ...ends.subarray(0, -1)])
      const [ofSlot, ofPlace] = [new Uint16Array(length), new Uint32Array(length)]
      let farSteps = 0
      for (let i = 0; i < length; i += 1) {
        const at = next[keys[i]!]!++
        ofSlot[at] = slots[i]!
        ofPlace[at] = places[i]!
        farSteps += Math.floor(places[i]! / longestStep)
      }
      return listsOf(ofSlot, ofPlace, ends, length + farSteps)
    },
  }
}

function wider<Numbers extends Uint32Array | Uint16Array>(numbers: Numbers): Numbers {
  const twice = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2)
  twice.set(numbers)
  return twice
}

const longestStep = 65_535

/** The lists of all keys, one behind another in the same memory: of each its documents and places, ascending, up to its end. */
function listsOf(slots: Uint16Array, places: Uint32Array, endsOfKeys: Uint32Array, mostSteps: number): (key: number) => WordList {
  const documents = new Uint16Array(slots.length)
  const times = new Uint8Array(slots.length)
  const ends = new Uint32Array(slots.length)
  const steps = new Uint16Array(mostSteps)
  const firstDocument = new Uint32Array(endsOfKeys.length + 1)
  const firstStep = new Uint32Array(endsOfKeys.length + 1)
  let count = 0
  let filled = 0
  let i = 0
  endsOfKeys.forEach((end, key) => {
    for (let last = -1, at = 0; i < end; i += 1) {
      if (slots[i] !== last) {
        last = slots[i]!
        at = 0
        documents[count] = last
        count += 1
      }
      if (times[count - 1]! < 255) times[count - 1]! += 1
      let step = places[i]! - at
      at = places[i]!
      for (; step >= longestStep; step -= longestStep) steps[filled++] = longestStep
      steps[filled++] = step
      ends[count - 1] = filled - firstStep[key]!
    }
    firstDocument[key + 1] = count
    firstStep[key + 1] = filled
  })
  return (key) => {
    const [from, to] = [firstDocument[key]!, firstDocument[key + 1]!]
    return {
      documents: documents.subarray(from, to),
      times: times.subarray(from, to),
      places: { ends: ends.subarray(from, to), steps: steps.subarray(firstStep[key], firstStep[key + 1]) },
    }
  }
}

/** Lists of several words as one, without places. */
export function joined(lists: readonly Pick<WordList, 'documents' | 'times'>[]): WordList {
  if (lists.length === 1) return { documents: lists[0]!.documents, times: lists[0]!.times, places: null }
  return { ...lists.reduce(inOne), places: null }
}

/** Two lists, ascending, as one. */
function inOne(
  one: Pick<WordList, 'documents' | 'times'>,
  other: Pick<WordList, 'documents' | 'times'>,
): Pick<WordList, 'documents' | 'times'> {
  const [left, right] = [one.documents, other.documents]
  const documents = new Uint16Array(left.length + right.length)
  const times = new Uint8Array(documents.length)
  let [i, j, count] = [0, 0, 0]
  while (i < left.length || j < right.length) {
    const [a, b] = [left[i] ?? maxDocuments, right[j] ?? maxDocuments]
    documents[count] = Math.min(a, b)
    times[count] = Math.min(255, (a <= b ? one.times[i++]! : 0) + (b <= a ? other.times[j++]! : 0))
    count += 1
  }
  return { documents: documents.subarray(0, count), times: times.subarray(0, count) }
}

const daysOf = (date: string | null) => (date === null ? noDate : Math.round(Date.parse(date) / 86_400_000))

function columnsOf(described: readonly Described[]): Columns {
  return {
    ids: Int32Array.from(described, ({ id }) => id),
    parts: Int32Array.from(described, ({ part }) => part),
    dates: Int32Array.from(described, ({ date }) => daysOf(date)),
    lengths: Uint32Array.from(described, ({ length }) => length),
    headings: Uint16Array.from(described, ({ heading }) => heading),
    names: Uint16Array.from(described, ({ names }) => names),
    dimensions: Object.fromEntries(dimensions.map((name) => [name, columnOf(described.map(({ values }) => values[name] ?? []))])) as Record<
      Dimension,
      Column
    >,
  }
}

function columnOf(all: readonly (readonly string[])[]): Column {
  const numbers = new Map<string, number>()
  const starts = new Uint32Array(all.length + 1)
  const ids: number[] = []
  all.forEach((values, slot) => {
    for (const value of new Set(values)) {
      if (!numbers.has(value)) numbers.set(value, numbers.size)
      ids.push(numbers.get(value)!)
    }
    starts[slot + 1] = ids.length
  })
  return { values: [...numbers.keys()], starts, ids: Uint32Array.from(ids) }
}
