import { parseArgs } from 'node:util'
import { SearchFilters } from '../../contract/search.ts'
import type { Search } from '../../server/areas/search/search.ts'
import { testReader } from '../../server/testing/test-reader.ts'
import { isCaseOf, isOfPlace, isPlace, readQuestions, readUnanswered } from './labels.ts'
import { openRealLibrary } from './library.ts'

const { values } = parseArgs({ options: { data: { type: 'string' }, shared: { type: 'string' }, answers: { type: 'boolean' } } })
/** Cases of a list that somebody looks at. */
const maxListed = 10
const nobody = testReader('00000000-0000-0000-0000-000000000000')
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Found {
  part: string
  /** The place of the first passage that answers; -1 where none does. */
  first: number
  isOfPlace: boolean
  isRefused: boolean
}

function printSums(name: string, some: readonly Found[]) {
  const share = (test: (one: Found) => boolean) => (some.filter(test).length / some.length).toFixed(3)
  const within = (most: number) => share(({ first }) => first >= 0 && first < most)
  print(
    `${name.padEnd(12)} recall@3 ${within(3)}  recall@10 ${within(10)}  case or Act among them ${share((one) => one.isOfPlace)}  refused ${share(({ isRefused }) => isRefused)}  (${some.length})`,
  )
}

/** Search by meaning for the same questions: at which place the first case stands of which a paragraph answers. */
async function printSearch(search: Search) {
  const found: { part: string; first: number }[] = []
  for (const { part, question, places, before } of readQuestions()) {
    if (before.length > 0 || places.every(({ kind }) => kind === 'provision')) continue
    const { results } = await search.semantic(nobody, SearchFilters.parse({ query: question }), { limit: maxListed, offset: 0 })
    found.push({ part, first: results.findIndex((one) => places.some((answering) => isCaseOf(one, answering))) })
  }
  for (const [part, some] of [['all', found] as const, ...Map.groupBy(found, ({ part: of }) => of)]) {
    const mean = (of: (first: number) => number) => (some.reduce((sum, { first }) => sum + of(first), 0) / some.length).toFixed(3)
    const rank = mean((first) => (first < 0 ? 0 : 1 / (first + 1)))
    print(
      `search by meaning, ${part}: the case first ${mean((first) => Number(first === 0))}, among ten ${mean((first) => Number(first >= 0))}, reciprocal rank ${rank} (${some.length})`,
    )
  }
}

async function run() {
  const library = await openRealLibrary(values)
  if (library === null) {
    print('Skipped: the real documents are not there, so retrieval is not measured.')
    return
  }
  const { retrieve, search } = library
  const meaning = await search.meaning.state()
  if (meaning !== null) print(`by words and by the vectors of ${meaning.model}: ${meaning.passages} passages of ${meaning.embedded} cases`)
  try {
    const found: Found[] = []
    const times: number[] = []
    const ask = async (question: string, before: string[] = []) => {
      const began = performance.now()
      const { passages } = await retrieve(nobody, { question, before, filters: null, caseId: null })
      times.push(performance.now() - began)
      return passages
    }
    for (const { part, question, places, before } of readQuestions()) {
      const passages = await ask(question, before)
      const first = passages.findIndex((one) => places.some((answering) => isPlace(one, answering)))
      const isOf = passages.some((one) => places.some((answering) => isOfPlace(one, answering)))
      found.push({ part, first, isOfPlace: isOf, isRefused: passages.length === 0 })
      if (values.answers && part === 'tuning') {
        print(`${first < 0 ? (isOf ? 'case' : '-') : first + 1}\t${[...before, question].join(' / ')}`)
        if (first < 0 || first > 9) for (const { source } of passages) print(`\t\t${source.title.slice(0, 60)} ${source.pinpoint}`)
      }
    }
    printSums('all', found)
    for (const [part, some] of Map.groupBy(found, ({ part: of }) => of)) printSums(part, some)
    const refused: { part: string; isRefused: boolean }[] = []
    for (const { part, question } of readUnanswered()) {
      const passages = await ask(question)
      refused.push({ part, isRefused: passages.length === 0 })
      if (values.answers && part === 'tuning' && passages.length > 0) {
        print(`answered\t${question}`)
        for (const { source } of passages.slice(0, 3)) print(`\t\t${source.title.slice(0, 60)} ${source.pinpoint}`)
      }
    }
    await printSearch(search)
    for (const [part, some] of Map.groupBy(refused, ({ part: of }) => of))
      print(`not held, ${part}: ${some.filter(({ isRefused }) => isRefused).length} of ${some.length} said to be`)
    print(`median ${times.toSorted((a, b) => a - b)[times.length >> 1]!.toFixed(0)} ms`)
  } finally {
    await library.close()
  }
}

await run()
