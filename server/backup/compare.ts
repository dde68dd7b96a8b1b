import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { nameOfFile } from './manifest.ts'
import { type Measures, measured } from './measured.ts'
import type { Archive } from './read-archive.ts'
import { type Connection, copyOut, readSequences } from './tables-storage.ts'

async function measure(content: Readable): Promise<Measures> {
  const counted = measured()
  await pipeline(content, counted, new Writable({ write: (_chunk, _encoding, done) => done() }))
  return counted.measures()
}

/**
 * What of an archive is otherwise in the database that it was restored into, or in its own files: names with both counts. Rows are compared as their text, one by
 * one and in their order, by the sum over all of a table.
 */
export async function findDifferences(client: Connection, archive: Archive, signal: AbortSignal): Promise<string[]> {
  const { tables, sequences, files } = archive.manifest
  const differences: string[] = []
  for (const { name, columns, rows, sha256 } of tables) {
    signal.throwIfAborted()
    const found = await measure(copyOut(client, { name, columns }))
    if (found.rows !== rows || found.sha256 !== sha256) differences.push(`${name}: ${rows} rows in the backup, ${found.rows} restored`)
  }
  const restored = new Map((await readSequences(client)).map((one) => [one.name, one]))
  for (const { name, value, called } of sequences) {
    const found = restored.get(name)
    if (found?.value !== value || found.called !== called) differences.push(`${name}: ${value} in the backup, ${found?.value} restored`)
  }
  for (const { path, bytes, sha256 } of files) {
    signal.throwIfAborted()
    const found = await measure(await archive.open(nameOfFile(path)))
    if (found.bytes !== bytes || found.sha256 !== sha256) differences.push(`${path}: ${bytes} bytes listed, ${found.bytes} there`)
  }
  return differences
}
