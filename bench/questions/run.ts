import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SearchFilters } from '../../contract/search.ts'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createDocuments, importSources } from '../../server/areas/documents/documents.ts'
import { createSearch } from '../../server/areas/search/search.ts'
import { openDatabase } from '../../server/database/open.ts'
import { testReader } from '../../server/testing/test-reader.ts'
import { makeBm25 } from '../known-item/bm25.ts'
import { type Answer, type Question, depth, gradeOf, isMeant, ndcg, readQuestions } from '../relevance/measure.ts'

/**
 * `npm run bench:questions`: sixty questions as five kinds of users type them into the search box, of Kenyan judgments and digests, in a library that
 * also holds judgments from abroad. They were written from paragraphs that were read, before any search; what three rankers found was graded by hand
 * without knowing which of them found it. Half of them are for tuning; of the others only the sums are ever printed. `--answers` prints those of the
 * first half one by one. Twenty fresh ones, of paragraphs that none of the sixty is of, were asked when the search was made, and are for tuning since. Thirty-two
 * later ones, of other paragraphs again, are halved anew: the search was changed by the first half, and the second was asked before and after. `--data FOLDER`
 * keeps the library there for the next run.
 */
const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const real = place('../../../shared/real-documents/ke-judgments')
const abroad = ['uk-tna', 'au-fca'].map((folder) => place(`../../../shared/real-documents/${folder}`))
const nobody = testReader('00000000-0000-0000-0000-000000000000')
/** A judgment of this grade answers. */
const answering = 2
/** The parts of the first sixty questions, and those whose answers may be looked at. */
const first = new Set(['tuning', 'held-out'])
const tuned = new Set(['tuning', 'fresh', 'later tuning'])
const say = (line: string) => process.stdout.write(`${line}\n`)

interface Asked extends Question {
  part: string
  kind: string
}

interface Score {
  asked: Asked
  ndcg: number
  isAnswered: boolean
}

const { values } = parseArgs({ options: { answers: { type: 'boolean' }, data: { type: 'string' } } })

async function run() {
  const lines = ['./questions.tsv', './fresh.tsv', './later.tsv'].flatMap((file) =>
    readFileSync(place(file), 'utf8').trimEnd().split('\n').slice(1),
  )
  const asked = lines.map((line): Asked => {
    const [part = '', kind = '', ...question] = line.split('\t')
    return { part, kind, ...readQuestions(`\n${question.join('\t')}`)[0]! }
  })
  const folder = values.data ?? mkdtempSync(join(tmpdir(), 'hukumu-questions-'))
  const isMade = values.data !== undefined && existsSync(folder)
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  try {
    if (!isMade) await importSources(database, [place('../../library/landmarks.json'), real, ...abroad])
    const search = createSearch({ database, cases: createCases({ database, documents: createDocuments(database) }) })
    const filters = (query: string) => SearchFilters.parse({ query })
    const page = { limit: depth, offset: 0 }
    const { rows } = await database.pool.query<{ title: string; citations: string[]; text: string }>(
      `select c.title, array(select citation from document_citations d where d.document_id = c.id) as citations,
         concat_ws(' ', c.title, c.summary, r.content) as text
       from cases c join revisions r on r.document_id = c.id and r.number = c.revision join search_entries e on e.document_id = c.id
       where e.jurisdiction = 'KE'`,
    )
    const unknown = asked.flatMap(({ judged }) => judged.filter((one) => !rows.some((row) => isMeant(one, row))))
    if (unknown.length > 0) throw new Error(`not in the library: ${unknown.map(({ name }) => name).join('; ')}`)
    const bm25 = makeBm25(new Map(rows.map(({ text }, i) => [String(i), text])))
    const box = async (query: string) => (await search.find(nobody, filters(query), { sort: 'relevance', ...page })).results
    say(`${rows.length} Kenyan judgments and digests, ${asked.length} questions`)
    report('the search box', await scoresOf(asked, box), true)
    report('by meaning', await scoresOf(asked, async (query) => (await search.semantic(nobody, filters(query), page)).results))
    report('BM25, any word', await scoresOf(asked, async (query) => bm25(query, depth).map((key) => rows[Number(key)]!)))
  } finally {
    await database.close()
    if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

async function scoresOf(asked: Asked[], ask: (query: string) => Promise<Answer[]>): Promise<Score[]> {
  const scores: Score[] = []
  for (const one of asked) {
    const answers = await ask(one.query)
    const grades = answers.map((answer) => gradeOf(one, answer))
    scores.push({ asked: one, ndcg: ndcg(one, answers), isAnswered: grades.some((grade) => (grade ?? 0) >= answering) })
    if (!values.answers || !tuned.has(one.part)) continue
    say(`${ndcg(one, answers).toFixed(3)}  ${one.query}`)
    answers.forEach(({ citations, title }, i) => say(`    ${grades[i] ?? '·'} ${citations[0] ?? ''} ${title.slice(0, 80)}`))
  }
  return scores
}

function report(title: string, scores: Score[], withKinds = false) {
  say(`\n${title}`)
  const line = (name: string, some: Score[]) => {
    const answered = some.filter(({ isAnswered }) => isAnswered).length / some.length
    const mean = some.reduce((sum, one) => sum + one.ndcg, 0) / some.length
    say(`  ${name.padEnd(14)} answered among the first ${depth} ${answered.toFixed(3)}  nDCG@${depth} ${mean.toFixed(3)}  (${some.length})`)
  }
  const sixty = scores.filter(({ asked }) => first.has(asked.part))
  line('all sixty', sixty)
  for (const [part, some] of Map.groupBy(scores, ({ asked }) => asked.part)) line(part, some)
  if (withKinds) for (const [kind, some] of Map.groupBy(sixty, ({ asked }) => asked.kind)) line(kind, some)
}

if (existsSync(real)) await run()
else say(`Skipped: the real documents are not at ${real}, so questions are not measured.`)
