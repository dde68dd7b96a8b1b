import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCitations, readDocument, rebuildGraph } from '../../server/areas/citations/citations.ts'
import { prepare } from '../../server/areas/documents/import/prepare.ts'
import type { PreparedDocument } from '../../server/areas/documents/import/prepared-document.ts'
import { createStore, seedCourts } from '../../server/areas/documents/import/store.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { addCitations } from '../add-citations.ts'
import { makeJudgments } from '../corpus.ts'
import { testReader } from '../../server/testing/test-reader.ts'

const count = Number(parseArgs({ allowPositionals: true }).positionals[0] ?? 10_000)
const atOnce = 100
/** A reader without documents of their own. */
const nobody = testReader('00000000-0000-0000-0000-000000000000')
const say = (line: string) => process.stdout.write(`${line}\n`)

async function measure(database: Database) {
  const judgments = addCitations([...makeJudgments(count)])
  const characters = judgments.reduce((sum, { content }) => sum + content.length, 0)
  say(`${count} judgments, ${(characters / count / 1000).toFixed(1)} thousand characters each`)

  const started = processorTime()
  const prepared = judgments.map((judgment) => {
    const one = prepare({ fields: { ...judgment }, warnings: [] }, 'bench.jsonl', 'json-lines')
    if ('rejected' in one) throw new Error(one.rejected.code)
    return one
  })
  const preparing = processorTime() - started
  const reading = timed(() => prepared.forEach(readAgain))
  const references = prepared.reduce((sum, { graph }) => sum + graph.references.length, 0)
  say(`${(references / count).toFixed(1)} references and ${average(prepared, ({ graph }) => graph.keys.length)} keys a judgment`)
  say(`Preparing: ${each(preparing)} ms a judgment, of which finding what it cites ${each(reading)}`)

  const without = await onFreshDatabase((bare) =>
    storeAll(
      bare,
      prepared.map((one) => Object.assign({}, one, { graph: { keys: [], references: [] } })),
    ),
  )
  const withGraph = await storeAll(database, prepared)
  for (const [label, halves] of Object.entries({ without, with: withGraph }))
    say(`Storing ${label} the graph: ${halves.map((half) => each(half * 2)).join(', then ')} ms a judgment`)

  await database.pool.query('analyze')
  const { rows } = await database.pool.query<{ verdict: string; count: number }>(
    'select verdict, count(*) from citations group by 1 order by 2 desc',
  )
  say(rows.map(({ verdict, count: many }) => `${verdict} ${many}`).join(', '))
  for (const table of ['citations', 'citation_keys', 'document_keys', 'revisions', 'documents']) await printSize(database, table)

  const citations = createCitations({ database, onFailure: (error) => say(String(error)) })
  for (const depth of [1, 2, 3]) await printNetworks(citations, prepared, depth)
  const text = judgments
    .slice(0, 20)
    .map(({ content }) => content)
    .join('\n\n')
  const times: number[] = []
  for (let i = 0; i < 20; i += 1) {
    const at = processorTime()
    await citations.process(text)
    times.push(processorTime() - at)
  }
  const { found, looked_up } = await citations.process(text)
  say(`Process of ${Math.round(text.length / 1000)} thousand characters, ${found} citations, ${looked_up} looked up: ${spreadOf(times)} ms`)

  const rebuilding = processorTime()
  await rebuildGraph(database)
  say(`Rebuilding: ${each(processorTime() - rebuilding)} ms a judgment`)
}

const readAgain = ({ record, citations, content, layout }: PreparedDocument) =>
  readDocument({ ...record, citations: citations.map(({ citation }) => citation) }, content, layout)

/** Milliseconds for the first and the second half. */
async function storeAll(database: Database, prepared: readonly PreparedDocument[]): Promise<number[]> {
  await seedCourts(database)
  const store = createStore(database)
  const half = prepared.length / 2
  const times = [0, 0]
  for (let at = 0; at < prepared.length; at += atOnce) {
    const started = processorTime()
    await store.store(prepared.slice(at, at + atOnce).map((one) => ({ prepared: one, seen: false })))
    times[at < half ? 0 : 1]! += processorTime() - started
  }
  return times
}

async function printNetworks(citations: ReturnType<typeof createCitations>, prepared: readonly PreparedDocument[], depth: number) {
  const times: number[] = []
  let cases = 0
  let edges = 0
  // two landmarks to three others
  const asked = prepared.filter((_, at) => at % Math.floor(count / 20) === 0 || at % Math.floor(count / 31) === 1)
  for (const { caseId } of asked) {
    const at = processorTime()
    const network = await citations.network(nobody, caseId, depth)
    times.push(processorTime() - at)
    cases += network.cases.length
    edges += network.edges.length
  }
  say(
    `Network of depth ${depth}: ${Math.round(cases / asked.length)} cases, ${Math.round(edges / asked.length)} edges, ${spreadOf(times)} ms`,
  )
}

async function printSize({ pool }: Database, table: string) {
  const { rows } = await pool.query<{ rows: number; heap: number; total: number }>(
    `select (select count(*) from ${table}) as rows, pg_table_size('${table}') as heap, pg_total_relation_size('${table}') as total`,
  )
  const { rows: many, heap, total } = rows[0]!
  say(
    `${table}: ${(many / count).toFixed(1)} rows and ${Math.round(total / count)} bytes a judgment, ${Math.round((total - heap) / count)} of them indexes`,
  )
}

/** Milliseconds of processor time, the database's thread included: the same on a busy machine as on an idle one. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function timed(work: () => void): number {
  const started = processorTime()
  work()
  return processorTime() - started
}

const each = (milliseconds: number) => (milliseconds / count).toFixed(2)
const average = <T>(items: readonly T[], of: (item: T) => number) =>
  (items.reduce((sum, item) => sum + of(item), 0) / items.length).toFixed(1)

function spreadOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  return `${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} (p95 ${sorted[Math.floor(sorted.length * 0.95)]!.toFixed(0)})`
}

async function onFreshDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-graph-'))
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  try {
    return await work(database)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

await onFreshDatabase(measure)
