import { resolve } from 'node:path'
import { restoreBackup } from '../server/backup/restore.ts'
import { readConfig } from '../server/config.ts'
import { sayManifest } from './backup/say.ts'
import { WrongUse, runCommand, say } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const usage = `Usage: npm run restore -- ARCHIVE [--set-aside]

Restores what npm run backup has written into an empty place: a DATA_DIR with nothing in it, and with DATABASE_URL an empty database. Anything else is refused.
All of the archive is checked before anything is written; what fails leaves the place as it was. The server makes the search index anew at its next start.
  --set-aside  renames the database that lies in DATA_DIR, and restores beside it: after an upgrade to a newer PostgreSQL

Ends with 0 when done, 1 when something failed, 2 for wrong use.`

await runCommand({
  usage,
  options: { 'set-aside': { type: 'boolean', default: false } },
  run: async ({ values, positionals: [archive, ...others] }) => {
    if (archive === undefined || others.length > 0) throw new WrongUse()
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
    return true
  },
})
