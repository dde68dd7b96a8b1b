import { createWriteStream, existsSync, globSync, mkdirSync, statSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Client, signIn } from '../client.ts'
import { makeJudgments } from '../corpus.ts'
import { timesOf } from '../measure.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { type BenchQuery, type QueryClass, makeQueries } from '../queries.ts'
import { type Peer, buildPeer, startPeer } from './peer.ts'

const { values } = parseArgs({
  options: {
    jars: { type: 'string' },
    documents: { type: 'string', default: '20000' },
    requests: { type: 'string', default: '60' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const source = fileURLToPath(new URL('../../../shared/search-index', import.meta.url))
/** What both can answer. */
const classes = [
  'one common word',
  'one rare word',
  'two words',
  'a question',
  'phrase',
  'word, court and dates',
] as const satisfies QueryClass[]
const clientsTogether = 8
const warmUp = 8

if (!values.jars || !existsSync(join(source, 'LucenePeer.java')))
  say('Skipped: Lucene or its program is not here; --help says what it takes.')
else await run(Number(values.documents), Number(values.requests), values.jars)

async function run(documents: number, requests: number, jars: string) {
  const place = await makeOwnDatabase(undefined)
  try {
    const file = join(place.folder, 'judgments.jsonl')
    await writeCorpus(documents, file)
    await runScript('scripts/build-web.ts', [], place.environment)
    const folder = join(place.folder, 'lucene')
    mkdirSync(folder)
    const at = { source, jars, folder }
    const built = await buildPeer(at, file)
    const server = await startServer(place.environment)
    const started = performance.now()
    await runScript('scripts/import.ts', [file], place.environment)
    const imported = (performance.now() - started) / 1000
    const peer = await startPeer(at)
    try {
      const clients = await Promise.all(Array.from({ length: clientsTogether }, () => signIn(server.address)))
      say(
        `${documents.toLocaleString('en')} judgments; import ${imported.toFixed(0)} s, Lucene's build ${built.toFixed(0)} s: ${(imported / built).toFixed(2)}`,
      )
      await measurePages(clients[0]!, peer, makeQueries(documents), requests)
      await measureTogether(clients, peer, makeQueries(documents, 2), requests)
      const { mostMemory } = await server.watch()
      say(`\nmemory: server ${mostMemory.toFixed(0)} MB at most, Lucene ${peer.memory().toFixed(0)} MB`)
      say(`disk: database and index ${megabytes(join(place.folder, 'data'))} MB, Lucene ${megabytes(join(folder, 'index'))} MB`)
    } finally {
      await peer.stop()
      await server.stop()
    }
  } finally {
    await place.remove()
  }
}

async function writeCorpus(documents: number, file: string) {
  const stream = createWriteStream(file)
  let id = 0
  for (const judgment of makeJudgments(documents))
    if (!stream.write(`${JSON.stringify({ id: (id += 1), ...judgment })}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
}

function wholePage(client: Client, query: BenchQuery): Promise<unknown> {
  return Promise.all([client.results(query), client.facets(query)])
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** One reader, each query of both by turns, so that what else the machine does falls on both. */
async function measurePages(client: Client, peer: Peer, makeQuery: (kind: QueryClass) => BenchQuery, requests: number) {
  say(`\nA whole page, p50 / p95 ms           ours            Lucene          ratio`)
  for (const kind of classes) {
    const [ours, theirs]: [number[], number[]] = [[], []]
    for (let i = -warmUp; i < requests; i += 1) {
      const query = makeQuery(kind)
      const [own, other] = [await timed(() => wholePage(client, query)), await timed(() => peer.page(query))]
      if (i < 0) continue
      ours.push(own)
      theirs.push(other)
    }
    const [a, b] = [timesOf(ours), timesOf(theirs)]
    const show = ({ p50, p95 }: typeof a) => `${p50.toFixed(1).padStart(6)} /${p95.toFixed(1).padStart(6)}`
    say(`  ${kind.padEnd(30)} ${show(a)}  ${show(b)}  ${(a.p50 / b.p50).toFixed(2)} / ${(a.p95 / b.p95).toFixed(2)}`)
  }
}

/** Eight at once, all classes in turn: pages a second. */
async function measureTogether(clients: Client[], peer: Peer, makeQuery: (kind: QueryClass) => BenchQuery, requests: number) {
  const queries = Array.from({ length: requests * classes.length }, (_, i) => makeQuery(classes[i % classes.length]!))
  const perSecond = async (ask: (client: Client, query: BenchQuery) => Promise<unknown>) => {
    const left = [...queries]
    const started = performance.now()
    await Promise.all(
      clients.map(async (client) => {
        for (let query = left.pop(); query; query = left.pop()) await ask(client, query)
      }),
    )
    return (queries.length * 1000) / (performance.now() - started)
  }
  const theirs = await perSecond((_, query) => peer.page(query))
  const ours = await perSecond(wholePage)
  say(
    `\n${clientsTogether} readers at once: ${ours.toFixed(0)} pages a second, Lucene ${theirs.toFixed(0)}: ${(ours / theirs).toFixed(2)} times`,
  )
}

/** What the files of a folder take. */
function megabytes(folder: string): string {
  const bytes = globSync('**/*', { cwd: folder }).reduce((sum, name) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    return sum + (found?.isFile() ? found.size : 0)
  }, 0)
  return (bytes / 1_000_000).toFixed(0)
}
