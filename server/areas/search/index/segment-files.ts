import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { Collection } from '../engine/engine.ts'
import { type Held, allLive } from '../engine/segments/held.ts'
import { mergeSegments } from '../engine/segments/merge-segments.ts'
import { openSegment } from '../engine/segments/open-segment.ts'
import { DamagedSegment, type Sink, type Tables, fileSink, format, readFile } from '../engine/segments/segment-file.ts'

/** A segment that lies in a file. */
export interface FileHeld extends Held {
  source: { key: string; path: string; tables: Tables }
  name: string
  file: number
}

/** What the files of a folder are together: of which library, as of which moment, and which of their documents have gone since. */
interface Manifest {
  format: string
  library: string
  cursor: string
  /** Of each collection documents from this id on have been read; 0 where all have. */
  unreadBelow: Record<Collection, number>
  /** Documents that changed before that moment and are still to be read; earlier manifests have none. */
  behind?: Record<Collection, number[]>
  files: { name: string; gone: number[] }[]
}

const manifestName = 'segments.json'

/** The lock in the database that the one process of a machine holds that writes the files of a folder. */
export const lockOf = (folder: string) => `hukumu index ${hostname()} ${resolve(folder)}`

/** The files of one library; a file is written once, and the manifest that names them is changed as a whole. */
export function openFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return readFolder(folder)
}

/** The same of a folder that may not be there, for whoever only reads. */
export function readFolder(folder: string) {
  const manifestPath = join(folder, manifestName)
  return {
    /** When the manifest was last changed; 0 where there is none. */
    changedAt: (): number => (existsSync(manifestPath) ? statSync(manifestPath).mtimeMs : 0),

    /** As of which moment the manifest is, and how many documents that changed before it are still to be read. */
    progress(): { cursor: string; unread: number } {
      if (!existsSync(manifestPath)) return { cursor: '0', unread: 0 }
      const { cursor, behind = { judgments: [], law: [] } } = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
      return { cursor, unread: behind.judgments.length + behind.law.length }
    },

    /** The files as the manifest names them; null where there is none of this library, or a file is damaged or of another format. */
    read(library: string): (Required<Pick<Manifest, 'cursor' | 'unreadBelow' | 'behind'>> & { files: FileHeld[] }) | null {
      if (!existsSync(manifestPath)) return null
      const files: FileHeld[] = []
      try {
        const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
        if (manifest.format !== format || manifest.library !== library) return null
        for (const { name, gone } of manifest.files) {
          const held = openFile(join(folder, name), name)
          files.push(held)
          for (const slot of gone) held.live[slot] = 0
        }
        const { cursor, unreadBelow, behind = { judgments: [], law: [] } } = manifest
        return { cursor, unreadBelow, behind, files }
      } catch (error) {
        for (const { file } of files) closeSync(file)
        if (error instanceof DamagedSegment || error instanceof SyntaxError || (error as { code?: string }).code === 'ENOENT') return null
        throw error
      }
    },

    /** Merges segments into a new file, a step at a time; the file is on the disk when it ends. */
    *write(held: readonly Held[]): Generator<void, FileHeld> {
      const name = `${randomUUID()}.segment`
      const path = join(folder, name)
      const sink = fileSink(path)
      try {
        yield* copyOrMerge(held, sink)
      } catch (error) {
        sink.end()
        rmSync(path, { force: true })
        throw error
      }
      return openFile(path, name)
    },

    /** Says which files there are from now on. */
    commit(state: Pick<Manifest, 'library' | 'cursor' | 'unreadBelow' | 'behind'>, files: readonly FileHeld[]) {
      const manifest: Manifest = { format, ...state, files: files.map(({ name, live }) => ({ name, gone: slotsGone(live) })) }
      const made = join(folder, `${manifestName}.new`)
      writeFileSync(made, JSON.stringify(manifest), { mode: 0o600, flush: true })
      renameSync(made, manifestPath)
      syncFolder(folder)
    },

    /** Removes what is none of these files. Whoever has one open reads on. */
    sweep(files: readonly FileHeld[]) {
      const named = new Set(files.map(({ name }) => name))
      for (const name of readdirSync(folder)) if (name.endsWith('.segment') && !named.has(name)) rmSync(join(folder, name), { force: true })
    },

    /** Forgets all files. */
    clear: () => rmSync(manifestPath, { force: true }),

    close: (files: readonly FileHeld[]) => {
      for (const { file } of files) closeSync(file)
    },
  }
}

export type SegmentFolder = ReturnType<typeof openFolder>

/** One that lies in memory, and of which nothing has gone, is written as it lies. */
function* copyOrMerge(held: readonly Held[], sink: Sink): Generator<void> {
  const [one] = held
  if (held.length !== 1 || !('bytes' in one!.source) || one!.live.includes(0)) return yield* mergeSegments(held, sink)
  sink.write(one!.source.bytes)
  sink.end()
}

/** Opens the file of a segment; `known` are its tables as another thread has read them. Throws a DamagedSegment for what is none. */
export function openFile(path: string, name: string, known?: Tables): FileHeld {
  const file = openSync(path, 'r')
  try {
    const segment = openSegment(readFile(file), fstatSync(file).size, known)
    return { segment, live: allLive(segment.documents), source: { key: name, path, tables: segment.tables }, name, file }
  } catch (error) {
    closeSync(file)
    throw error
  }
}

function slotsGone(live: Uint8Array): number[] {
  const gone: number[] = []
  for (let slot = live.indexOf(0); slot >= 0; slot = live.indexOf(0, slot + 1)) gone.push(slot)
  return gone
}

/** The names in a folder are as safe as what they name. Windows has no such thing. */
function syncFolder(folder: string) {
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
