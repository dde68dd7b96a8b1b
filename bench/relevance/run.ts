import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SearchFilters } from '../../contract/search.ts'
import { createCases } from '../../server/areas/cases/cases.ts'
import { importSources } from '../../server/areas/cases/import/import-sources.ts'
import { createSearch } from '../../server/areas/search/search.ts'
import { openDatabase } from '../../server/database/open.ts'
import { isMeant, ndcg, readQuestions } from './measure.ts'

/** `npm run bench:relevance`: how well sixty questions of advocates are answered, against the committed baseline. */
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const baselineFile = place('../relevance-baseline.json')
const real = place('../../../shared/real-documents/ke-judgments')
const nobody = '00000000-0000-0000-0000-000000000000'
const say = (line: string) => process.stdout.write(`${line}\n`)
const show = (value: number) => value.toFixed(3)

const { values } = parseArgs({ options: { write: { type: 'boolean' }, answers: { type: 'boolean' } } })
const questions = readQuestions(readFileSync(place('./questions.tsv'), 'utf8'))
if (existsSync(real)) await run()
else say(`Skipped: the real documents are not at ${real}, so relevance is not measured.`)

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-relevance-'))
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  try {
    await importSources(database, [place('../../library/judgments'), place('../../library/landmarks.json'), real])
    const cases = createCases(database)
    const search = createSearch({ database, cases })
    const ask = async (query: string, limit = 10) =>
      (await search.find(nobody, SearchFilters.parse({ query }), { sort: 'relevance', limit, offset: 0 })).results
    const all = await listAll(search)
    const scores: Record<string, number> = {}
    for (const question of questions) {
      const unknown = question.judged.filter((one) => !all.some((answer) => isMeant(one, answer)))
      if (unknown.length > 0) throw new Error(`${question.query}: not in the library: ${unknown.map(({ name }) => name).join('; ')}`)
      const answers = await ask(question.query)
      scores[question.query] = ndcg(question, answers)
      if (values.answers)
        for (const { title, citation } of answers)
          say(`    ${gradeOf(question.query, title, citation)} ${citation ?? ''} ${title.slice(0, 90)}`)
      if (values.answers) say(`${show(scores[question.query]!)}  ${question.query}\n`)
    }
    report(scores, all.length)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function listAll(search: ReturnType<typeof createSearch>) {
  const all = []
  for (let offset = 0; ; offset += 100) {
    const { results } = await search.find(nobody, SearchFilters.parse({}), { sort: 'newest', limit: 100, offset })
    if (results.length === 0) return all
    all.push(...results)
  }
}

/** What a person gave an answer; a dot for one that is not judged. */
function gradeOf(query: string, title: string, citation: string | null) {
  const { judged } = questions.find((one) => one.query === query)!
  return judged.find((one) => isMeant(one, { title, citations: citation ? [citation] : [] }))?.grade ?? '·'
}

function report(scores: Record<string, number>, documents: number) {
  const before = existsSync(baselineFile) ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, number>) : {}
  const mean = (all: number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  for (const [query, score] of Object.entries(scores)) {
    const change = score - (before[query] ?? score)
    if (Math.abs(change) >= 0.0005) say(`${change > 0 ? 'gain' : 'loss'} ${show(Math.abs(change))}  ${show(score)}  ${query}`)
  }
  const both = Object.keys(scores).filter((query) => query in before)
  say(`nDCG@10 ${show(mean(Object.values(scores)))} over ${questions.length} questions and ${documents} documents`)
  if (both.length > 0) say(`baseline ${show(mean(both.map((query) => before[query]!)))}`)
  if (values.write) {
    const rounded = Object.fromEntries(Object.entries(scores).map(([query, score]) => [query, Math.round(score * 1000) / 1000]))
    writeFileSync(baselineFile, `${JSON.stringify(rounded, null, 2)}\n`)
    say('baseline written')
  }
}
