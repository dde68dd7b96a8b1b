import { type Collection, type Dimension, type IndexedText, dimensions } from '../engine.ts'
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
      // V8 keeps a whole judgment in memory for as long as a longer word that was cut out of it.
      const own = Buffer.from(key).toString()
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
      const stems = new Map<string, string[]>()
      for (const key of keys) {
        if (!isWord(key)) continue
        const stem = rememberedStem(key)
        const forms = stems.get(stem)
        if (forms) forms.push(key)
        else stems.set(stem, [key])
      }
      const output = writeSegment(sink)
      for (const [at, key] of inOrderOfBytes([...keys, ...[...stems.keys()].map(ofStem)]).entries()) {
        if (at % keysInAStep === 0) yield
        const number = numbers.get(key)
        if (number !== undefined) output.add(Buffer.from(key), withPlaces(lists(number), !key.startsWith(ofHeading(''))))
        else {
          const forms = stems.get(key.slice(1))!.sort()
          output.add(Buffer.from(key), joined(forms.map((form) => withPlaces(lists(numbers.get(form)!), false))), forms)
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

/** Growing lists of whole numbers. */
function createTokens() {
  let size = 1 << 16
  let length = 0
  let columns = [new Uint32Array(size), new Uint32Array(size), new Uint32Array(size)]
  return {
    add: (key: number, slot: number, place: number) => {
      if (length === size) {
        size *= 2
        columns = columns.map((column) => {
          const wider = new Uint32Array(size)
          wider.set(column)
          return wider
        })
      }
      columns[0]![length] = key
      columns[1]![length] = slot
      columns[2]![length] = place
      length += 1
    },
    /** Sorts by key; answers what answers for each key its documents and places. */
    byKey: (counts: readonly number[]) => {
      const starts = new Uint32Array(counts.length + 1)
      counts.forEach((count, key) => (starts[key + 1] = starts[key]! + count))
      const next = starts.slice()
      const slots = new Uint32Array(length)
      const places = new Uint32Array(length)
      const [keys, ofSlot, ofPlace] = columns as [Uint32Array, Uint32Array, Uint32Array]
      for (let i = 0; i < length; i += 1) {
        const at = next[keys[i]!]!++
        slots[at] = ofSlot[i]!
        places[at] = ofPlace[i]!
      }
      return (key: number) => ({
        slots: slots.subarray(starts[key], starts[key + 1]),
        places: places.subarray(starts[key], starts[key + 1]),
      })
    },
  }
}

/** The list of one key from its documents and places, in their order. */
function withPlaces({ slots, places }: { slots: Uint32Array; places: Uint32Array }, keepsPlaces: boolean): WordList {
  let many = 0
  let escapes = 0
  for (let i = 0; i < slots.length; i += 1) {
    const isFirst = i === 0 || slots[i] !== slots[i - 1]
    if (isFirst) many += 1
    escapes += Math.floor((places[i]! - (isFirst ? 0 : places[i - 1]!)) / 65_535)
  }
  const documents = new Uint16Array(many)
  const times = new Uint8Array(many)
  const ends = new Uint32Array(keepsPlaces ? many : 0)
  const steps = new Uint16Array(keepsPlaces ? slots.length + escapes : 0)
  let count = -1
  let filled = 0
  for (let i = 0; i < slots.length; i += 1) {
    const isFirst = i === 0 || slots[i] !== slots[i - 1]
    if (isFirst) {
      count += 1
      documents[count] = slots[i]!
    }
    if (times[count]! < 255) times[count]! += 1
    if (!keepsPlaces) continue
    let step = places[i]! - (isFirst ? 0 : places[i - 1]!)
    for (; step >= 65_535; step -= 65_535) steps[filled++] = 65_535
    steps[filled++] = step
    ends[count] = filled
  }
  return { documents, times, places: keepsPlaces ? { ends, steps } : null }
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
