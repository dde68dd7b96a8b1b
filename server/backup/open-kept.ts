import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type Database, type OpenOptions, openDatabase } from '../database/open.ts'
import { OtherPostgreSQL } from '../database/postgresql/server-process.ts'
import { listArchives } from './archives.ts'
import { makeBackup } from './make-backup.ts'
import { connect, holdsSomething } from './tables-storage.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'backups'>

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** Opens the database of the settings, and backs it up before a later version alters its tables. Throws with words for the operator when it cannot. */
export async function openKept(
  settings: Settings,
  options: Pick<OpenOptions, 'visit' | 'signal' | 'onConnectionLost' | 'tracing'>,
): Promise<Database> {
  const { databaseUrl, dataDir } = settings
  try {
    return await openDatabase({
      databaseUrl,
      dataDir,
      ...options,
      beforeMigration: (address) => backUpBefore(settings, address, options.signal ?? new AbortController().signal),
    })
  } catch (error) {
    if (error instanceof OtherPostgreSQL && error.found > error.made) throw await sayHowToMove(error, settings)
    throw error
  }
}

async function backUpBefore({ dataDir, backups: { folder, key } }: Settings, address: Database['address'], signal: AbortSignal) {
  const client = await connect(address, 'backup')
  const isWorthIt = await holdsSomething(client)
  await client.end()
  if (!isWorthIt) return
  const reason = whyNotWritable(folder)
  if (reason !== null)
    return say(`No backup is made before the database is brought up to date: ${folder} cannot be written to (${reason}).`)
  say('The database is brought up to date. A backup is made before …')
  try {
    const { file } = await makeBackup({ address, dataDir, folder, key, reason: 'migration', at: new Date() }, signal)
    say(`It lies in ${file}`)
  } catch (error) {
    throw new Error(
      `The backup before the database is brought up to date failed: ${(error as Error).message}. Nothing was changed. Make room in ${folder}, or set BACKUP_DIR to another folder.`,
      { cause: error },
    )
  }
}

function whyNotWritable(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** A PostgreSQL reads the files of its own version only; text of COPY is read by all. */
async function sayHowToMove({ made, found }: OtherPostgreSQL, { dataDir, backups: { folder } }: Settings): Promise<Error> {
  const [newest] = await listArchives(folder)
  const [archive, upTo] =
    newest === undefined
      ? ['ARCHIVE', 'There is no backup yet: start the version before this one and run npm run backup -- FOLDER.']
      : [
          join(folder, newest),
          'What was written after that backup is not in it: where there is some, start the version before this one and run npm run backup first.',
        ]
  return new Error(
    `The database in ${dataDir} was made by PostgreSQL ${made}, and this version brings PostgreSQL ${found}, which reads it from a backup:
  npm run restore -- --set-aside ${archive}
The database that is there is renamed, not deleted. ${upTo}`,
  )
}
