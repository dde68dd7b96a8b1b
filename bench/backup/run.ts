import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { readSizes } from '../sizes.ts'
import { writeCorpus } from '../write-corpus.ts'

const { values } = parseArgs({ options: { documents: { type: 'string', default: '3000' }, database: { type: 'string' } } })
const documents = Number(values.documents)
const say = (line: string) => process.stdout.write(`${line}\n`)
const count = (value: number) => Math.round(value).toLocaleString('en')
/** A whole library, as the Judiciary has given it: judgments. */
const whole = 150_000

const place = await makeOwnDatabase(values.database)
const target = await makeOwnDatabase(values.database)
try {
  const { words, file } = await writeCorpus(documents, place.folder)
  say(`${count(documents)} judgments of ${count(words / documents)} words on average; ${cpus().length} processors, Node ${process.version}`)
  await runScript('scripts/build-web.ts', [], place.environment)
  await runScript('scripts/import.ts', [file], place.environment)
  const { tables, text } = await readSizes(place.environment)
  say(`Text ${count(text)} MB, tables ${count(tables)} MB`)

  const server = await startServer(place.environment)
  const [plain, sealed] = ['plain', 'sealed'].map((name) => join(place.folder, name)) as [string, string]
  try {
    await measure('Backup', plain, 'scripts/backup.ts', [plain], place.environment)
    await measure('Sealed', sealed, 'scripts/backup.ts', [sealed], { ...place.environment, BACKUP_KEY: randomBytes(32).toString('hex') })
  } finally {
    await server.stop()
  }
  const [name = ''] = readdirSync(plain)
  await measure('Restored', null, 'scripts/restore.ts', [join(plain, name)], target.environment)
  await measure('Compared', null, 'scripts/backup.ts', ['--verify', join(plain, name)], place.environment)
} finally {
  await target.remove()
  await place.remove()
}

async function measure(what: string, folder: string | null, script: string, args: string[], environment: Record<string, string>) {
  const started = performance.now()
  const { watched } = await runScript(script, args, environment)
  const seconds = (performance.now() - started) / 1000
  const of = (value: number) => (value * whole) / documents
  const processor = (watched?.processor ?? 0) / 1000
  const bytes = folder === null ? null : statSync(join(folder, readdirSync(folder)[0]!)).size
  say(
    `${what.padEnd(9)} ${seconds.toFixed(1)} s, ${processor.toFixed(1)} s of it processor of the command; memory ${count(watched?.mostMemory ?? 0)} MB at most` +
      `; of ${count(whole)} ${(of(seconds) / 60).toFixed(0)} minutes` +
      (bytes === null ? '' : `; ${(bytes / 1e6).toFixed(1)} MB, of ${count(whole)} ${(of(bytes) / 1e9).toFixed(1)} GB`),
  )
}
