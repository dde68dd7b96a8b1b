import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { keyOfTitle } from '#citations/law/act-key'
import { importSources } from '../../server/areas/documents/documents.ts'
import { createSearchLaw, openIndexHere } from '../../server/areas/search/search.ts'
import { openDatabase } from '../../server/database/open.ts'
import { testReader } from '../../server/testing/test-reader.ts'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const statutes = place('../../../shared/real-statutes/ke-statutes')
const guides = place('../../library/law')
const reader = testReader('00000000-0000-0000-0000-000000000000')
const depth = 10
const say = (line: string) => void process.stdout.write(`${line}\n`)
const { values } = parseArgs({ options: { data: { type: 'string' }, answers: { type: 'boolean' } } })

const questions = readFileSync(place('./questions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [part = '', question = '', provisions = ''] = line.split('\t')
    return { part, question, wanted: provisions.split('; ').map(named) }
  })

function named(label: string): string {
  const [title = '', eid = ''] = label.split('~')
  return `${keyOfTitle(title)}~${eid}`
}

async function run() {
  const folder = values.data ?? mkdtempSync(join(tmpdir(), 'hukumu-law-words-'))
  const isMade = values.data !== undefined && existsSync(folder)
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  try {
    if (!isMade) await importSources(database, [statutes, guides])
    const { find } = createSearchLaw({ database, index: openIndexHere(database) })
    await find(reader, 'words', { asAt: null, act: null, unit: null }, { limit: 1, offset: 0 })
    const asked: { part: string; recall: number; first: boolean }[] = []
    const times: number[] = []
    for (const { part, question, wanted } of questions) {
      const began = performance.now()
      const { results, total } = await find(reader, question, { asAt: null, act: null, unit: null }, { limit: depth, offset: 0 })
      times.push(performance.now() - began)
      const found = results.map(({ act, eid }) => `${keyOfTitle(act.title)}~${eid}`)
      const recall = wanted.filter((one) => found.includes(one)).length / wanted.length
      asked.push({ part, recall, first: wanted.includes(found[0] ?? '') })
      if (!values.answers || part !== 'tuning') continue
      say(`${recall.toFixed(2)}  ${found.findIndex((one) => wanted.includes(one)) + 1 || '-'} of ${total}  ${question}`)
      if (recall < 1) for (const { act, eid, heading } of results) say(`        ${act.title} ${eid} ${heading ?? ''}`)
    }
    for (const [part, some] of Map.groupBy(asked, (one) => one.part)) {
      const mean = (of: (one: (typeof some)[number]) => number) => some.reduce((sum, one) => sum + of(one), 0) / some.length
      const answered = mean(({ recall }) => Number(recall > 0))
      say(
        `${part.padEnd(9)} recall@${depth} ${mean(({ recall }) => recall).toFixed(3)}  answered ${answered.toFixed(3)}  first ${mean(({ first }) => Number(first)).toFixed(3)}  (${some.length})`,
      )
    }
    say(`median ${times.toSorted((one, other) => one - other)[times.length >> 1]!.toFixed(0)} ms`)
  } finally {
    await database.close()
    if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

if (existsSync(statutes)) await run()
else say('skipped: the real Acts are not beside the repository')
