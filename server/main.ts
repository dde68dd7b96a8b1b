import { createApp } from './app.ts'
import { importSources } from './areas/cases/import/import-sources.ts'
import { createCourts } from './areas/courts/courts.ts'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './database/open.ts'
import { createMail } from './providers/mail.ts'
import { buildWebWhenStale } from '../scripts/build-web.ts'
import { fileURLToPath } from 'node:url'

const samplePaths = ['judgments', 'landmarks.json'].map((name) => fileURLToPath(new URL(`../library/${name}`, import.meta.url)))
const say = (line: string) => process.stdout.write(`${line}\n`)

/** What is open, last opened first. */
const closers: (() => Promise<void>)[] = []
stopOnSignal()

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await closeAll()
  process.exit(1)
}

async function run() {
  const config = readConfig()

  await buildWebWhenStale(say)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onConnectionLost: (error) => process.stderr.write(`Database connection lost: ${error.message}\n`),
  })
  closers.unshift(database.close)
  sayRanking(database)
  if (config.sampleLibrary) await loadSampleLibrary(database)

  const { http, accounts } = await createApp({ config, database, mail: createMail(config) })
  closers.unshift(() => http.close())
  const sample = config.sampleLibrary ? await accounts.createSampleAccount() : null
  const address = await http.listen({ port: config.port, host: config.host })
  const sampleLine = sample ? `\nSample account: ${sample.email}, password ${sample.password}` : ''
  say(`Hukumu is at ${address}${sampleLine}`)
}

async function closeAll() {
  for (const close of closers.splice(0)) await close()
}

/** Closes everything and ends; a second signal ends at once. */
function stopOnSignal() {
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(1)
    stopping = true
    await closeAll()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        process.stderr.write(`${String(error)}\n`)
        process.exit(1)
      })
    })
}

function sayRanking({ kind, ranking }: Database) {
  if (ranking === 'ts_rank')
    say('This PostgreSQL has no pg_textsearch: searches find the same cases, ranked by ts_rank_cd instead of BM25.')
  else if (kind === 'postgresql') say('Searches are ranked by BM25 (pg_textsearch).')
}

async function loadSampleLibrary(database: Database) {
  const { cases } = await createCourts(database).coverage()
  if (cases > 0) return
  say('Loading the sample library …')
  await importSources(database, samplePaths)
}
