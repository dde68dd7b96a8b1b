import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from '../server/backup/restore.ts'
import { readConfig } from '../server/config.ts'
import { say, sayManifest } from './backup/say.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const usage = `Usage: npm run restore -- ARCHIVE [--set-aside]

Restores what npm run backup has written into an empty place: a DATA_DIR with nothing in it, and with DATABASE_URL an empty database. Anything else is refused.
All of the archive is checked before anything is written; what fails leaves the place as it was. The server makes the search index anew at its next start.
  --set-aside  renames the database that lies in DATA_DIR, and restores beside it: after an upgrade to a newer PostgreSQL

Ends with 0 when done, 1 when something failed, 2 for wrong use.`

process.exitCode = await run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return 1
})

async function run(args: string[]): Promise<number> {
  const read = readArguments(args)
  if (!read) return 2
  const { values, positionals } = read
  if (values.help) {
    say(usage)
    return 0
  }
  const [archive, ...others] = positionals
  if (archive === undefined || others.length > 0) {
    process.stderr.write(`${usage}\n`)
    return 2
  }
  const { databaseUrl, dataDir, backups } = readConfig()
  const started = performance.now()
  const { manifest, putAside } = await restoreBackup(
    {
      file: resolve(archive),
      key: backups.key,
      databaseUrl,
      dataDir,
      setAside: values['set-aside'],
      onTable: (name, rows) => {
        if (process.stdout.isTTY) say(`${name}: ${rows.toLocaleString('en-GB')} rows`)
      },
    },
    stopOnSignal().signal,
  )
  sayManifest(manifest)
  if (putAside !== null) say(`The database that was there lies in ${putAside}: delete it once all is well.`)
  say(
    `Restored in ${((performance.now() - started) / 1000).toFixed(1)} s, every sum as it was backed up. npm start makes the search index anew.`,
  )
  return 0
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { 'set-aside': { type: 'boolean', default: false }, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}\n`)
    return null
  }
}
