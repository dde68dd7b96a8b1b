import { type Collection, type Dimension, dimensions } from '../engine.ts'
import { DamagedSegment, type ReadAt, type Tables, readSegment } from './segment-file.ts'
import { firstOfStarts } from './keys.ts'
import { currentQuestion, takeRoom } from './room.ts'
import { type Column, type Columns, type Facts, type WordList, entrySize, toEight } from './write-segment.ts'

/** The list of a word without places. */
export type Counts = Pick<WordList, 'documents' | 'times'>

/** A segment, open: its dictionary and what it knows of its documents lie in memory, its lists are read when they are asked for. */
export interface Segment {
  collection: Collection
  owner: string
  documents: number
  /** How many words all its documents have. */
  words: number
  /** How many paragraphs their bodies have. */
  paragraphs: number
  columns: Columns
  /** The entry of a word, -1 where it has none. */
  find: (key: string) => number
  /** The entries of what begins so: from the first, up to `end`. */
  beginning: (prefix: string) => [first: number, end: number]
  keyOf: (entry: number) => string
  /** How long that is, in UTF-16 units. */
  lengthOf: (entry: number) => number
  /** The same as it is ordered. */
  bytesOf: (entry: number) => Buffer
  entries: number
  /** In how many documents the word of an entry stands. */
  documentsOf: (entry: number) => number
  /** Throws a DamagedSegment. */
  listOf: (entry: number) => WordList
  /** The documents of a list, and the steps of one after another of them, read as they are asked for. */
  stepsOf: (entry: number) => StepList
  /** The list without places, for as long as the question that it is read for. */
  countsOf: (entry: number) => Counts
  /** The words of the stem of an entry. */
  formsOf: (entry: number) => string[]
  /** Its dictionary and what it knows of its documents: a thread that is given them need not hold its own. */
  tables: Tables
  /** Reads all of its lists through, a step at a time, and throws a DamagedSegment where they are not as they were written. */
  check: () => Generator<void>
}

/** A list of which the steps are read when they are asked for: a frequent word has more of them than a search looks at. */
export interface StepList {
  documents: Uint16Array
  /** The steps of the document that comes n-th, until those of another are asked for. */
  steps: (n: number) => Steps
}

/** Steps in a row: those from one on, up to an end. */
export interface Steps {
  of: Uint16Array
  from: number
  end: number
}

/** So many steps are read with their list; of a longer one those of one document with those behind them, and more of these the more of them are asked for. */
const stepsWithList = 65_536
const leastAtOnce = 2_048
const mostAtOnce = 65_536

const whole = <T>(make: (buffer: ArrayBufferLike, at: number, length: number) => T, size: number, bytes: Uint8Array): T =>
  make(bytes.buffer, bytes.byteOffset, bytes.byteLength / size)
const uint32 = (bytes: Uint8Array) => whole((...of) => new Uint32Array(...of), 4, bytes)
const uint16 = (bytes: Uint8Array) => whole((...of) => new Uint16Array(...of), 2, bytes)
const int32 = (bytes: Uint8Array) => whole((...of) => new Int32Array(...of), 4, bytes)

/** UTF-16 units of the character that begins with a byte of UTF-8; none with one that goes on with another. */
const unitsOf = (byte: number) => (byte >= 0xf0 ? 2 : byte >= 0xc0 || byte < 0x80 ? 1 : 0)

const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength)

/** Opens a segment of so many bytes; `known` are tables that another thread has read. Throws a DamagedSegment for what is none. */
export function openSegment(read: ReadAt, size: number, known?: Tables): Segment {
  const reader = readSegment(read, size, known)
  const facts = reader.facts as Facts
  const keys = textOf(reader.table('keys'))
  const ends = uint32(reader.table('ends'))
  const entries = uint32(reader.table('entries'))
  const forms = textOf(reader.table('forms'))
  const columns: Columns = {
    ids: int32(reader.table('ids')),
    parts: int32(reader.table('parts')),
    dates: int32(reader.table('dates')),
    lengths: uint32(reader.table('lengths')),
    headings: uint16(reader.table('headings')),
    names: uint16(reader.table('names')),
    dimensions: Object.fromEntries(dimensions.map((name) => [name, readColumn(name)])) as Record<Dimension, Column>,
  }
  if (columns.ids.length !== facts.documents || entries.length !== ends.length * entrySize)
    throw new DamagedSegment('Its tables are not of one size')

  function readColumn(name: Dimension): Column {
    return { values: facts.values[name], starts: uint32(reader.table(`${name} starts`)), ids: uint32(reader.table(`${name} ids`)) }
  }

  const startOf = (entry: number) => (entry === 0 ? 0 : ends[entry - 1]!)
  /** Whether the key of an entry is before another (-1), after it (1), or the same; keys are short: that is sooner said here than by Buffer.compare. */
  const compare = (entry: number, key: Uint8Array): number => {
    const [start, end] = [startOf(entry), ends[entry]!]
    const shared = Math.min(key.length, end - start)
    for (let i = 0; i < shared; i += 1) if (keys[start + i] !== key[i]) return keys[start + i]! < key[i]! ? -1 : 1
    return Math.sign(end - start - key.length)
  }
  /** The first entry that is not before a key. */
  const from = (key: Uint8Array): number => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(middle, key) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  const partsOf = (entry: number) => {
    const [at, count, steps] = [entries[entry * entrySize]! * 8, entries[entry * entrySize + 1]!, entries[entry * entrySize + 2]!]
    const ofEnds = steps === 0 ? 0 : toEight(count * 4)
    return { at, count, steps, ofEnds, ofDocuments: toEight(count * 2), ofTimes: toEight(count) }
  }
  const readCounts = (bytes: Uint8Array, at: number, { count, ofDocuments }: ReturnType<typeof partsOf>) => ({
    documents: uint16(bytes.subarray(at, at + count * 2)),
    times: bytes.subarray(at + ofDocuments, at + ofDocuments + count),
  })
  /** What every search reads: where paragraphs begin and who speaks in them, but for the steps of long ones. */
  const readOften = new Map<number, Uint8Array>()
  /** What was read for the question that is being answered. */
  let readNow: { question: symbol | null; counts: Map<number, Counts> } = { question: null, counts: new Map() }
  return {
    collection: facts.collection,
    owner: facts.owner,
    documents: facts.documents,
    words: facts.words,
    paragraphs: facts.paragraphs,
    columns,
    entries: ends.length,
    find: (key) => {
      const bytes = Buffer.from(key)
      const entry = from(bytes)
      return entry < ends.length && compare(entry, bytes) === 0 ? entry : -1
    },
    beginning: (prefix) => {
      const bytes = Buffer.from(prefix)
      return [from(bytes), from(Buffer.concat([bytes, Buffer.from([255])]))]
    },
    bytesOf: (entry) => keys.subarray(startOf(entry), ends[entry]),
    keyOf: (entry) => keys.toString('utf8', startOf(entry), ends[entry]),
    lengthOf: (entry) => {
      let length = 0
      for (let at = startOf(entry); at < ends[entry]!; at += 1) length += unitsOf(keys[at]!)
      return length
    },
    documentsOf: (entry) => entries[entry * entrySize + 1]!,
    listOf: (entry) => {
      const parts = partsOf(entry)
      const { at, count, steps, ofEnds, ofDocuments, ofTimes } = parts
      const bytes = reader.part('lists', at, ofEnds + ofDocuments + ofTimes + steps * 2)
      const places =
        steps === 0 ? null : { ends: uint32(bytes.subarray(0, count * 4)), steps: uint16(bytes.subarray(ofEnds + ofDocuments + ofTimes)) }
      return { ...readCounts(bytes, ofEnds, parts), places }
    },
    stepsOf: (entry) => {
      const { at, count, steps, ofEnds, ofDocuments, ofTimes } = partsOf(entry)
      const isShort = steps <= stepsWithList
      const from = ofEnds + ofDocuments + ofTimes
      const long = isShort ? from + steps * 2 : from
      const isOften = keys[startOf(entry)] === firstOfStarts
      const bytes = readOften.get(entry) ?? reader.part('lists', at, long, isOften ? new Uint8Array(long) : undefined)
      if (isOften) readOften.set(entry, bytes)
      const ends = uint32(bytes.subarray(0, count * 4))
      const found: Steps = { of: isShort ? uint16(bytes.subarray(from)) : new Uint16Array(), from: 0, end: 0 }
      let begin = 0
      let atOnce = leastAtOnce
      let room: Uint8Array = new Uint8Array()
      return {
        documents: uint16(bytes.subarray(ofEnds, ofEnds + count * 2)),
        steps: (n) => {
          const [first, end] = [n === 0 ? 0 : ends[n - 1]!, ends[n]!]
          if (first < begin || end > begin + found.of.length) {
            const isNext = first - (begin + found.of.length) < atOnce
            atOnce = isNext ? Math.min(mostAtOnce, atOnce * 2) : leastAtOnce
            const many = Math.max(end - first, Math.min(atOnce, steps - first))
            if (room.length < many * 2) room = takeRoom(many * 2)
            begin = first
            found.of = uint16(reader.part('lists', at + from + first * 2, many * 2, room))
          }
          found.from = first - begin
          found.end = end - begin
          return found
        },
      }
    },
    countsOf: (entry) => {
      const question = currentQuestion()
      if (readNow.question !== question) readNow = { question, counts: new Map() }
      let counts = readNow.counts.get(entry)
      if (!counts) {
        const parts = partsOf(entry)
        counts = readCounts(reader.part('lists', parts.at + parts.ofEnds, parts.ofDocuments + parts.count), 0, parts)
        if (question !== null) readNow.counts.set(entry, counts)
      }
      return counts
    },
    formsOf: (entry) => {
      const at = entries[entry * entrySize + 3]!
      return at === 0 ? [] : forms.toString('utf8', at - 1, forms.indexOf(10, at - 1)).split(' ')
    },
    tables: reader.tables,
    check: () => reader.check('lists'),
  }
}
