import { resolve } from 'node:path'
import { makeBackup } from '../server/backup/make-backup.ts'
import { reachDatabase } from '../server/backup/reach-database.ts'
import { verifyBackup } from '../server/backup/restore.ts'
import { readConfig } from '../server/config.ts'
import { saySize, sayManifest } from './backup/say.ts'
import { WrongUse, runCommand, say, sayProgress } from './run-command.ts'
import { stopOnSignal } from './stop-on-signal.ts'

const usage = `Usage: npm run backup -- FOLDER
       npm run backup -- --verify ARCHIVE

Writes all that there is at one moment (accounts, library, what everybody keeps, uploads and archives) into one file in FOLDER, beside a running
server or without one. The search index is not in it: a server makes it anew. With BACKUP_KEY the file is sealed: whoever loses the key has lost
the backup.
  --verify ARCHIVE  restores it into a database that is made for that and goes afterwards, and compares every row

Ends with 0 when done, 1 when something failed or differs, 2 for wrong use.`

await runCommand({
  usage,
  options: { verify: { type: 'string' } },
  run: ({ values, positionals: [folder, ...others] }) => {
    if ((values.verify === undefined) === (folder === undefined) || others.length > 0) throw new WrongUse()
    const { signal } = stopOnSignal()
    return values.verify === undefined ? backUp(resolve(folder!), signal) : verify(resolve(values.verify), signal)
  },
})

async function backUp(folder: string, signal: AbortSignal): Promise<boolean> {
  const { databaseUrl, dataDir, backups } = readConfig()
  const server = await reachDatabase({ databaseUrl, dataDir })
  const started = performance.now()
  try {
    const order = { address: server.address, dataDir, folder, key: backups.key, reason: 'command', at: new Date() } as const
    const { file, bytes, manifest } = await makeBackup(order, signal, (done) => sayProgress(`${Math.floor(done * 100)}%`)).catch(
      (error: unknown) => {
        throw new Error(`No backup was made in ${folder}: ${(error as Error).message}`, { cause: error })
      },
    )
    sayProgress('')
    sayManifest(manifest)
    say(`${file}: ${saySize(bytes)}${backups.key === '' ? '' : ', sealed'}, in ${((performance.now() - started) / 1000).toFixed(1)} s`)
    return true
  } finally {
    await server.close()
  }
}

async function verify(file: string, signal: AbortSignal): Promise<boolean> {
  const { databaseUrl, dataDir, backups } = readConfig()
  const started = performance.now()
  const { manifest, differences } = await verifyBackup({ file, key: backups.key, databaseUrl, dataDir }, signal)
  differences.forEach(say)
  if (differences.length > 0) {
    process.stderr.write(`The backup does not restore to what was backed up: ${differences.length} differences.\n`)
    return false
  }
  sayManifest(manifest)
  say(`Restored and compared in ${((performance.now() - started) / 1000).toFixed(1)} s: every row and file is as it was backed up.`)
  return true
}
