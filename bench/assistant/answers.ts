import { quotePassages } from '../../server/areas/chat/answering/quote-passages.ts'
import { testReader } from '../../server/testing/test-reader.ts'
import { type Place, isPlace, readPlace, rowsOf } from '../passages/labels.ts'
import { openRealLibrary } from '../passages/library.ts'

interface Asked {
  part: string
  kind: string
  question: string
  /** Every paragraph and provision that answers, for each half of the question; none: nothing in the library does. */
  halves: Place[][]
  places: Place[]
}

const readAsked = (file: string): Asked[] =>
  rowsOf(new URL(file, import.meta.url)).map(([part = '', kind = '', question = '', places = '']) => {
    const halves = places === '' ? [] : places.split(' + ').map((half) => half.split('; ').map(readPlace))
    return { part, kind, question, halves, places: halves.flat() }
  })

const nobody = testReader('00000000-0000-0000-0000-000000000000')
const percent = <One>(some: readonly One[], test: (one: One) => boolean) =>
  `${((100 * some.filter(test).length) / Math.max(1, some.length)).toFixed(1)}%`.padStart(6)

/**
 * What the assistant quotes without a model for questions of several kinds of users. They were written before any was asked, the earlier ones from
 * paragraphs and provisions of real documents, the fresh ones knowing only which laws are held, the later ones from paragraphs and provisions picked at
 * random, others of two halves or for the provision that governs; a third is held out: of these only the sums are
 * told. `list` prints what was found for the others.
 */
export async function measureAnswers(print: (line: string) => void, { list, data }: { list: boolean; data?: string | undefined }) {
  const library = await openRealLibrary({ data })
  if (library === null) {
    print('Skipped: the real documents are not there, so answers are not measured.')
    return
  }
  const answers: (Asked & { first: number; quoted: number; isWhole: boolean; isRefused: boolean })[] = []
  for (const asked of [...readAsked('./labels/questions.tsv'), ...readAsked('./labels/unanswered.tsv')]) {
    const { passages } = await library.retrieve(nobody, { question: asked.question, before: [], filters: null, caseId: null })
    const { references } = quotePassages(passages, asked.question)
    const passageOf = ({ id, paragraph, pinpoint }: (typeof references)[number]) =>
      passages.find(({ source }) => source.id === id && source.paragraph === paragraph && source.pinpoint === pinpoint)!
    const first = references.findIndex((one) => asked.places.some((place) => isPlace(passageOf(one), place)))
    const isWhole = asked.halves.every((half) => references.some((one) => half.some((place) => isPlace(passageOf(one), place))))
    answers.push({ ...asked, first, quoted: references.length, isWhole, isRefused: references.length === 0 })
    if (!list || asked.part.endsWith('held out') || (first === 0 && isWhole) || (asked.places.length === 0 && references.length === 0))
      continue
    print(`${asked.places.length === 0 ? 'answered' : first < 0 ? '-' : first + 1}\t${asked.question}`)
    for (const { title, pinpoint } of references) print(`\t\t${title.slice(0, 70)} ${pinpoint}`)
  }
  const held = answers.filter(({ places }) => places.length > 0)
  const unheld = answers.filter(({ places }) => places.length === 0)
  const say = (name: string, some: typeof held) =>
    print(
      `${name.padEnd(15)} a right paragraph quoted ${percent(some, ({ first }) => first >= 0)}, first ${percent(some, ({ first }) => first === 0)}, refused wrongly ${percent(some, ({ isRefused }) => isRefused)} (${some.length})`,
    )
  for (const part of new Set(answers.map((one) => one.part))) {
    say(
      part,
      held.filter((one) => one.part === part),
    )
    const inHalves = held.filter((one) => one.part === part && one.halves.length > 1)
    if (inHalves.length > 0) print(`${''.padEnd(15)} both halves ${percent(inHalves, ({ isWhole }) => isWhole)} (${inHalves.length})`)
    const not = unheld.filter((one) => one.part === part)
    if (not.length > 0) print(`${''.padEnd(15)} refused rightly ${percent(not, ({ isRefused }) => isRefused)} (${not.length})`)
  }
  for (const [kind, some] of Map.groupBy(held, (one) => one.kind)) say(kind, some)
  const { length } = held
  print(`${(answers.reduce((sum, { quoted }) => sum + quoted, 0) / Math.max(1, length)).toFixed(1)} quotes for a question`)
  await library.close()
}
