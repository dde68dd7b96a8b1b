import { existsSync, globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Anchor, type Place, findPlace } from '../../server/areas/annotations/anchoring/find-place.ts'
import { type ReadText, readText } from '../../server/areas/annotations/anchoring/read-text.ts'
import { keptPassage } from '../../server/areas/annotations/passage.ts'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { type Random, between, pick, seededRandom } from '../random.ts'
import { type Damaged, both, changeNumbers, changeSpace, changeWords, remove } from './damage.ts'

const folder = fileURLToPath(new URL('../../../shared/real-documents/', import.meta.url))
const { values } = parseArgs({ options: { show: { type: 'boolean', default: false }, every: { type: 'string', default: '1' } } })
const { show } = values
const every = Number(values.every)
const say = (line: string) => void process.stdout.write(`${line}\n`)

interface Scene {
  name: string
  /** The least share that has to be right, where there is one. */
  least: number | null
  damage: (text: string, random: Random) => Damaged
}

const scenes: Scene[] = [
  { name: 'space, NBSP, quotation marks', least: 0.99, damage: changeSpace },
  { name: 'numbering', least: 0.99, damage: changeNumbers },
  { name: 'both', least: 0.99, damage: (text, random) => both(changeSpace(text, random), (next) => changeNumbers(next, random)) },
  { name: '1 % of words', least: 0.95, damage: (text, random) => changeWords(text, random, 0.01) },
  { name: '5 % of words', least: 0.95, damage: (text, random) => changeWords(text, random, 0.05) },
  {
    name: '5 % of words, space, numbering',
    least: 0.95,
    damage: (text, random) =>
      both(
        both(changeWords(text, random, 0.05), (next) => changeSpace(next, random)),
        (next) => changeNumbers(next, random),
      ),
  },
  { name: '10 % of words', least: null, damage: (text, random) => changeWords(text, random, 0.1) },
]

/** A selection as readers make them: a few words, a sentence or two, a paragraph, several paragraphs. */
function select(text: string, words: readonly RegExpExecArray[], random: Random): Place {
  const kind = random()
  const length =
    kind < 0.3
      ? between(random, 2, 6)
      : kind < 0.7
        ? between(random, 8, 30)
        : kind < 0.9
          ? between(random, 40, 150)
          : between(random, 200, 600)
  const first = Math.floor(random() * Math.max(1, words.length - length))
  const last = words[Math.min(words.length - 1, first + length - 1)]!
  const start = words[first]!.index
  const end = last.index + last[0].length
  return { start, end: /^[.,;:]/.test(text.slice(end)) && random() < 0.5 ? end + 1 : end }
}

/** How much of the passage is marked, and how much of what is marked is of the passage, as shares of their letters. */
function compare(text: string, marked: Place, passage: Place): { covered: number; within: number } {
  const letters = (start: number, end: number) => text.slice(start, Math.max(start, end)).replace(/[^\p{L}\p{N}]/gu, '').length
  const shared = letters(Math.max(marked.start, passage.start), Math.min(marked.end, passage.end))
  const share = (all: number) => (all === 0 ? 1 : shared / all)
  return { covered: share(letters(passage.start, passage.end)), within: share(letters(marked.start, marked.end)) }
}

/** `right`: at least four fifths of the passage are marked, and of what is marked; `wrong`: most of what is marked is not the passage. */
interface Counts {
  all: number
  exact: number
  right: number
  partly: number
  orphans: number
  wrong: number
}

async function readTexts(): Promise<{ name: string; text: string }[]> {
  const texts: { name: string; text: string }[] = []
  for (const path of globSync(`${folder}{ke-judgments,uk-tna,au-fca,africa}/**/*.{json,txt,xml,pdf,docx,html}`).sort())
    for await (const item of prepareFile(path, () => {}))
      if ('document' in item && item.document.content && item.document.content.length > 2000)
        texts.push({ name: item.document.caseId, text: item.document.content })
  return texts
}

function anchorsOf(text: string, random: Random, count: number): Anchor[] {
  const words = [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)]
  return Array.from({ length: count }, () => {
    const { quote, prefix, suffix, start_offset, end_offset } = keptPassage(text, select(text, words, random))
    return { quote, prefix, suffix, start: start_offset, end: end_offset }
  })
}

function judge(counts: Counts, name: string, anchor: Anchor, now: ReadText, expected: Place | null, before: ReadText) {
  counts.all += 1
  const place = findPlace(anchor, now, before)
  if (!place) {
    counts.orphans += 1
    return
  }
  const { covered, within } = expected ? compare(now.text, place, expected) : { covered: 0, within: 0 }
  if (Math.min(covered, within) === 1) counts.exact += 1
  if (Math.min(covered, within) >= 0.8) counts.right += 1
  else if (within >= 0.5) counts.partly += 1
  else {
    counts.wrong += 1
    if (show)
      say(
        `WRONG ${name}\n  was  ${JSON.stringify(anchor.prefix)} [${anchor.quote.slice(0, 200)}] ${JSON.stringify(anchor.suffix)}\n  now  ${now.text.slice(Math.max(0, place.start - 32), place.end + 32)}\n  want ${expected && now.text.slice(expected.start, expected.end)}`,
      )
  }
}

const percent = (count: number, all: number) => `${((100 * count) / all).toFixed(2)} %`.padStart(9)
let failed = false
function report(name: string, { all, exact, right, partly, orphans, wrong }: Counts, least: number | null) {
  const good = wrong === 0 && (least === null || right / all >= least)
  if (!good) failed = true
  const shares = [exact, right, partly, orphans].map((count) => percent(count, all)).join('')
  say(
    `${name.padEnd(34)}${String(all).padStart(7)}${shares}${String(wrong).padStart(7)}   ${least === null && wrong === 0 ? '' : good ? 'ok' : 'MISSED'}`,
  )
}
const none = (): Counts => ({ all: 0, exact: 0, right: 0, partly: 0, orphans: 0, wrong: 0 })

if (existsSync(folder)) {
  const texts = (await readTexts()).filter((_, index) => index % every === 0)
  const perText = 40
  say(`${texts.length} real texts, ${perText} passages of each (2 to 600 words)\n`)
  say(`${''.padEnd(34)}${'all'.padStart(7)}${['exact', 'right', 'partly', 'orphans'].map((head) => head.padStart(9)).join('')}  wrong`)
  for (const { name, least, damage } of scenes) {
    const counts = none()
    for (const [index, { name: document, text }] of texts.entries()) {
      const random = seededRandom(1000 + index)
      const anchors = anchorsOf(text, random, perText)
      const damaged = damage(text, random)
      const [before, now] = [readText(text), readText(damaged.text)]
      for (const anchor of anchors)
        judge(counts, `${name} ${document}`, anchor, now, { start: damaged.startOf(anchor.start), end: damaged.endOf(anchor.end) }, before)
    }
    report(name, counts, least)
  }
  for (const [name, most] of [
    ['the passage alone is taken out', 0],
    ['taken out with what is around it', 300],
  ] as const) {
    const gone = none()
    for (const [index, { name: document, text }] of texts.entries()) {
      const random = seededRandom(5000 + index)
      const before = readText(text)
      for (const anchor of anchorsOf(text, random, perText / 4)) {
        const start = Math.max(0, anchor.start - between(random, 0, most))
        const without = remove(text, start, Math.min(text.length, anchor.end + between(random, 0, most)))
        const now = readText(both(without, (next) => changeWords(next, random, pick(random, [0, 0.02, 0.05]))).text)
        judge(gone, `gone ${document}`, anchor, now, null, before)
      }
    }
    report(name, gone, null)
  }

  const long = texts
    .map(({ text }) => text)
    .join('\n\n')
    .slice(0, 190_000)
  const random = seededRandom(9)
  const anchors = anchorsOf(long, random, 500)
  for (const [name, damage] of [
    ['unchanged', (text: string) => remove(text, 0, 0)],
    ['a paragraph put before', (text: string) => ({ text: `A note of the registry.\n\n${text}` })],
    ['space and numbering', (text: string) => scenes[2]!.damage(text, random)],
    ['5 % of words, space, numbering', (text: string) => scenes[5]!.damage(text, random)],
  ] as const) {
    const { text } = damage(long)
    const started = process.cpuUsage()
    const [before, now] = [readText(long), readText(text)]
    for (const anchor of anchors) findPlace(anchor, now, before)
    const { user, system } = process.cpuUsage(started)
    say(`500 annotations, 30,000 words, ${name}: ${Math.round((user + system) / 1000)} ms of processor`)
  }
  if (failed) process.exitCode = 1
} else say(`Skipped: the real documents are not at ${folder}`)
