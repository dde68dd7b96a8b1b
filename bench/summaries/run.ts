import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readParagraphs } from '../../server/areas/documents/documents.ts'
import { prepareFile } from '../../server/areas/documents/import/prepare-file.ts'
import { type Figures, type Outcome, type ReadByHand, addFigures, countNonSpace, measureSummary } from './measure.ts'

const documents = fileURLToPath(new URL('../../../shared/real-documents/', import.meta.url))
const hands = JSON.parse(readFileSync(new URL('./read-by-hand.json', import.meta.url), 'utf8')) as ReadByHand[]

const say = (line: string) => process.stdout.write(`${line}\n`)
const share = (part: number, whole: number) => (whole === 0 ? '     –' : `${((100 * part) / whole).toFixed(1)}%`.padStart(6))
const row = (name: string, { found, right, expected, met }: Figures) =>
  `${name.padEnd(44)} ${share(right, found)} right of ${String(found).padStart(3)} given   ${share(met, expected)} of ${String(expected).padStart(3)} expected`

async function measure(hand: ReadByHand): Promise<Outcome> {
  for await (const item of prepareFile(documents + hand.file, () => {})) {
    if (!('document' in item) || item.document.content === null) break
    const { content, layout } = item.document
    if (countNonSpace(content, content.length) !== hand.chars) throw new Error(`${hand.file} has another text than the one that was read`)
    return measureSummary({ content, parts: layout.parts, paragraphs: readParagraphs(layout) }, hand)
  }
  throw new Error(`${hand.file} holds no judgment with a text`)
}

if (existsSync(documents)) {
  const outcomes: Outcome[] = []
  for (const hand of hands) {
    const outcome = await measure(hand)
    outcomes.push(outcome)
    const name = hand.file.split('/').at(-1)!.slice(0, 36)
    say(row(`${name} orders`, outcome.orders))
    say(row(`${name} holdings`, outcome.holdings))
  }
  say('')
  say(row(`${hands.length} judgments: orders`, addFigures(outcomes.map(({ orders }) => orders))))
  say(row(`${hands.length} judgments: holdings`, addFigures(outcomes.map(({ holdings }) => holdings))))
  const whole = outcomes.filter(({ orders, holdings }) => orders.met === orders.expected && holdings.met > 0).length
  say(`${whole} of ${hands.length} summaries have every order and a decisive holding`)
} else say(`Skipped: the real documents are not at ${documents}, so summaries are not measured.`)
process.exit(0)
