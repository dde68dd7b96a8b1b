import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { signIn } from '../client.ts'
import { type ByClass, type Times, asking, measureAlone, measureTogether } from '../measure.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { makeQueries, queryClasses } from '../queries.ts'
import { readSizes } from '../sizes.ts'
import type { Watched } from '../watch.ts'
import { writeCorpus } from '../write-corpus.ts'

const clientsTogether = 8
const say = (line: string) => process.stdout.write(`${line}\n`)
const count = (value: number) => Math.round(value).toLocaleString('en')

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    database: { type: 'string' },
    data: { type: 'string' },
    requests: { type: 'string', default: '60' },
  },
})
if (values.data) await searchOnly(Number(values.documents), Number(values.requests), values.data)
else await run(Number(values.documents), Number(values.requests), values.database)

async function searchOnly(documents: number, requests: number, folder: string) {
  const server = await startServer({ DATABASE_URL: '', DATA_DIR: folder })
  try {
    await measureSearches(server, documents, requests)
  } finally {
    await server.stop()
  }
}

async function run(documents: number, requests: number, databaseServer: string | undefined) {
  const place = await makeOwnDatabase(databaseServer)
  try {
    const { words, file } = await writeCorpus(documents, place.folder)
    say(
      `${count(documents)} judgments of ${count(words / documents)} words on average; ${cpus().length} processors, Node ${process.version}`,
    )
    // Else the server would build the screens first, and its memory would be that of the build.
    await runScript('scripts/build-web.ts', [], place.environment)
    const server = await startServer(place.environment)
    try {
      await measureImport(server.watch, file, documents, place.environment)
      await measureSearches(server, documents, requests)
    } finally {
      await server.stop()
    }
  } finally {
    await place.remove()
  }
}

async function measureImport(
  watch: () => Promise<Watched>,
  file: string,
  documents: number,
  environment: { DATABASE_URL: string; DATA_DIR: string },
) {
  await watch()
  const started = performance.now()
  const { output, watched } = await runScript('scripts/import.ts', [file], environment)
  const seconds = (performance.now() - started) / 1000
  const beside = await watch()
  const sizes = await readSizes(environment)
  const last = output.trim().split('\n').at(-1) ?? ''
  say(`Import, until everything is searchable: ${seconds.toFixed(1)} s, ${(documents / seconds).toFixed(0)} a second (${last})`)
  say(`  memory: import ${count(watched?.mostMemory ?? 0)} MB, server ${count(beside.mostMemory)} MB at most`)
  say(`  the server's event loop was late by ${beside.longest.toFixed(0)} ms at most (p99 ${beside.p99.toFixed(0)} ms)`)
  say(`Size: text ${count(sizes.text)} MB, tables ${count(sizes.tables)} MB, indexes ${count(sizes.indexes)} MB`)
}

async function measureSearches(server: { address: string; watch: () => Promise<Watched> }, documents: number, requests: number) {
  const makeQuery = makeQueries(documents)
  const clients = await Promise.all(Array.from({ length: clientsTogether }, () => signIn(server.address)))
  await server.watch()
  showAlone(await measureAlone(clients[0]!, makeQuery, requests))
  const alone = await server.watch()
  const together = await measureTogether(clients, makeQuery, requests)
  const crowded = await server.watch()
  say(`\n${clientsTogether} clients at once, all classes in turn (milliseconds, answers a second)`)
  for (const what of asking)
    say(`  ${what.padEnd(10)} ${write(together[what])}  ${together[what].perSecond.toFixed(0).padStart(5)} a second`)
  say(
    `\nThe server's event loop was late by ${alone.longest.toFixed(0)} ms at most alone, ${crowded.longest.toFixed(0)} ms with ${clientsTogether} clients`,
  )
  say(`Server memory: ${count(crowded.memory)} MB, at most ${count(crowded.mostMemory)} MB`)
}

function write({ p50, p95 }: Times): string {
  return `${p50.toFixed(1).padStart(7)} /${p95.toFixed(1).padStart(7)}`
}

function showAlone(measured: ByClass) {
  say(`\nOne client (p50 / p95, milliseconds)\n  ${''.padEnd(22)} ${asking.map((what) => what.padStart(16)).join('')}`)
  for (const kind of queryClasses) say(`  ${kind.padEnd(22)} ${asking.map((what) => write(measured[kind][what])).join('')}`)
}
