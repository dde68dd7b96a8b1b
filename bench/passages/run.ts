import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createRetrieval } from '../../server/areas/chat/chat.ts'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createDocuments, importSources } from '../../server/areas/documents/documents.ts'
import { createSearch } from '../../server/areas/search/search.ts'
import { openDatabase } from '../../server/database/open.ts'
import { testReader } from '../../server/testing/test-reader.ts'

/**
 * `npm run bench:passages`: questions of several kinds of users about real Kenyan judgments, each with the paragraphs that answer it by the
 * court's own numbers. They were written from paragraphs that were drawn at random and read, before anything was searched; only ids stand here.
 * Half are for tuning; of the others only the sums are printed. `--data FOLDER` keeps the library there for the next run.
 */
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const real = place('../../../shared/real-documents/ke-judgments')
const nobody = testReader('00000000-0000-0000-0000-000000000000')
const print = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({ options: { data: { type: 'string' }, answers: { type: 'boolean' } } })

interface Asked {
  part: string
  question: string
  /** Words of the title, and the number of the paragraph. */
  labels: { title: string; number: string }[]
}

const asked = readFileSync(place('./questions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line): Asked => {
    const [part = '', , question = '', labels = ''] = line.split('\t')
    const read = labels
      .split('; ')
      .map((label) => ({ title: label.slice(0, label.lastIndexOf('=')), number: label.slice(label.lastIndexOf('=') + 1) }))
    return { part, question, labels: read }
  })

async function run() {
  const folder = values.data ?? mkdtempSync(join(tmpdir(), 'hukumu-passages-'))
  const isMade = values.data !== undefined && existsSync(folder)
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  try {
    if (!isMade) await importSources(database, [place('../../library/landmarks.json'), real])
    const cases = createCases({ database, documents: createDocuments(database) })
    const search = createSearch({ database, cases })
    const retrieve = createRetrieval({ cases, search, findProvisions: () => Promise.resolve([]) })
    const found: { part: string; place: number; isCase: boolean }[] = []
    const times: number[] = []
    for (const { part, question, labels } of asked) {
      const began = performance.now()
      const { passages } = await retrieve(nobody, { question, before: [], filters: null, caseId: null })
      times.push(performance.now() - began)
      const at = passages.findIndex(({ source }) =>
        labels.some(({ title, number }) => source.title.includes(title) && source.number === number),
      )
      const isCase = passages.some(({ source }) => labels.some(({ title }) => source.title.includes(title)))
      found.push({ part, place: at, isCase })
      if (values.answers && part === 'tuning') {
        print(`${at < 0 ? (isCase ? 'case' : '-') : at + 1}\t${question}`)
        if (at < 0) for (const { source } of passages) print(`\t\t${source.title.slice(0, 60)} ${source.pinpoint}`)
      }
    }
    for (const [part, some] of [['all', found] as const, ...Map.groupBy(found, ({ part: of }) => of)]) {
      const within = (first: number) => some.filter(({ place: at }) => at >= 0 && at < first).length / some.length
      const ofCase = some.filter(({ isCase }) => isCase).length / some.length
      print(
        `${part.padEnd(10)} recall@3 ${within(3).toFixed(3)}  recall@10 ${within(10).toFixed(3)}  case among them ${ofCase.toFixed(3)}  (${some.length})`,
      )
    }
    print(`median ${times.toSorted((a, b) => a - b)[times.length >> 1]!.toFixed(0)} ms`)
  } finally {
    await database.close()
    if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

if (existsSync(real)) await run()
else print(`Skipped: the real documents are not at ${real}, so retrieval is not measured.`)
