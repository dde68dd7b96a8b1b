import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeJudgments } from '../corpus.ts'
import { timesOf } from '../measure.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { type BenchServer, runScript, startServer } from '../processes.ts'
import { type Random, pick, seededRandom } from '../random.ts'
import { writeCorpus } from '../write-corpus.ts'
import { type Course, type Sample, courseOf, readMemory } from './memory.ts'
import { type Reader, createReader, isSuccess } from './reader.ts'
import { type Passage, type Work, makeWorks } from './works.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const readers = 12
const minute = 60_000
/** Milliseconds. */
const betweenSamples = 10_000
const betweenImports = 2 * minute
/** What memory may grow by, as a share. */
const mostGrown = 0.1

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '20' },
    'warm-up': { type: 'string', default: '3' },
    documents: { type: 'string', default: '2000' },
    database: { type: 'string' },
  },
})
const documents = Number(values.documents)
const place = await makeOwnDatabase(values.database)
try {
  const { file } = await writeCorpus(documents, place.folder)
  await runScript('scripts/build-web.ts', [], place.environment)
  await runScript('scripts/import.ts', [file], place.environment)
  say(
    `${documents.toLocaleString('en')} judgments, ${values.database ? 'PostgreSQL' : 'embedded'}; ${cpus().length} processors, Node ${process.version}`,
  )
  const server = await startServer(place.environment)
  try {
    process.exitCode = (await soak(server)) ? 0 : 1
  } finally {
    await server.stop()
  }
} finally {
  await place.remove()
}

interface Answered {
  name: string
  status: number
  milliseconds: number
}

async function soak({ address, pid, collect }: BenchServer): Promise<boolean> {
  const random = seededRandom(11)
  const all = await Promise.all(Array.from({ length: readers }, () => createReader(address)))
  const more = judgmentsBeyond(documents)
  const nextJudgment = () => more.next().value!
  const works = makeWorks({ documents, passages: await findPassages(all[0]!), nextJudgment }, random)

  const over = new AbortController()
  const importing = importNow(nextJudgment, over.signal)
  let imported: number
  let answers: Answered[]
  const samples: Sample[] = []
  const held: number[] = []
  try {
    await load(works, all, random, Number(values['warm-up']) * minute)
    held.push(await collect())
    const sampling = takeSamples(address, pid, samples, over.signal)
    answers = await load(works, all, random, Number(values.minutes) * minute)
    over.abort()
    await sampling
    held.push(await collect())
  } finally {
    over.abort()
    imported = await importing
  }
  const answeredAll = showAnswers(answers)
  say(`${imported} judgments came in by the command meanwhile.`)
  return showMemory(samples, held) && answeredAll
}

/** Sends each request at its time, whether or not those before are answered. */
async function load(works: Work[], all: Reader[], random: Random, length: number): Promise<Answered[]> {
  const answers: Answered[] = []
  const pending = new Set<Promise<unknown>>()
  const every = 1000 / Number(values.rate)
  const answer = async ({ name, ask }: Work, due: number) => {
    const { status, text } = await ask(pick(random, all))
    // From when it was due: what a server that stands still keeps waiting waits from there.
    answers.push({ name, status, milliseconds: performance.now() - due })
    if (!isSuccess(status)) say(`${name} answered ${status}: ${text.slice(0, 300)}`)
  }
  const began = performance.now()
  for (let due = began; due < began + length; due += every) {
    const early = due - performance.now()
    if (early > 1) await wait(early)
    const answered = answer(draw(works, random), due)
    pending.add(answered)
    void answered.then(() => pending.delete(answered))
  }
  await Promise.all(pending)
  return answers
}

function draw(works: Work[], random: Random): Work {
  let left = random() * works.reduce((sum, { share }) => sum + share, 0)
  return works.find(({ share }) => (left -= share) < 0) ?? works.at(-1)!
}

function* judgmentsBeyond(count: number) {
  let number = 0
  for (const judgment of makeJudgments(1_000_000)) if ((number += 1) > count) yield judgment
}

/** The beginnings of the newest cases, as text that can be marked. */
async function findPassages(reader: Reader): Promise<Passage[]> {
  const ask = async <A>(path: string): Promise<A> => {
    const { status, text } = await reader.ask('GET', path)
    if (!isSuccess(status)) throw new Error(`${path} answered ${status}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as A
  }
  const passages: Passage[] = []
  for (let offset = 0; offset < 200; offset += 50) {
    const { results } = await ask<{ results: { id: string }[] }>(`/api/cases?limit=50&offset=${offset}`)
    for (const { id } of results) {
      const { content } = await ask<{ content: string }>(`/api/case-detail/${id}/content`)
      passages.push({ case_id: id, text_selection: content.slice(0, 60), start_offset: 0, end_offset: 60 })
    }
  }
  return passages
}

/** Imports a judgment by the command, again and again; answers how many came in. */
async function importNow(nextJudgment: () => object, signal: AbortSignal): Promise<number> {
  const file = join(place.folder, 'one.json')
  let imported = 0
  while (!signal.aborted) {
    writeFileSync(file, JSON.stringify(nextJudgment()))
    await runScript('scripts/import.ts', [file], place.environment)
    imported += 1
    await wait(betweenImports, undefined, { signal }).catch(() => undefined)
  }
  return imported
}

async function takeSamples(address: string, pid: number, samples: Sample[], signal: AbortSignal) {
  while (!signal.aborted) {
    samples.push(await readMemory(address, pid))
    await wait(betweenSamples, undefined, { signal }).catch(() => undefined)
  }
}

/** Says how requests were answered; answers whether all of them with a success. */
function showAnswers(answers: readonly Answered[]): boolean {
  const line = (name: string, some: readonly Answered[]) => {
    const { p50, p95 } = timesOf(some.map(({ milliseconds }) => milliseconds))
    const most = Math.max(...some.map(({ milliseconds }) => milliseconds))
    const failed = Map.groupBy(
      some.filter(({ status }) => !isSuccess(status)),
      ({ status }) => status,
    )
    const failures = [...failed].map(([status, { length }]) => `${length} × ${status || 'unanswered'}`).join(', ')
    say(
      `  ${name.padEnd(18)} ${String(some.length).padStart(6)} ${p50.toFixed(0).padStart(6)} ${p95.toFixed(0).padStart(6)} ${most.toFixed(0).padStart(7)}  ${failures}`,
    )
  }
  say(`\n${''.padEnd(20)} number    p50    p95 longest, milliseconds`)
  for (const [name, some] of Map.groupBy(answers, ({ name }) => name)) line(name, some)
  line('all', answers)
  const failed = answers.filter(({ status }) => !isSuccess(status)).length
  say(failed === 0 ? 'All were answered with a success.' : `NOT MET: ${failed} were not answered with a success.`)
  return failed === 0
}

/** Says how memory went; answers whether it stayed within what it may grow by. */
function showMemory(samples: readonly Sample[], held: readonly number[]): boolean {
  const show = (name: string, { first, last, grown, slope }: Course) => {
    const met = grown <= mostGrown
    say(
      `${name}: ${first.toFixed(0)} MB after the warm-up, ${last.toFixed(0)} MB at the end (${(grown * 100).toFixed(1)} %, ${slope.toFixed(0)} MB an hour)${met ? '' : `; NOT MET: more than ${mostGrown * 100} %`}`,
    )
    return met
  }
  const course = (of: (sample: Sample) => number) => courseOf(samples.map((sample) => ({ at: sample.at, value: of(sample) })))
  say(`\nMemory, ${samples.length} samples: the middle of the first and of the last tenth`)
  const met = [
    show(
      'The server',
      course(({ server }) => server),
    ),
  ]
  if (samples.every(({ beside }) => beside !== null))
    met.push(
      show(
        'PostgreSQL and helpers',
        course(({ beside }) => beside ?? 0),
      ),
    )
  const hours = (Number(values.minutes) * minute) / 3_600_000
  const [first, last] = held as [number, number]
  met.push(show('JavaScript that the main thread keeps', { first, last, grown: last / first - 1, slope: (last - first) / hours }))
  return met.every(Boolean)
}
