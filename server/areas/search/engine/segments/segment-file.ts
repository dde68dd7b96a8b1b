import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { takeRoom } from './room.ts'

/*
 * The file of a segment: tables one behind another, each at a multiple of eight bytes, then a footer in JSON that says where they lie and
 * what their checksums are, then the length and the checksum of the footer and the mark of the format. It is written once and never changed.
 */
/** Changes with what lies in a segment: those of another format are made anew. */
export const format = 'HUKUMU04'
const mark = Buffer.from(format)
const tail = 16
const alignment = 8

interface Placed {
  at: number
  bytes: number
  crc: number
}

interface Footer {
  tables: Record<string, Placed>
  facts: unknown
}

/** A file that is not a segment of this format, or was damaged: it is made anew. */
export class DamagedSegment extends Error {}

/** Where the bytes of a segment go: a file, or memory. */
export interface Sink {
  write: (bytes: Uint8Array) => void
  /** After the last byte: everything is as safe as it will be. */
  end: () => void
}

/** Writes a new file; it is on the disk when `end` has returned. */
export function fileSink(path: string): Sink {
  const file = openSync(path, 'wx', 0o600)
  let isOpen = true
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at, bytes.length - at)
    },
    end: () => {
      if (!isOpen) return
      isOpen = false
      try {
        fsyncSync(file)
      } finally {
        closeSync(file)
      }
    },
  }
}

export interface MemorySink extends Sink {
  bytes: () => Uint8Array
}

/** Keeps what is written in memory that threads share. */
export function memorySink(): MemorySink {
  const chunks: Uint8Array[] = []
  return {
    write: (bytes) => chunks.push(new Uint8Array(bytes)),
    end: () => {},
    bytes: () => {
      const whole = new Uint8Array(new SharedArrayBuffer(chunks.reduce((sum, { length }) => sum + length, 0)))
      let at = 0
      for (const chunk of chunks) {
        whole.set(chunk, at)
        at += chunk.length
      }
      return whole
    },
  }
}

export interface SegmentWriter {
  /** Begins a table, ending the one before. */
  begin: (name: string) => void
  /** Writes on in the table, from the next multiple of eight bytes. Answers where in it that is. */
  put: (numbers: Uint8Array | Uint16Array | Uint32Array | Int32Array) => number
  /** Writes the footer. */
  end: (facts: unknown) => void
}

const pieces = 1 << 18

/** Writes the tables of a segment one behind another. */
export function createWriter(sink: Sink): SegmentWriter {
  const tables: Record<string, Placed> = {}
  const buffer = new Uint8Array(pieces)
  let filled = 0
  /** What of the buffer is in a checksum already. */
  let summed = 0
  let at = 0
  let table: Placed | null = null
  const sum = () => {
    if (table && filled > summed) table.crc = crc32(buffer.subarray(summed, filled), table.crc)
    summed = filled
  }
  const flush = () => {
    sum()
    sink.write(buffer.subarray(0, filled))
    filled = 0
    summed = 0
  }
  const add = (bytes: Uint8Array) => {
    if (bytes.length > pieces - filled) flush()
    if (bytes.length > pieces) {
      if (table) table.crc = crc32(bytes, table.crc)
      sink.write(bytes)
    } else {
      buffer.set(bytes, filled)
      filled += bytes.length
    }
    at += bytes.length
  }
  const align = () => {
    const gap = (alignment - (at % alignment)) % alignment
    if (gap > pieces - filled) flush()
    buffer.fill(0, filled, filled + gap)
    filled += gap
    at += gap
  }
  const close = () => {
    sum()
    if (table) table.bytes = at - table.at
  }
  return {
    begin: (name) => {
      close()
      table = null
      align()
      summed = filled
      table = { at, bytes: 0, crc: 0 }
      tables[name] = table
    },
    put: (given) => {
      align()
      const from = at - table!.at
      add(given instanceof Uint8Array ? given : new Uint8Array(given.buffer, given.byteOffset, given.byteLength))
      return from
    },
    end: (facts) => {
      close()
      table = null
      align()
      const footer = Buffer.from(JSON.stringify({ tables, facts } satisfies Footer))
      const ending = Buffer.alloc(tail)
      ending.writeUInt32LE(footer.length, 0)
      ending.writeUInt32LE(crc32(footer), 4)
      mark.copy(ending, 8)
      add(footer)
      add(ending)
      flush()
      sink.end()
    },
  }
}

/**
 * Reads bytes at a place of a segment, where the first byte of the segment or of their own buffer is at a multiple of eight; nobody writes into them. Where
 * there is `room` for them they may lie there, until it is read into again.
 */
export type ReadAt = (at: number, bytes: number, room?: Uint8Array) => Uint8Array

/** Tables of a segment by their names, each whole, in memory that threads share. */
export type Tables = Map<string, Uint8Array>

export interface SegmentReader {
  /** A table, whole and checked. */
  table: (name: string) => Uint8Array
  /** Those that were read so. */
  tables: Tables
  /** A part of a table, unchecked. */
  part: (name: string, at: number, bytes: number, room?: Uint8Array) => Uint8Array
  facts: unknown
  /** Reads a table through and throws a DamagedSegment where it is not as it was written; a step of at most a megabyte each. */
  check: (name: string) => Generator<void>
}

/** Throws a DamagedSegment for what is none. `known` are tables that another thread has read. */
export function readSegment(read: ReadAt, size: number, known?: Tables): SegmentReader {
  if (size < tail) throw new DamagedSegment('It is too short for a segment')
  const ending = Buffer.from(read(size - tail, tail))
  if (!ending.subarray(8).equals(mark)) throw new DamagedSegment('It is of another format')
  const length = ending.readUInt32LE(0)
  if (length > size - tail) throw new DamagedSegment('Its footer is longer than it is')
  const bytes = read(size - tail - length, length)
  if (crc32(bytes) !== ending.readUInt32LE(4)) throw new DamagedSegment('Its footer is not as it was written')
  const { tables, facts } = JSON.parse(Buffer.from(bytes).toString()) as Footer
  const placed = (name: string): Placed => {
    const table = tables[name]
    if (!table || table.at + table.bytes > size) throw new DamagedSegment(`It has no ${name}`)
    return table
  }
  const whole: Tables = new Map(known)
  return {
    facts,
    tables: whole,
    table: (name) => {
      const { at, bytes: long, crc } = placed(name)
      const given = whole.get(name)
      if (given) return given
      const table = read(at, long, new Uint8Array(new SharedArrayBuffer(long)))
      if (crc32(table) !== crc) throw new DamagedSegment(`Its ${name} are not as they were written`)
      whole.set(name, table)
      return table
    },
    part: (name, at, long, room) => {
      const table = placed(name)
      if (at < 0 || long < 0 || at + long > table.bytes) throw new DamagedSegment(`Its ${name} end before they should`)
      return read(table.at + at, long, room)
    },
    *check(name) {
      const { at, bytes: long, crc } = placed(name)
      let sum = 0
      for (let from = 0; from < long; from += 1 << 20) {
        sum = crc32(read(at + from, Math.min(1 << 20, long - from)), sum)
        yield
      }
      if (sum !== crc) throw new DamagedSegment(`Its ${name} are not as they were written`)
    },
  }
}

export const readMemory =
  (bytes: Uint8Array): ReadAt =>
  (at, length) =>
    bytes.subarray(at, at + length)

/** Throws a DamagedSegment where the file ends before it should. */
export const readFile =
  (file: number): ReadAt =>
  (at, length, room) => {
    const bytes = room?.subarray(0, length) ?? takeRoom(length)
    for (let done = 0; done < length;) {
      const read = readSync(file, bytes, done, length - done, at + done)
      if (read === 0) throw new DamagedSegment('It ends before it should')
      done += read
    }
    return bytes
  }
