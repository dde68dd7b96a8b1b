import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { GivenFilters } from '#contract/saved-searches'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createDocuments } from '../../server/areas/documents/documents.ts'
import { createSearch } from '../../server/areas/search/search.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { jobsStorage } from '../../server/jobs/jobs.ts'
import { addCitations } from '../add-citations.ts'
import { type SyntheticJudgment, courts, makeJudgments, makeMaterial } from '../corpus.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { pick, seededRandom } from '../random.ts'
import { type NaiveSearch, makeSearch, readJudgment } from './naive.ts'

const held = 500
const say = (line: string) => void process.stdout.write(`${line}\n`)
const count = (value: number) => Math.round(value).toLocaleString('en')

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '10000' },
    accounts: { type: 'string', default: '500' },
    searches: { type: 'string', default: '2000' },
    watches: { type: 'string', default: '2000' },
    database: { type: 'string' },
  },
})
await run(Number(values.documents), Number(values.accounts), Number(values.searches), Number(values.watches), values.database)

async function run(documents: number, accounts: number, searches: number, watches: number, databaseServer: string | undefined) {
  const place = await makeOwnDatabase(databaseServer)
  const open = () => openDatabase({ databaseUrl: place.environment.DATABASE_URL, dataDir: place.environment.DATA_DIR, visit: true })
  try {
    const judgments = addCitations([...makeJudgments(held + documents)])
    const [before, arriving] = [judgments.slice(0, held), judgments.slice(held)]
    await runScript('scripts/build-web.ts', [], place.environment)
    await runScript('scripts/import.ts', [await write(before, join(place.folder, 'before.jsonl'))], place.environment)
    const kept = await withDatabase(open, (database) => keep(database, { accounts, searches, watches }))
    const file = await write(arriving, join(place.folder, 'arriving.jsonl'))
    const server = await startServer(place.environment)
    try {
      const started = Date.now()
      await runScript('scripts/import.ts', [file], place.environment)
      const ended = Date.now()
      await withDatabase(open, async (database) => {
        await allTold(database)
        const told = await lastNotice(database)
        say(`${count(documents)} judgments imported in ${count((ended - started) / 1000)} s beside the server`)
        say(`last notice ${(Math.max(0, told - ended) / 1000).toFixed(1)} s after the end of the import`)
        await compare(database, kept, arriving)
      })
    } finally {
      await server.stop()
    }
  } finally {
    await place.remove()
  }
}

async function withDatabase<T>(open: () => Promise<Database>, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

async function write(judgments: readonly SyntheticJudgment[], file: string): Promise<string> {
  const stream = createWriteStream(file)
  for (const judgment of judgments) if (!stream.write(`${JSON.stringify(judgment)}\n`)) await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
  return file
}

/** Nothing waits and nothing runs any more. */
async function allTold(database: Database) {
  const jobs = jobsStorage(database.sql)
  while ((await jobs.countOpen('dispatcher')) > 0) await wait(100)
}

/** When somebody was last told something: milliseconds. Other jobs may still have run then. */
async function lastNotice(database: Database): Promise<number> {
  const { rows } = await database.pool.query<{ at: Date }>('select max(created_at) as at from notifications')
  return rows[0]!.at.getTime()
}

interface Kept {
  searches: (NaiveSearch & { id: string })[]
  watches: { id: string; kind: string; target: string; citation: string | null }[]
}

/** A judgment as it is recorded. */
interface Recorded {
  citation: string
  court: string
  station: string
}

/** Accounts with what they keep, put straight into the database: to sign them up over HTTP would measure passwords. */
async function keep(
  database: Database,
  { accounts, searches, watches }: Record<'accounts' | 'searches' | 'watches', number>,
): Promise<Kept> {
  const random = seededRandom(16)
  const { vocabulary } = makeMaterial()
  const cases = createCases({ database, documents: createDocuments(database) })
  const { arrivals } = createSearch({ database, cases })
  const { rows: users } = await database.pool.query<{ id: string }>(
    `insert into users (email, email_key, name, password_hash, role, created_at)
     select 'bench-' || n || '@hukumu.example', 'bench-' || n || '@hukumu.example', 'Bench', 'x', 'user', now() from generate_series(1, $1::integer) n returning id`,
    [accounts],
  )
  const { rows: known } = await database.pool.query<Recorded & { id: string }>(
    'select case_id as id, citation, court, court_station as station from cases order by id',
  )
  // As the library calls them: some are corrected when they come.
  const names = [...new Set(known.map(({ court }) => court))].filter((court) => courts.some(([, name]) => name === court))
  const stations = [...new Set(known.map(({ station }) => station))]
  const kept: Kept = { searches: [], watches: [] }
  for (let number = 0; number < searches; number += 1) {
    const search = makeSearch(random, vocabulary, names)
    const filters = GivenFilters.parse({ courts: search.court === null ? [] : [search.court] })
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into saved_searches (user_id, name, query, filters, sort, alert_enabled, alert_frequency, stems, after_document, created_at, updated_at)
       values ($1, $2, $2, $3, 'relevance', true, 'monthly', $4, (select max(id) from documents), now(), now()) returning id`,
      [users[number % accounts]!.id, search.query, JSON.stringify(filters), arrivals.stemsOfSearch(search.query)],
    )
    kept.searches.push({ ...search, id: rows[0]!.id })
  }
  for (let number = 0; number < watches; number += 1) {
    const found = pick(random, known)
    const [kind, target] = (
      [
        ['case', found.id],
        ['case', found.id],
        ['court', pick(random, names)],
        ['court', pick(random, stations)],
      ] as const
    )[number % 4]!
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into watches (user_id, kind, target, frequency, after_document, created_at)
       values ($1, $2, $3, 'monthly', (select max(id) from documents), now()) on conflict do nothing returning id`,
      [users[number % accounts]!.id, kind, target],
    )
    if (rows[0]) kept.watches.push({ id: rows[0].id, kind, target, citation: kind === 'case' ? found.citation : null })
  }
  say(
    `${count(accounts)} accounts, ${count(kept.searches.length)} searches, ${count(kept.watches.length)} watches; ${count(known.length)} judgments held`,
  )
  return kept
}

/** What was matched and told, against what reads everything. */
async function compare(database: Database, { searches, watches }: Kept, arriving: readonly SyntheticJudgment[]) {
  const { rows } = await database.pool.query<{ by: string; citation: string; times: number }>(
    `select coalesce(m.saved_search_id, m.watch_id)::text as by, d.citation, count(*)::integer as times
     from watch_matches m join documents d on d.id = m.document_id group by 1, 2`,
  )
  const matched = new Map<string, Set<string>>()
  for (const { by, citation } of rows) matched.set(by, (matched.get(by) ?? new Set()).add(citation))
  const twice = rows.filter(({ times }) => times > 1).length
  const read = arriving.map(readJudgment)
  const { rows: recorded } = await database.pool.query<Recorded>('select citation, court, court_station as station from cases')
  const record = new Map(recorded.map((one) => [one.citation, one]))
  let [expected, missed, wrong] = [0, 0, 0]
  const look = (id: string, holds: (one: (typeof read)[number]) => boolean, isWhole: boolean) => {
    const found = matched.get(id) ?? new Set<string>()
    const right = new Set(read.filter(holds).map(({ judgment }) => judgment.citation))
    expected += right.size
    for (const citation of right) if (!found.has(citation)) missed += 1
    if (isWhole) for (const citation of found) if (!right.has(citation)) wrong += 1
  }
  for (const { id, holds } of searches) look(id, holds, true)
  for (const { id, kind, target, citation } of watches) {
    // A case is cited in other ways, too; those are found beside the ones that are certain.
    if (kind === 'case') look(id, ({ judgment }) => judgment.content.includes(citation!), false)
    else
      look(
        id,
        ({ judgment }) => {
          const { court, station } = record.get(judgment.citation)!
          return court === target || station === target
        },
        true,
      )
  }
  const { rows: told } = await database.pool.query<{ untold: number }>(
    `select count(*)::integer as untold from (
       select m.saved_search_id from watch_matches m left join notifications n on n.saved_search_id = m.saved_search_id
       where m.saved_search_id is not null group by m.saved_search_id having count(distinct m.document_id) <> coalesce(max(n.found + n.old), 0)
     ) one`,
  )
  say(
    `${count(expected)} matches expected, ${missed} missed, ${wrong} too many, ${twice} twice; notices with another figure: ${told[0]!.untold}`,
  )
  if (missed + wrong + twice + told[0]!.untold > 0) process.exitCode = 1
}
