import { type Collection, type Dimension, dimensions } from '../engine.ts'
import { type Sink, createWriter } from './segment-file.ts'

/** A segment holds at most so many documents: 16 bits tell one of them. */
export const maxDocuments = 65_536

/**
 * Where a word stands: the documents by their slots, ascending, and how often it stands in each, up to 255. Of a word as it is written also its
 * places: `ends` says for each document how many steps of `steps` are its and those before it; a place is the one before it, at first 0, and
 * its step; a step of 65,535 goes on with the next.
 */
export interface WordList {
  documents: Uint16Array
  times: Uint8Array
  places: { ends: Uint32Array; steps: Uint16Array } | null
}

/** The values of one dimension: those of slot n are `values[ids[starts[n]]]` and on, up to `starts[n + 1]`. */
export interface Column {
  values: readonly string[]
  starts: Uint32Array
  ids: Uint32Array
}

/** What a segment knows of its documents, by their slots. */
export interface Columns {
  /** IndexedText.id and .part */
  ids: Int32Array
  parts: Int32Array
  /** Days since 1970; `noDate` where there is none. */
  dates: Int32Array
  /** How many words heading and body have. */
  lengths: Uint32Array
  /** How many words the heading has, and the names in it. */
  headings: Uint16Array
  names: Uint16Array
  dimensions: Record<Dimension, Column>
}

/** The columns with one number of each document. */
export const ofEach = ['ids', 'parts', 'dates', 'lengths', 'headings', 'names'] as const

export const noDate = -(2 ** 31)

/** What opens a segment without reading its tables. */
export interface Facts {
  collection: Collection
  owner: string
  documents: number
  words: number
  /** Paragraphs of their bodies. */
  paragraphs: number
  values: Record<Dimension, readonly string[]>
}

/** An entry of the dictionary: where its list lies, in steps of eight bytes, how many documents and steps it has, and of a stem where its words stand, from 1. */
export const entrySize = 4

export interface SegmentOutput {
  /** The next word of the dictionary in UTF-8, in the order of its bytes. Of a stem, `forms` are its words. */
  add: (key: Uint8Array, list: WordList, forms?: readonly string[]) => void
  end: (columns: Columns, facts: Pick<Facts, 'collection' | 'owner' | 'paragraphs'>) => void
}

/** Writes a segment: first its lists, word by word, then what is known of its documents. */
export function writeSegment(sink: Sink): SegmentOutput {
  const writer = createWriter(sink)
  let keys = new Uint8Array(1 << 16)
  const ends: number[] = []
  const entries: number[] = []
  const forms: [entry: number, words: readonly string[]][] = []
  let keyBytes = 0
  writer.begin('lists')
  return {
    add: (key, { documents, times, places }, words) => {
      if (keyBytes + key.length > keys.length) keys = longer(keys, keyBytes + key.length)
      keys.set(key, keyBytes)
      keyBytes += key.length
      ends.push(keyBytes)
      const at = writer.put(places ? places.ends : documents)
      if (places) writer.put(documents)
      writer.put(times)
      if (places) writer.put(places.steps)
      if (words) forms.push([ends.length - 1, words])
      entries.push(at / 8, documents.length, places ? places.steps.length : 0, 0)
    },
    end: (columns, { collection, owner, paragraphs }) => {
      writer.begin('keys')
      writer.put(keys.subarray(0, keyBytes))
      writer.begin('ends')
      writer.put(Uint32Array.from(ends))
      writer.begin('forms')
      let formBytes = 0
      const blob: Buffer[] = []
      for (const [entry, words] of forms) {
        const text = Buffer.from(words.join(' '))
        entries[entry * entrySize + 3] = formBytes + 1
        formBytes += text.length + 1
        blob.push(text, Buffer.from('\n'))
      }
      writer.put(Buffer.concat(blob))
      writer.begin('entries')
      writer.put(Uint32Array.from(entries))
      for (const name of ofEach) {
        writer.begin(name)
        writer.put(columns[name])
      }
      for (const name of dimensions) {
        writer.begin(`${name} starts`)
        writer.put(columns.dimensions[name].starts)
        writer.begin(`${name} ids`)
        writer.put(columns.dimensions[name].ids)
      }
      const values = Object.fromEntries(dimensions.map((name) => [name, columns.dimensions[name].values]))
      const words = columns.lengths.reduce((sum, length) => sum + length, 0)
      writer.end({ collection, owner, documents: columns.ids.length, words, paragraphs, values })
    },
  }
}

function longer(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(Math.max(least, bytes.length * 2))
  more.set(bytes)
  return more
}

/** Every part of a list begins at a multiple of eight bytes. */
export const toEight = (bytes: number) => Math.ceil(bytes / 8) * 8
