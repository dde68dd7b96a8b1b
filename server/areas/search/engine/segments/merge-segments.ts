import { type Dimension, dimensions } from '../engine.ts'
import type { Held } from './held.ts'
import { ofStem } from './keys.ts'
import type { Segment } from './open-segment.ts'
import type { Sink } from './segment-file.ts'
import { type Column, type Columns, type WordList, maxDocuments, ofEach, writeSegment } from './write-segment.ts'

/** A segment, and the slots that its documents get in a new one; `gone` where one has none. */
interface Source {
  segment: Segment
  slots: Uint32Array
  isWhole: boolean
}
const gone = 0xffff_ffff

/** A word as one of the sources has it. */
interface Entry {
  source: Source
  entry: number
}

/**
 * Writes the documents of several segments of one collection and owner that are still there into a new one, one segment after the other; words that only others
 * had are not in it. Stops after every few words, for whoever must do something else between them. Throws a DamagedSegment.
 */
export function* mergeSegments(held: readonly Held[], sink: Sink): Generator<void> {
  let size = 0
  const sources = held.map(({ segment, live }): Source => {
    const slots = Uint32Array.from(live, (is) => (is === 1 ? size++ : gone))
    return { segment, slots, isWhole: !slots.includes(gone) }
  })
  if (size > maxDocuments) throw new RangeError(`A segment holds at most ${maxDocuments} documents`)
  const output = writeSegment(sink)
  const stem = ofStem('').charCodeAt(0)
  let read = 0
  for (const [key, of] of inOrderOfKeys(sources)) {
    if ((read += 1) % stepsBetween === 0) yield
    const list = append(of)
    if (list.documents.length === 0) continue
    if (key[0] === stem) output.add(key, list, formsLeft(of))
    else output.add(key, list)
  }
  const paragraphs = held.reduce((sum, { segment, live }) => sum + (segment.paragraphs * ones(live)) / Math.max(1, segment.documents), 0)
  const { collection, owner } = held[0]?.segment ?? { collection: 'judgments', owner: '' }
  output.end(columnsOf(sources, size), { collection, owner, paragraphs: Math.round(paragraphs) })
}

const stepsBetween = 500
const ones = (live: Uint8Array) => live.reduce((sum, is) => sum + is, 0)

/** Every word of the sources in the order of its bytes, with those that have it. */
function* inOrderOfKeys(sources: readonly Source[]): Generator<[key: Uint8Array, of: Entry[]]> {
  const keyAt = ({ segment }: Source, entry: number) => (entry < segment.entries ? segment.bytesOf(entry) : null)
  const next = sources.map((source) => ({ source, entry: 0, key: keyAt(source, 0) }))
  for (;;) {
    let least: Uint8Array | null = null
    let having: typeof next = []
    for (const one of next) {
      if (one.key === null) continue
      const order: number = least === null ? -1 : compareBytes(one.key, least)
      if (order < 0) [least, having] = [one.key, [one]]
      else if (order === 0) having.push(one)
    }
    if (least === null) return
    yield [least, having.map(({ source, entry }) => ({ source, entry }))]
    for (const one of having) {
      one.entry += 1
      one.key = keyAt(one.source, one.entry)
    }
  }
}

/** Like Buffer.compare, sooner for words. */
function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const shared = Math.min(one.length, other.length)
  for (let i = 0; i < shared; i += 1) if (one[i] !== other[i]) return one[i]! - other[i]!
  return one.length - other.length
}

/** The lists of one word one behind another, without documents that are gone. */
function append(of: readonly Entry[]): WordList {
  const [first] = of
  if (of.length === 1 && first!.source.isWhole) {
    const list = first!.source.segment.listOf(first!.entry)
    const from = first!.source.slots[0]!
    return { ...list, documents: list.documents.map((slot) => slot + from) }
  }
  const lists = of.map(({ source, entry }) => ({ source, list: source.segment.listOf(entry) }))
  const most = lists.reduce((sum, { list }) => sum + list.documents.length, 0)
  const mostSteps = lists.reduce((sum, { list }) => sum + (list.places?.steps.length ?? 0), 0)
  const documents = new Uint16Array(most)
  const times = new Uint8Array(most)
  const ends = new Uint32Array(mostSteps === 0 ? 0 : most)
  const steps = new Uint16Array(mostSteps)
  let count = 0
  let filled = 0
  for (const { source, list } of lists) {
    const { slots } = source
    if (source.isWhole) {
      const from = slots[0]!
      for (let i = 0; i < list.documents.length; i += 1) documents[count + i] = list.documents[i]! + from
      times.set(list.times, count)
      if (list.places) {
        for (let i = 0; i < list.documents.length; i += 1) ends[count + i] = list.places.ends[i]! + filled
        steps.set(list.places.steps, filled)
        filled += list.places.steps.length
      }
      count += list.documents.length
      continue
    }
    for (let i = 0; i < list.documents.length; i += 1) {
      const slot = slots[list.documents[i]!]!
      if (slot === gone) continue
      documents[count] = slot
      times[count] = list.times[i]!
      if (list.places) {
        const from = i === 0 ? 0 : list.places.ends[i - 1]!
        const own = list.places.steps.subarray(from, list.places.ends[i])
        steps.set(own, filled)
        filled += own.length
        ends[count] = filled
      }
      count += 1
    }
  }
  return {
    documents: documents.subarray(0, count),
    times: times.subarray(0, count),
    places: mostSteps === 0 ? null : { ends: ends.subarray(0, count), steps: steps.subarray(0, filled) },
  }
}

/** The words of a stem that any document has which is still there. */
function formsLeft(of: readonly Entry[]): string[] {
  const forms = new Set<string>()
  for (const { source, entry } of of)
    for (const form of source.segment.formsOf(entry)) if (!forms.has(form) && (source.isWhole || isLeft(source, form))) forms.add(form)
  return [...forms].sort()
}

const isLeft = ({ segment, slots }: Source, word: string) =>
  segment.countsOf(segment.find(word)).documents.some((document) => slots[document] !== gone)

function columnsOf(sources: readonly Source[], size: number): Columns {
  const columns = {
    ids: new Int32Array(size),
    parts: new Int32Array(size),
    dates: new Int32Array(size),
    lengths: new Uint32Array(size),
    headings: new Uint16Array(size),
    names: new Uint16Array(size),
  }
  for (const { segment, slots } of sources)
    slots.forEach((slot, old) => {
      if (slot === gone) return
      for (const name of ofEach) columns[name][slot] = segment.columns[name][old]!
    })
  return {
    ...columns,
    dimensions: Object.fromEntries(dimensions.map((name) => [name, mergeColumn(sources, size, name)])) as Record<Dimension, Column>,
  }
}

function mergeColumn(sources: readonly Source[], size: number, name: Dimension): Column {
  const numbers = new Map<string, number>()
  const starts = new Uint32Array(size + 1)
  const merged: number[] = []
  for (const { segment, slots } of sources) {
    const { values, starts: old, ids } = segment.columns.dimensions[name]
    slots.forEach((slot, at) => {
      if (slot === gone) return
      for (let i = old[at]!; i < old[at + 1]!; i += 1) {
        const value = values[ids[i]!]!
        if (!numbers.has(value)) numbers.set(value, numbers.size)
        merged.push(numbers.get(value)!)
      }
      starts[slot + 1] = merged.length
    })
  }
  return { values: [...numbers.keys()], starts, ids: Uint32Array.from(merged) }
}
