import { pipeline } from 'node:stream/promises'
import { makeTables, migrationNames } from '../database/migrate.ts'
import { queueVersion } from '../database/queue-schema.ts'
import { writeFile } from './data-files.ts'
import { type Manifest, nameOfFile, nameOfTable } from './manifest.ts'
import { measured } from './measured.ts'
import type { Archive } from './read-archive.ts'
import { RefusedArchive } from './refused-archive.ts'
import { type Connection, copyIn, makeReady, readTables, setSequences } from './tables-storage.ts'

/** Refuses in words what this version cannot restore. */
export function refuseOtherVersions({ hukumu, migrations, queue }: Manifest): void {
  const known = new Set(migrationNames())
  if (migrations.some((name) => !known.has(name)))
    throw new RefusedArchive(
      'later-version',
      `This backup was made by a later version of Hukumu (${hukumu}): restore it with that version.`,
    )
  if (queue !== queueVersion)
    throw new RefusedArchive(
      'other-version',
      `This backup was made by version ${hukumu} of Hukumu, whose queue of jobs this one does not read: restore it with version ${hukumu}, and start this one on what came back.`,
    )
}

const damaged = (what: string) => new RefusedArchive('damaged', `This backup is damaged: ${what} is not what its list says.`)

/**
 * Puts the tables of an archive into an empty database, in the transaction that is open: as its migrations left them, then the rows, then indexes and
 * keys, which are checked over all rows.
 */
export async function restoreTables(
  client: Connection,
  archive: Archive,
  signal: AbortSignal,
  onTable: (name: string, rows: number) => void = () => {},
): Promise<void> {
  const { tables, migrations, sequences } = archive.manifest
  await makeTables(client, migrations)
  const made = await readTables(client)
  refuseOtherTables(tables, made)
  const finish = await makeReady(client, made)
  for (const { name, columns, ...listed } of tables) {
    signal.throwIfAborted()
    const counted = measured()
    await pipeline(await archive.open(nameOfTable(name)), counted, copyIn(client, { name, columns }))
    const { rows, sha256 } = counted.measures()
    if (rows !== listed.rows || sha256 !== listed.sha256) throw damaged(name)
    onTable(name, rows)
  }
  await setSequences(client, sequences)
  await finish()
}

/** The names go into statements: only those that the migrations made are believed. */
function refuseOtherTables(listed: Manifest['tables'], made: readonly { name: string; columns: readonly string[] }[]) {
  const columnsOf = new Map(made.map(({ name, columns }) => [name, [...columns].sort().join()]))
  const other = listed.find(({ name, columns }) => columnsOf.get(name) !== [...columns].sort().join())
  if (other) throw damaged(other.name)
  const missing = made.find(({ name }) => !listed.some((one) => one.name === name))
  if (missing) throw damaged(missing.name)
}

/** Writes the files of an archive into DATA_DIR; `written` hears of each that is new there. */
export async function restoreFiles(archive: Archive, dataDir: string, signal: AbortSignal, written: (path: string) => void): Promise<void> {
  for (const { path, ...listed } of archive.manifest.files) {
    signal.throwIfAborted()
    if (path.split('/').some((part) => part === '' || part === '.' || part === '..')) throw damaged(path)
    const put = await writeFile(dataDir, path, await archive.open(nameOfFile(path)))
    if (put === 'kept') continue
    written(path)
    if (put.bytes !== listed.bytes || put.sha256 !== listed.sha256) throw damaged(path)
  }
}
