import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../database/open.ts'
import { listFiles, openFile } from './data-files.ts'
import { type BackupReason, type Manifest, type TableEntry, nameOfFile, nameOfTable } from './manifest.ts'
import { beginSnapshot, connect, copyOut, describe } from './tables-storage.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

export interface BackupOrder {
  /** The PostgreSQL, which may serve and write meanwhile. */
  address: Database['address']
  dataDir: string
  /** Where the archive is to lie. */
  folder: string
  /** Empty: not sealed. */
  key: string
  reason: BackupReason
  at: Date
}

export interface MadeBackup {
  file: string
  /** Of the file. */
  bytes: number
  manifest: Manifest
}

/** Told how far it is: from 0 to 1, by what the tables take on the disk. */
export type OnProgress = (done: number) => void

/** `hukumu-2026-11-27T20-15-00-123Z.zip`, or `….zip.sealed`. */
export const nameOfArchive = (at: Date, key: string) =>
  `hukumu-${at.toISOString().replaceAll(/[:.]/g, '-')}.zip${key === '' ? '' : '.sealed'}`

/** Writes all that there is at one moment into one archive. It appears complete or not at all. */
export async function makeBackup(order: BackupOrder, signal: AbortSignal, onProgress: OnProgress = () => {}): Promise<MadeBackup> {
  const { address, folder, key, at } = order
  const file = join(folder, nameOfArchive(at, key))
  const client = await connect(address, 'backup')
  try {
    let manifest: Manifest | null = null
    const bytes = await writeArchive(file, async (archive) => (manifest = await fill(archive, order, client, onProgress)), {
      key,
      at,
      signal,
    })
    return { file, bytes, manifest: manifest! }
  } finally {
    await client.end()
  }
}

async function fill(
  archive: ArchiveWriter,
  { dataDir, folder, reason, at }: BackupOrder,
  client: Awaited<ReturnType<typeof connect>>,
  onProgress: OnProgress,
): Promise<Manifest> {
  const tables = await beginSnapshot(client)
  const described = await describe(client)
  // Right after the snapshot: what its rows name is there still.
  const files = await addFiles(archive, dataDir, folder)
  const all = tables.reduce((sum, table) => sum + table.bytes, 0)
  let done = 0
  const entries: TableEntry[] = []
  for (const { name, columns, bytes } of tables) {
    let passed = 0
    const told = (more: number) => {
      passed += more
      onProgress((done + Math.min(bytes, passed)) / all)
    }
    entries.push({ name, columns, ...(await archive.add(nameOfTable(name), copyOut(client, { name, columns }), told)) })
    done += bytes
  }
  await client.query('commit')
  return { format: 1, made_at: at.toISOString(), reason, hukumu: version, ...described, tables: entries, files }
}

async function addFiles(archive: ArchiveWriter, dataDir: string, folder: string): Promise<Manifest['files']> {
  const added: Manifest['files'] = []
  for (const path of await listFiles(dataDir, folder)) {
    const content = await openFile(dataDir, path)
    if (content === null) continue
    const { bytes, sha256 } = await archive.add(nameOfFile(path), content)
    added.push({ path, bytes, sha256 })
  }
  return added
}
