import { parseArgs } from 'node:util'
import { openLibrary } from './library.ts'
import { marks, measure } from './measure.ts'
import { isClean, kinds } from './planted.ts'

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, show: { type: 'boolean', default: false } } })
const seed = Number(values.seed)
const { show } = values
const say = (line: string) => void process.stdout.write(`${line}\n`)

const library = await openLibrary()
say(
  `${library.sources.length} cases to cite, ${library.sources.filter(({ passages }) => passages.length > 0).length} with passages to quote, ${library.acts.length} Acts`,
)
if (!library.hasReal) say('The real documents are not beside the repository: the sample library alone is used.')
const { found, misses } = await measure(library, library.check, seed)
let passed = true
for (const kind of kinds) {
  const { planted, mark } = marks[kind]
  const ok = isClean(kind) ? found[kind] <= mark : found[kind] >= mark
  passed &&= ok
  const words = isClean(kind)
    ? `${found[kind]} false alarms in ${planted} ${kind === 'provision' ? 'provisions that exist' : kind === 'clean' ? 'clean passages' : 'true statements'} (at most ${mark})`
    : `${found[kind]} of ${planted} found (at least ${mark})`
  say(`${kind.padEnd(26)} ${words.padEnd(52)} ${ok ? 'met' : 'NOT MET'}`)
}
if (show) {
  for (const { kind, how, text } of misses.filter(({ isHeld }) => isHeld !== true))
    say(`\n${isClean(kind) ? 'false alarm' : 'missed'}: ${kind}, ${how}\n${text}`)
  say(`\n${misses.filter(({ isHeld }) => isHeld === true).length} more are of paragraphs whose labels are held out`)
}
await library.close()
process.exit(passed ? 0 : 1)
