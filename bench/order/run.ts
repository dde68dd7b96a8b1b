import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { SearchFilters } from '../../contract/search.ts'
import { createCases } from '../../server/areas/cases/cases.ts'
import { createDocuments, importSources } from '../../server/areas/documents/documents.ts'
import { factors } from '../../server/areas/search/engine/factors.ts'
import { authorityFactors } from '../../server/areas/search/plan/order.ts'
import { type Index, createSearch, openIndexThere } from '../../server/areas/search/search.ts'
import { openDatabase } from '../../server/database/open.ts'
import { testReader } from '../../server/testing/test-reader.ts'
import { type Answer, type Question, depth, gradeOf, isMeant, ndcg, readQuestions } from '../relevance/measure.ts'
import { orderByVectors } from './by-vectors.ts'
import { makeFloor } from './floor.ts'

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const real = place('../../../shared/real-documents/ke-judgments')
const abroad = ['uk-tna', 'au-fca'].map((folder) => place(`../../../shared/real-documents/${folder}`))
const nobody = testReader('00000000-0000-0000-0000-000000000000')
const files = ['first', 'fresh', 'later', 'office', 'everyday'] as const
/** A judgment of this grade answers. */
const answering = 2
const isHeldOut = (part: string) => /held.out/.test(part)
const say = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({
  options: {
    answers: { type: 'boolean' },
    without: { type: 'boolean' },
    data: { type: 'string' },
    model: { type: 'string' },
    opensearch: { type: 'string' },
  },
})

interface Asked extends Question {
  file: (typeof files)[number]
  part: string
  kind: string
  /** The paragraphs that answer, as `judgment#place,place` or `judgment#digest`. */
  paragraphs: { name: string; places: number[] | null }[]
}

interface Held extends Answer {
  id: string
  text: string
  paragraphs: { start: number; end: number }[]
}

const linesOf = (file: string) =>
  readFileSync(place(`./labels/${file}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)

function readAsked(): Asked[] {
  return files.flatMap((file) =>
    linesOf(file).map((line): Asked => {
      const [part = '', kind = '', query = '', judged = '', paragraphs = ''] = line.split('\t')
      return {
        file,
        part,
        kind,
        ...readQuestions(`\n${query}\t${judged}`)[0]!,
        paragraphs: paragraphs
          .split('; ')
          .filter(Boolean)
          .map((one) => {
            const at = one.lastIndexOf('#')
            const places = one.slice(at + 1)
            return { name: one.slice(0, at), places: places === 'digest' ? null : places.split(',').map(Number) }
          }),
      }
    }),
  )
}

type Order = (query: string) => Promise<Answer[]>

interface Sums {
  ndcg: number
  answered: number
  first: number
  count: number
}

async function measure(asked: readonly Asked[], order: Order): Promise<Map<string, Sums>> {
  const sums = new Map<string, Sums>()
  for (const one of asked) {
    const answers = (await order(one.query)).slice(0, depth)
    const grades = answers.map((answer) => gradeOf(one, answer) ?? 0)
    const first = grades.indexOf(3)
    for (const name of [
      'all',
      isHeldOut(one.part) ? 'held out' : 'for tuning',
      `${one.file}, ${isHeldOut(one.part) ? 'held out' : 'for tuning'}`,
      one.kind,
    ]) {
      const sum = sums.get(name) ?? { ndcg: 0, answered: 0, first: 0, count: 0 }
      sum.ndcg += ndcg(one, answers)
      sum.answered += grades.some((grade) => grade >= answering) ? 1 : 0
      sum.first += first < 0 ? 0 : 1 / (first + 1)
      sum.count += 1
      sums.set(name, sum)
    }
    if (!values.answers || isHeldOut(one.part)) continue
    say(`${ndcg(one, answers).toFixed(3)}  ${one.query}`)
    answers.forEach(({ citations, title }, i) => say(`    ${grades[i]} ${citations[0] ?? ''} ${title.slice(0, 80)}`))
  }
  return sums
}

const write = ({ ndcg: sum, answered, first, count }: Sums) =>
  `nDCG@${depth} ${(sum / count).toFixed(3)}  answered ${(answered / count).toFixed(3)}  MRR ${(first / count).toFixed(3)}  (${count})`

async function run() {
  const folder = values.data ?? mkdtempSync(join(tmpdir(), 'hukumu-order-'))
  const isMade = values.data !== undefined && existsSync(folder)
  const database = await openDatabase({ databaseUrl: '', dataDir: join(folder, 'data') })
  let index: Index | null = null
  try {
    if (!isMade) await importSources(database, [place('../../library/landmarks.json'), real, ...abroad])
    const cases = createCases({ database, documents: createDocuments(database) })
    if (values.opensearch)
      index = openIndexThere(database, { url: values.opensearch, shards: 2 }, (words) => process.stderr.write(`${words}\n`))
    const search = createSearch({ database, cases, ...(index && { index }) })
    const { rows: held } = await database.pool.query<Held>(
      `select c.case_id as id, c.title, array(select citation from document_citations d where d.document_id = c.id) as citations,
         concat_ws(E'\\n', r.content, c.summary) as text,
         coalesce((select jsonb_agg(jsonb_build_object('start', p -> 0, 'end', p -> 1)) from jsonb_array_elements(r.layout -> 'paragraphs') as p),
           jsonb_build_array(jsonb_build_object('start', 0, 'end', 100000))) as paragraphs
       from cases c join revisions r on r.document_id = c.id and r.number = c.revision join search_entries e on e.document_id = c.id
       where e.jurisdiction in ('KE', 'EA')`,
    )
    const asked = readAsked()
    const unknown = asked.flatMap(({ judged }) => judged.filter((one) => one.grade > 0 && !held.some((row) => isMeant(one, row))))
    if (unknown.length > 0) throw new Error(`not in the library: ${unknown.map(({ name }) => name).join('; ')}`)
    const filters = (query: string) => SearchFilters.parse({ query })
    const page = { limit: depth, offset: 0, snippets: false, suggestions: false }
    const box: Order = async (query) => (await search.find(nobody, filters(query), { sort: 'relevance', ...page })).results
    const floor = makeFloor(held)
    say(`${held.length} judgments and digests, ${asked.length} questions`)
    for (const [title, order] of [
      ['the search box', box],
      ['by meaning', async (query) => (await search.semantic(nobody, filters(query), page)).results],
      ['the floor: BM25, terms of the law, best passages', async (query) => floor.floor(query, depth).map((at) => held[at]!)],
      ['BM25, any word', async (query) => floor.bm25(query, depth).map((at) => held[at]!)],
    ] as [string, Order][]) {
      say(`\n${title}`)
      for (const [name, sums] of await measure(asked, order)) say(`  ${name.padEnd(24)} ${write(sums)}`)
    }
    await measurePassages(asked.filter(({ paragraphs }) => paragraphs.length > 0))
    await measureCards(asked.filter(({ paragraphs }) => paragraphs.some(({ places }) => places !== null)))
    await measureSilence()
    if (values.without) await measureWithout()
    if (values.model) await measureVectors(values.model)

    /** Whether one of the first passages is a paragraph that answers. */
    async function measurePassages(some: readonly Asked[]) {
      say('\npassages: a right paragraph among the first')
      for (const [name, of] of Map.groupBy(some, ({ part }) => (isHeldOut(part) ? 'held out' : 'for tuning'))) {
        const firsts: number[] = []
        for (const { query, paragraphs } of of) {
          const { passages } = await search.passages(nobody, filters(query), depth)
          const at = passages.findIndex(({ case: found, paragraph }) => {
            const one = held.find(({ id }) => id === found.id)
            return paragraphs.some(
              ({ name: wanted, places }) =>
                one !== undefined && isMeant({ name: wanted, grade: 3 }, one) && (places === null || places.includes(paragraph ?? 0)),
            )
          })
          firsts.push(at < 0 ? Number.POSITIVE_INFINITY : at)
        }
        const share = (most: number) => (firsts.filter((at) => at < most).length / firsts.length).toFixed(3)
        say(`  ${name.padEnd(24)} five ${share(5)}  ten ${share(10)}  (${firsts.length})`)
      }
    }

    /** Of the judgments found that hold a paragraph that answers, for how many that is the passage on their card, or one of the three cut for it. */
    async function measureCards(some: readonly Asked[]) {
      say('\ncards: the passage that is shown of a judgment answers')
      for (const [name, of] of Map.groupBy(some, ({ part }) => (isHeldOut(part) ? 'held out' : 'for tuning'))) {
        const sum = { cards: 0, first: 0, any: 0 }
        for (const { query, paragraphs } of of) {
          const { results } = await search.find(nobody, filters(query), { sort: 'relevance', ...page, snippets: true })
          for (const { name: wanted, places } of paragraphs) {
            const row = held.find((one) => isMeant({ name: wanted, grade: 3 }, one))
            const card = results.find(({ id }) => id === row?.id)
            if (places === null || !card) continue
            const shown = card.snippets.map(({ paragraph }) => places.includes(paragraph ?? 0))
            sum.cards += 1
            sum.first += shown[0] ? 1 : 0
            sum.any += shown.includes(true) ? 1 : 0
            if (values.answers && !isHeldOut(name) && !shown[0])
              say(`${query}: ${wanted} shows ${card.snippets.map(({ paragraph }) => paragraph).join(',')}, not ${places.join(',')}`)
          }
        }
        const share = (part: number) => (part / sum.cards).toFixed(3)
        say(`  ${name.padEnd(24)} first ${share(sum.first)}  of three ${share(sum.any)}  (${sum.cards})`)
      }
    }

    /** The order of words, that of vectors, and both, fused in some ways: the way is chosen by what is for tuning. */
    async function measureVectors(model: string) {
      const vectors = await orderByVectors(model, held)
      say(`\nvectors: ${vectors.count} passages, ${vectors.each.toFixed(0)} ms each`)
      const places = new Map(held.map(({ id }, at) => [id, at]))
      const words = new Map<string, number[]>()
      for (const { query } of asked) {
        const { results } = await search.find(nobody, filters(query), { sort: 'relevance', ...page, limit: 50 })
        words.set(
          query,
          results.flatMap(({ id }) => places.get(id) ?? []),
        )
      }
      const ways = [5, 10, 30].flatMap((k) => [0.05, 0.1, 0.2, 0.5].map((weight) => ({ k, weight })))
      for (const [title, order] of [
        ['words', async (query) => words.get(query)!],
        ['vectors', vectors.order],
        ...ways.map((way) => [`both, ${way.weight} at ${way.k}`, (query: string) => vectors.fuse(query, words.get(query)!, way)]),
      ] as [string, (query: string) => Promise<number[]>][]) {
        const sums = await measure(asked, async (query) => (await order(query)).map((at) => held[at]!))
        for (const name of ['for tuning', 'held out']) say(`  ${title.padEnd(18)} ${name.padEnd(12)} ${write(sums.get(name)!)}`)
      }
    }

    async function measureSilence() {
      say('\nquestions that nothing answers: met with silence')
      const lines = linesOf('unanswered').map((line) => line.split('\t') as [string, string])
      for (const [part, of] of Map.groupBy(lines, ([one]) => one)) {
        let silent = 0
        for (const [, query] of of) silent += (await box(query)).length === 0 ? 1 : 0
        say(`  ${part.padEnd(24)} ${silent} of ${of.length}`)
      }
    }

    /** What each factor earns: the order of what is for tuning without it. */
    async function measureWithout() {
      say('\nwithout each factor, for tuning')
      const tuned = asked.filter(({ part }) => !isHeldOut(part))
      const scoreOf = async () => write((await measure(tuned, box)).get('all')!)
      say(`  ${'with all'.padEnd(24)} ${await scoreOf()}`)
      const neutral = {
        court: {},
        abroad: 1,
        mostCited: 0,
        overturned: 1,
        leastShare: 0,
        leastOfBest: 0,
        passages: 0,
        heading: 0,
        together: 0,
      }
      for (const [name, without] of Object.entries(neutral)) {
        const of = (name in factors ? factors : authorityFactors) as unknown as Record<string, unknown>
        const before = of[name]
        of[name] = without
        say(`  ${`without ${name}`.padEnd(24)} ${await scoreOf()}`)
        of[name] = before
      }
    }
  } finally {
    await index?.close()
    await database.close()
    if (values.data === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

if (existsSync(real)) await run()
else say(`Skipped: the real documents are not at ${real}, so the order is not measured.`)
