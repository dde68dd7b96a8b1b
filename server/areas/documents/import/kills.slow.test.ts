import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCitations } from '../../../../bench/add-citations.ts'
import { makeJudgments } from '../../../../bench/corpus.ts'
import type { Database } from '../../../database/open.ts'
import { createTestDatabase, openTestDatabase } from '../../../testing/test-database.ts'
import { importSources } from './import-sources.ts'

const root = join(import.meta.dirname, '../../../..')
const documents = 400
/** How often an import is killed, at moments spread over its time; `TEST_KILLS=200` looks closer. */
const kills = Number(process.env['TEST_KILLS'] ?? 3)

let folder: string
let files: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hukumu-kill-'))
  const judgments = addCitations([...makeJudgments(documents)])
  // One large file, and many small ones of which some disagree with the large one.
  writeFileSync(join(folder, 'all.jsonl'), judgments.map((judgment) => JSON.stringify(judgment)).join('\n'))
  files = [join(folder, 'all.jsonl')]
  for (const [at, judgment] of judgments.slice(0, 60).entries()) {
    const file = join(folder, `${at}.json`)
    writeFileSync(
      file,
      JSON.stringify(
        at % 3 === 0
          ? { ...judgment, content: `${judgment.content}\n\nAnother ending.` }
          : { ...judgment, citation: `[1999] KEHC ${70_000 + at} (KLR)`, date: '1999-01-02' },
      ),
    )
    files.push(file)
  }
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The whole library as text, without what differs from one database to another: ids of rows and times. */
async function readLibrary(database: Database): Promise<string> {
  const queries = [
    `select case_id, kind, identity, title, court_code, court, court_station, document_type, date, citation, case_number, judges, parties, revision, read_fields
     from cases order by case_id`,
    `select d.case_id, r.number, r.content_hash, r.content, r.layout, r.source, r.warnings
     from revisions r join cases d on d.id = r.document_id order by d.case_id, r.number`,
    `select d.case_id, c.position, c.citation, c.key from document_citations c join cases d on d.id = c.document_id order by 1, 2`,
    `select d.case_id, m.position, j.name, j.key, m.title from document_judges m join cases d on d.id = m.document_id join judges j on j.id = m.judge_id order by 1, 2`,
    `select d.case_id, k.key from document_keys k join cases d on d.id = k.document_id order by 1, 2`,
    `select d.case_id, c.position, c.keys, c.verdict, x.case_id as cited, c.start_offset, c.quote_from, c.quote_length, c.antecedents
     from citations c join cases d on d.id = c.citing_id left join cases x on x.id = c.cited_id order by 1, 2`,
    `select d.case_id, k.position, k.key from citation_keys k join cases d on d.id = k.citing_id order by 1, 2, 3`,
    `select d.case_id, s.court, s.date::text, array(select key from judges where id = any (s.judges) order by key) as judges
     from search_entries s join cases d on d.id = s.document_id order by 1`,
    `select d.case_id, h.heading, h.note from search_headings h join cases d on d.id = h.document_id order by 1`,
  ]
  const tables = []
  for (const query of queries) tables.push((await database.pool.query(query)).rows)
  return JSON.stringify(tables)
}

/** Starts the import as its own process and kills it after some time; answers whether it was still running. */
function importAndKill(environment: Record<string, string>, after: number): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/import.ts', ...files], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), after)
  return new Promise((resolve) => {
    child.once('close', (_, signal) => {
      clearTimeout(timer)
      resolve(signal === 'SIGKILL')
    })
  })
}

test('imports killed at any moment and run again end with the library of one clean run', async () => {
  const clean = await openTestDatabase()
  const started = performance.now()
  await importSources(clean, files)
  const took = performance.now() - started
  const expected = await readLibrary(clean)
  await clean.close()

  const lasting = await createTestDatabase()
  let killed = 0
  for (let kill = 0; kill < kills; kill += 1) {
    const share = 0.3 + (0.6 * kill) / Math.max(1, kills - 1)
    if (await importAndKill({ DATABASE_URL: lasting.address }, 1500 + took * share)) killed += 1
  }
  expect(killed).toBeGreaterThan(0)
  const database = await lasting.open()
  await importSources(database, files)
  expect((await readLibrary(database)) === expected).toBe(true)
  const second = await importSources(database, files)
  expect(second).toEqual({ added: 0, updated: 0, unchanged: documents + 60, flagged: 0, withheld: 0, rejected: 0 })
  await database.close()
  await lasting.remove()
})

test('a file of any size is imported in little memory', async () => {
  const large = join(folder, 'large.json')
  const [judgment] = makeJudgments(1)
  const pieces = Array.from({ length: 12_000 }, (_, at) =>
    JSON.stringify({ ...judgment, citation: `[1999] KEHC ${at + 1} (KLR)`, content: judgment!.content.slice(0, 8_000) }),
  )
  writeFileSync(large, `[${pieces.join(',')}]`)
  const script = `import { prepareFile } from './server/areas/documents/import/prepare-file.ts'
    let records = 0, peak = 0
    for await (const item of prepareFile(${JSON.stringify(large)}, () => {})) {
      if ('document' in item) records += 1
      // What the system tells of the most there was begins with what this process had held that started it.
      peak = Math.max(peak, process.memoryUsage.rss())
    }
    console.log(JSON.stringify({ records, peak }))`
  const output = await outputOf(script)
  const { records, peak } = JSON.parse(output) as { records: number; peak: number }
  expect(records).toBe(12_000)
  expect(peak / 1024 / 1024).toBeLessThan(400)
})

function outputOf(script: string): Promise<string> {
  // Without a limit the heap grows as long as there is room, whether it is needed or not.
  const child = spawn(process.execPath, ['--max-old-space-size=128', '--input-type=module-typescript', '-e', script], { cwd: root })
  let output = ''
  child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
  return new Promise((resolve) => child.once('close', () => resolve(output)))
}
