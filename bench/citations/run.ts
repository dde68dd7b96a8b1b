import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { GROUPS, type Figures, type Outcome, type Passage, compare, figuresOf, kindsIn } from './measure.ts'
import { measureForms } from './measure-forms.ts'
import { measurePointing } from './pointing-back.ts'
import { measureSpeed } from './speed.ts'

const PASSAGES = new URL('../../../shared/citations-labelled/passages.jsonl', import.meta.url)
const BASELINE = new URL('../citations-baseline.json', import.meta.url)

const {
  positionals: [given],
  values: { write },
} = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
const source = given ?? PASSAGES

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`.padStart(8)
const row = (name: string, { right, extra, missed, precision, recall }: Figures): string =>
  `${name.padEnd(30)} ${percent(precision)} ${percent(recall)} ${String(right).padStart(7)} ${String(extra).padStart(7)} ${String(missed).padStart(7)}`

const changes = (title: string, before: readonly string[], now: readonly string[]): void => {
  const known = new Set(before)
  const fresh = now.filter((key) => !known.has(key))
  say(`${title}: ${fresh.length}`)
  for (const key of fresh) say(`  ${key}`)
}

if (existsSync(source)) {
  const passages = readFileSync(source, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Passage)
  const outcome = compare(passages)
  say(`${passages.length} passages, ${outcome.right.length + outcome.missed.length} labelled citations\n`)
  say(`${''.padEnd(30)} precision  recall   right   extra  missed`)
  for (const kind of kindsIn(outcome)) say(row(kind, figuresOf(outcome, [kind])))
  say('')
  for (const [name, kinds] of Object.entries(GROUPS)) say(row(name, figuresOf(outcome, kinds)))
  say(row('all', figuresOf(outcome)))
  for (const key of outcome.extra) say(`extra  ${key}`)
  for (const key of outcome.missed) say(`missed ${key}`)
  if (!given && existsSync(BASELINE)) {
    const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Outcome
    say('\nagainst the committed baseline (passage:start-end:kind)')
    changes('gained', baseline.right, outcome.right)
    changes('lost', outcome.right, baseline.right)
    changes('newly extra', baseline.extra, outcome.extra)
  }
  if (write && !given) {
    writeFileSync(BASELINE, `${JSON.stringify(outcome, null, 1)}\n`)
    say('\nbaseline written')
  }
} else {
  say(`skipped: ${String(source)} is not here, so precision and recall are not measured`)
}

say('\ninvented passages whose citations point back')
for (const heldOut of [false, true]) {
  const { passages, right, extra, missed, led, wrong, unled, misses } = measurePointing(heldOut)
  say(
    `${heldOut ? 'held out' : 'tuned'}: ${passages} passages; ${right} citations found, ${extra} too much, ${missed} missed; ${led} led rightly, ${wrong} wrongly, ${unled} to nothing`,
  )
  if (!heldOut) for (const miss of misses) say(`  ${miss}`)
}

say('\ncitations made up in every form             found')
const { forms, together, misses } = measureForms(1_000)
for (const [form, { right, all }] of Object.entries(forms)) say(`${form.padEnd(40)} ${right} of ${all}`)
say(`${'two to four side by side'.padEnd(40)} ${together.right} of ${together.all}`)
for (const miss of misses.slice(0, 10)) say(`  ${miss}`)

say('\nspeed (CPU time on one core)                 MB/s   time for 4 times the text')
for (const { name, megabytesPerSecond, timesForFourfold } of measureSpeed())
  say(`${name.padEnd(40)} ${megabytesPerSecond.toFixed(1).padStart(8)}   ${timesForFourfold.toFixed(1)}x`)
