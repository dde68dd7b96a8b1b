import { createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { JudgeAnalysis } from '#contract/analytics'
import type { trackPrecedent } from '#contract/citator'
import type { Output } from '#contract/endpoint'
import { courts } from '../corpus.ts'
import { timesOf } from '../measure.ts'
import { type OwnDatabase, makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { type BenchQuery, makeQueries, queryClasses } from '../queries.ts'
import { makeActs, makeCounted } from './library.ts'

/** Of a search page of the same run, in the median. */
const maxTimes = 2
const say = (line: string) => void process.stdout.write(`${line}\n`)

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '50000' },
    database: { type: 'string' },
    data: { type: 'string' },
    library: { type: 'string' },
    rounds: { type: 'string', default: '40' },
  },
})
process.exitCode = (await run(Number(values.documents), Number(values.rounds))) ? 0 : 1

async function run(documents: number, rounds: number): Promise<boolean> {
  const place = await placeOf(values)
  try {
    await runScript('scripts/build-web.ts', [], place.environment)
    if (!place.isMade) await makeLibrary(documents, place)
    const server = await startServer(place.environment)
    try {
      return await measure(server.address, documents, rounds)
    } finally {
      await server.stop()
    }
  } finally {
    await place.remove()
  }
}

interface Place extends OwnDatabase {
  /** The library was made by an earlier run. */
  isMade: boolean
}

/** A database of this run, or one that stays: a folder of the embedded database, or a database of a server. */
async function placeOf({ database, data, library }: typeof values): Promise<Place> {
  if (library) {
    const own = await makeOwnDatabase(undefined)
    return { ...own, environment: { ...own.environment, DATABASE_URL: library }, isMade: await hasTables(library) }
  }
  if (!data) return { ...(await makeOwnDatabase(database)), isMade: false }
  mkdirSync(data, { recursive: true })
  const folder = join(data, 'data')
  return {
    environment: { DATABASE_URL: '', DATA_DIR: folder },
    folder: data,
    remove: async () => undefined,
    isMade: existsSync(folder),
  }
}

async function hasTables(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query("select to_regclass('documents') as found")).rows[0].found !== null
  } finally {
    await client.end()
  }
}

async function makeLibrary(documents: number, { environment, folder }: OwnDatabase) {
  const file = await writeLibrary(documents, folder)
  const acts = makeActs().map(({ name, content }) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  })
  const began = performance.now()
  await runScript('scripts/import.ts', [...acts, file], environment)
  rmSync(file)
  say(`${documents.toLocaleString('en')} judgments, imported in ${Math.round((performance.now() - began) / 1000)} s`)
}

async function writeLibrary(documents: number, folder: string): Promise<string> {
  const file = join(folder, 'judgments.jsonl')
  const stream = createWriteStream(file)
  for (const judgment of makeCounted(documents)) if (!stream.write(`${JSON.stringify(judgment)}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
  return file
}

type Ask = (path: string, body?: object) => Promise<unknown>

async function signedIn(address: string): Promise<Ask> {
  const account = { email: `bench-${crypto.randomUUID()}@hukumu.example`, password: 'bench-password' }
  let token = ''
  const ask: Ask = async (path, body) => {
    const answer = await fetch(`${address}/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  await ask('auth/signup', { ...account, name: 'Bench' })
  token = ((await ask('auth/login', account)) as { access_token: string }).access_token
  return ask
}

function searchPage(ask: Ask, query: BenchQuery): Promise<unknown> {
  const { courts: asked = [], ...rest } = query
  const parameters = new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]))
  for (const court of asked) parameters.append('courts', court)
  const { offset: _offset, ...body } = query
  return Promise.all([ask(`cases?${parameters.toString()}`), ask('search/facets', body)])
}

async function measure(address: string, documents: number, rounds: number): Promise<boolean> {
  const ask = await signedIn(address)
  const makeQuery = makeQueries(documents)
  const judges = (await ask('judges')) as string[]
  const [landmark, second] = ((await ask('cases?sort=most_cited&limit=2')) as { results: [{ id: string }, { id: string }] }).results
  const citing = async ({ id }: { id: string }) =>
    ((await ask(`analytics/precedent-tracking/${id}`)) as Output<typeof trackPrecedent>).total
  say(`The case that is cited most is cited by ${await citing(landmark)} of them, the second by ${await citing(second)}`)
  const court = (round: number) => encodeURIComponent(courts[round % courts.length]![1])
  const judge = (round: number) => encodeURIComponent(judges[(round * 7) % judges.length]!)
  const busiest = encodeURIComponent('High Court')
  const years = Array.from({ length: 10 }, (_, place) => 2015 + place).join(',')
  const pages: Record<string, (round: number) => Promise<unknown>> = {
    'a search page': (round) => searchPage(ask, makeQuery(queryClasses[Math.abs(round) % queryClasses.length]!)),
    'a court': (round) => ask(`analytics/court-tendencies?court=${court(Math.abs(round))}`),
    'the busiest court': () => ask(`analytics/court-tendencies?court=${busiest}`),
    'the busiest court, ten years, one area': () => ask(`analytics/court-tendencies?court=${busiest}&years=${years}&topic=land`),
    'its provisions, asked for after the page': () => ask(`analytics/provisions?court=${busiest}`),
    'the same, ten years, one area': () => ask(`analytics/provisions?court=${busiest}&years=${years}&topic=land`),
    'a judge': (round) => ask(`analytics/judge/${judge(Math.abs(round))}/analysis`),
    'the case that is cited most': () => ask(`analytics/precedent-tracking/${landmark.id}`),
    'the second': () => ask(`analytics/precedent-tracking/${second.id}`),
    'the cases behind a figure': () => ask(`cases?courts=${busiest}&years=2010&endings=favorable`),
  }
  const { total_cases: held, provisions } = (await pages['a judge']!(0)) as JudgeAnalysis
  if (held === 0 || provisions.length === 0) throw new Error('The judge that is asked for has no figures: the library was not counted')
  const times = new Map<string, number[]>(Object.keys(pages).map((name) => [name, []]))
  // In turn, so that what else the machine does falls on all; the first rounds plan the statements.
  for (let round = -5; round < rounds; round += 1)
    for (const [name, page] of Object.entries(pages)) {
      const began = performance.now()
      await page(round)
      if (round >= 0) times.get(name)!.push(performance.now() - began)
    }
  const allowed = maxTimes * timesOf(times.get('a search page')!).p50
  let met = true
  for (const [name, taken] of times) {
    const { p50, p95 } = timesOf(taken)
    met &&= p50 <= allowed
    say(
      `${name.padEnd(44)} p50 ${p50.toFixed(1).padStart(7)} ms, p95 ${p95.toFixed(1).padStart(7)} ms  ${p50 <= allowed ? 'met' : 'NOT MET'}`,
    )
  }
  return met
}
