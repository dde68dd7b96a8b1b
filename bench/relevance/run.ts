import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SearchFilters } from '../../contract/search.ts'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createDocuments, importSources } from '../../server/areas/documents/documents.ts'
import { createSearch } from '../../server/areas/search/search.ts'
import { openDatabase } from '../../server/database/open.ts'
import { type Answer, type Judged, type Question, depth, gradeOf, isMeant, ndcg, readQuestions } from './measure.ts'
import { testReader } from '../../server/testing/test-reader.ts'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const baselineFile = place('../relevance-baseline.json')
const real = place('../../../shared/real-documents/ke-judgments')
const abroad = ['uk-tna', 'au-fca'].map((folder) => place(`../../../shared/real-documents/${folder}`))
const nobody = testReader('00000000-0000-0000-0000-000000000000')
const say = (line: string) => process.stdout.write(`${line}\n`)
const show = (value: number) => value.toFixed(3)

type Scores = Record<string, number>
type Baseline = Record<string, Scores>

const { values } = parseArgs({ options: { write: { type: 'boolean' }, answers: { type: 'boolean' } } })
const questions = readQuestions(readFileSync(place('./questions.tsv'), 'utf8'))
const sources = readQuestions(readFileSync(place('./similar.tsv'), 'utf8'))
if (existsSync(real)) await run()
else say(`Skipped: the real documents are not at ${real}, so relevance is not measured.`)

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-relevance-'))
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  try {
    await importSources(database, [place('../../library/judgments'), place('../../library/landmarks.json'), real])
    const search = createSearch({ database, cases: createCases({ database, documents: createDocuments(database) }) })
    const filters = (asked: object) => SearchFilters.parse(asked)
    const page = { limit: depth, offset: 0 }
    const all = await listAll(search)
    say(`${all.length} documents`)
    const like = async (citation: string) => {
      const [source] = (await search.find(nobody, filters({ citation }), { sort: 'relevance', limit: 1, offset: 0 })).results
      return (await search.similar(nobody, source!.id, depth)).results
    }
    const before: Baseline = existsSync(baselineFile) ? (JSON.parse(readFileSync(baselineFile, 'utf8')) as Baseline) : {}
    const find = async (query: string) => (await search.find(nobody, filters({ query }), { sort: 'relevance', ...page })).results
    const mean = async (query: string) => (await search.semantic(nobody, filters({ query }), page)).results
    const attainable = withoutInvented(sources, all)
    const after: Baseline = {
      words: await measure('search by every word', questions, find, all, before['words'] ?? {}),
      meaning: await measure('search by meaning', questions, mean, all, before['meaning'] ?? {}),
      similar: await measure('cases like one, every label', sources, like, all, before['similar'] ?? {}),
      similarAttainable: await measure(
        'cases like one, without invented answers',
        attainable,
        like,
        all,
        before['similarAttainable'] ?? {},
      ),
      wordsBeside: {},
      meaningBeside: {},
    }
    // Kenyan questions in a library that also holds judgments of other countries, which answer none of them.
    await importSources(database, abroad)
    after['wordsBeside'] = await measure('search by every word, beside courts abroad', questions, find, all, before['wordsBeside'] ?? {})
    after['meaningBeside'] = await measure('search by meaning, beside courts abroad', questions, mean, all, before['meaningBeside'] ?? {})
    if (values.write) {
      writeFileSync(baselineFile, `${JSON.stringify(after, null, 2)}\n`)
      say('baseline written')
    }
  } finally {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * An invented case is like no real one: a judged one that the library must not answer with is none of the answers. Both figures are told, since
 * leaving a label out raises the figure without the search being any better.
 */
function withoutInvented(asked: Question[], all: { title: string; citations: string[]; sample: boolean }[]): Question[] {
  const caseOf = (one: Judged) => all.find((answer) => isMeant(one, answer))
  return asked.map((question) =>
    caseOf({ name: question.query, grade: 0 })?.sample
      ? question
      : { ...question, judged: question.judged.filter((one) => !caseOf(one)?.sample) },
  )
}

/** Asks every question and tells how well it is answered, what gained and lost, and how much of that a person has judged. */
async function measure(title: string, asked: Question[], ask: (query: string) => Promise<Answer[]>, all: Answer[], before: Scores) {
  const scores: Scores = {}
  let shown = 0
  let unjudged = 0
  say(`\n${title}`)
  for (const question of asked) {
    const unknown = question.judged.filter((one) => !all.some((answer) => isMeant(one, answer)))
    if (unknown.length > 0) throw new Error(`${question.query}: not in the library: ${unknown.map(({ name }) => name).join('; ')}`)
    const answers = await ask(question.query)
    const grades = answers.map((answer) => gradeOf(question, answer))
    shown += grades.length
    unjudged += grades.filter((grade) => grade === null).length
    const score = Math.round(ndcg(question, answers) * 1000) / 1000
    scores[question.query] = score
    if (values.answers) {
      answers.forEach((answer, i) => say(`    ${grades[i] ?? '·'} ${answer.citations[0] ?? ''} ${answer.title.slice(0, 90)}`))
      say(`${show(score)}  ${question.query}\n`)
    }
    const change = score - (before[question.query] ?? score)
    if (Math.abs(change) >= 0.0005) say(`${change > 0 ? 'gain' : 'loss'} ${show(Math.abs(change))}  ${show(score)}  ${question.query}`)
  }
  const known = Object.keys(scores).filter((query) => query in before)
  const baseline = known.length === 0 ? '' : `, baseline ${show(average(known.map((query) => before[query]!)))}`
  say(`nDCG@${depth} ${show(average(Object.values(scores)))} over ${asked.length} questions${baseline}`)
  for (const half of [0, 1]) {
    const some = asked.filter((_, i) => i % 2 === half).map(({ query }) => scores[query]!)
    say(`  ${half === 0 ? 'home    ' : 'held out'} ${show(average(some))} over ${some.length}`)
  }
  say(`judged answers ${asked.flatMap(({ judged }) => judged).length}; of ${shown} answers shown, ${unjudged} not judged`)
  return scores
}

function average(all: number[]) {
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

async function listAll(search: ReturnType<typeof createSearch>) {
  const all = []
  for (let offset = 0; ; offset += 100) {
    const { results } = await search.find(nobody, SearchFilters.parse({}), { sort: 'newest', limit: 100, offset })
    if (results.length === 0) return all
    all.push(...results)
  }
}
