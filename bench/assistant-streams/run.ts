import { fork } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Client, signIn } from '../client.ts'
import { makeJudgments } from '../corpus.ts'
import { timesOf } from '../measure.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { type BenchServer, runScript, startServer } from '../processes.ts'
import { makeQueries, queryClasses } from '../queries.ts'
import { between, pick, seededRandom } from '../random.ts'
import { type Came, askInStream } from './ask.ts'
import type { Sent } from './endpoint.ts'

/** Milliseconds after the endpoint's first piece, and after the end of a sentence; how many times as long a search may take. */
const most = { checking: 150, words: 300, times: 1.5 }
const metOrNot = (met: boolean) => (met ? 'met' : 'NOT MET')
const say = (line: string) => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '3000' },
    database: { type: 'string' },
    streams: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '12' },
  },
})
process.exitCode = (await run()) ? 0 : 1

async function run(): Promise<boolean> {
  const documents = Number(values.documents)
  const place = await makeOwnDatabase(values.database)
  const endpoint = fork(join(import.meta.dirname, 'endpoint.ts'))
  try {
    const [address] = (await once(endpoint, 'message')) as [string]
    const sent = new Map<string, Sent>()
    endpoint.on('message', (told: Sent) => sent.set(told.question, told))
    await runScript('scripts/build-web.ts', [], place.environment)
    await runScript('scripts/import.ts', [await writeLibrary(documents, place.folder)], place.environment)
    say(`${documents.toLocaleString('en')} judgments, ${values.database ? 'PostgreSQL' : 'embedded'}; ${cpus().length} processors`)
    const server = await startServer({ ...place.environment, LLM_BASE_URL: address })
    try {
      return await measure(server, documents, sent)
    } finally {
      await server.stop()
    }
  } finally {
    endpoint.disconnect()
    await place.remove()
  }
}

async function writeLibrary(documents: number, folder: string): Promise<string> {
  const file = join(folder, 'judgments.jsonl')
  const stream = createWriteStream(file)
  for (const judgment of makeJudgments(documents)) if (!stream.write(`${JSON.stringify(judgment)}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
  return file
}

/** Questions in the words of some paragraph, none twice. */
function makeQuestions(documents: number): () => string {
  const random = seededRandom(7)
  const sample = [...makeJudgments(Math.min(documents, 300))]
  const asked = new Set<string>()
  return () => {
    const words = pick(random, pick(random, sample).content.split('\n\n'))
      .replace(/^\d+\. /, '')
      .split(/[\s.]+/)
    const from = between(random, 0, Math.max(0, words.length - 12))
    const question = words.slice(from, from + 12).join(' ')
    if (asked.has(question)) return `${question} ${asked.size}`
    asked.add(question)
    return question
  }
}

async function signUp(address: string): Promise<string> {
  const account = { email: `bench-${crypto.randomUUID()}@hukumu.example`, password: 'bench-password' }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer.json()
  }
  await post('signup', { ...account, name: 'Bench' })
  return ((await post('login', account)) as { access_token: string }).access_token
}

async function measure({ address, watch }: BenchServer, documents: number, sent: ReadonlyMap<string, Sent>): Promise<boolean> {
  const tokens: string[] = []
  for (let account = 0; account < 5; account += 1) tokens.push(await signUp(address))
  const makeQuestion = makeQuestions(documents)
  const ask = (nth: number) => askInStream(address, tokens[nth % tokens.length]!, makeQuestion())

  const alone: Came[] = []
  for (let nth = 0; nth < 6; nth += 1) alone.push(await ask(nth))
  let met = showStreams('one stream', alone.slice(1), sent)

  const searchers = [await signIn(address), await signIn(address)]
  const makeQuery = makeQueries(documents)
  await search(searchers, makeQuery, 4000)
  const streams = Number(values.streams)
  const crowded: Came[] = []
  const rounds: { without: number[]; beside: number[] }[] = []
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const seconds = Number(values.seconds) * 1000
    const without = await search(searchers, makeQuery, seconds)
    const over = new AbortController()
    const asking = Array.from({ length: streams }, async (_, nth) => {
      // They begin one after another, as people ask; each asks again once it has its answer.
      await wait(nth * 150)
      while (!over.signal.aborted) crowded.push(await ask(nth))
    })
    await wait(streams * 150)
    await watch()
    const beside = await search(searchers, makeQuery, seconds)
    const { p99, longest, processor } = await watch()
    over.abort()
    await Promise.all(asking)
    rounds.push({ without, beside })
    const [a, b] = [timesOf(without), timesOf(beside)]
    say(
      `round ${round + 1}: search alone p50 ${a.p50.toFixed(1)}, p95 ${a.p95.toFixed(1)} ms; beside ${streams} streams p50 ${b.p50.toFixed(1)}, p95 ${b.p95.toFixed(1)} ms: ${(b.p95 / a.p95).toFixed(2)} times (event loop late p99 ${p99.toFixed(0)}, at most ${longest.toFixed(0)} ms; ${(processor / seconds).toFixed(2)} processors)`,
    )
  }
  met = showStreams(`${streams} streams`, crowded, sent) && met
  const times = rounds.map(({ without, beside }) => timesOf(beside).p95 / timesOf(without).p95).toSorted((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)]!
  say(
    `search p95 beside ${streams} streams: ${median.toFixed(2)} times that without, median of ${times.length} rounds (${times[0]!.toFixed(2)} to ${times.at(-1)!.toFixed(2)}); ${metOrNot(median <= most.times)} (${most.times})`,
  )
  return met && median <= most.times
}

/** Searches of every class in turn, each client one after another with a pause, for some milliseconds: how long each took. */
async function search(clients: Client[], makeQuery: ReturnType<typeof makeQueries>, milliseconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + milliseconds
  let asked = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < end) {
        const query = makeQuery(queryClasses[(asked += 1) % queryClasses.length]!)
        const began = performance.now()
        await client.results(query)
        times.push(performance.now() - began)
        await wait(20)
      }
    }),
  )
  return times
}

/** How soon 'being checked' and the words of each sentence came, beside when they were sent. */
function showStreams(name: string, came: readonly Came[], sent: ReadonlyMap<string, Sent>): boolean {
  const checking: number[] = []
  const words: number[] = []
  let [struck, unmatched] = [0, 0]
  for (const one of came) {
    const told = sent.get(one.question)
    struck += one.struck
    if (!told || told.ends.length !== one.words.length + one.struck) {
      unmatched += 1
      continue
    }
    checking.push(one.checking - told.first)
    if (one.struck === 0) one.words.forEach((at, nth) => words.push(at - told.ends[nth]!))
  }
  const line = (what: string, late: number[], allowed: number) => {
    const { p50, p95 } = timesOf(late)
    say(
      `${name}: ${what} after p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, at most ${Math.max(...late).toFixed(1)} ms of ${late.length}; ${metOrNot(p95 <= allowed)} (${allowed} ms)`,
    )
    return p95 <= allowed
  }
  const seconds = (of: (one: Came) => number) => {
    const { p50, p95 } = timesOf(came.map(of))
    return `p50 ${(p50 / 1000).toFixed(1)}, p95 ${(p95 / 1000).toFixed(1)} s`
  }
  say(
    `${name}: ${came.length} answers; passages found after ${seconds(({ found }) => found)}, the whole answer after ${seconds(({ took }) => took)}; ${struck} sentences struck, ${unmatched} answers without a match`,
  )
  return [line("'being checked'", checking, most.checking), line('the words of a sentence', words, most.words)].every(Boolean)
}
