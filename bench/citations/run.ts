import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { GROUPS, type Figures, type Outcome, type Passage, compare, figuresOf, kindsIn } from './measure.ts'
import { measureSpeed } from './speed.ts'

const PASSAGES = new URL('../../../shared/citations-labelled/passages.jsonl', import.meta.url)
const BASELINE = new URL('../citations-baseline.json', import.meta.url)

const args = process.argv.slice(2)
const given = args.find((arg) => !arg.startsWith('--'))
const write = args.includes('--write')
const source = given ?? PASSAGES

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`.padStart(8)
const row = (name: string, { right, extra, missed, precision, recall }: Figures): string =>
  `${name.padEnd(30)} ${percent(precision)} ${percent(recall)} ${String(right).padStart(7)} ${String(extra).padStart(7)} ${String(missed).padStart(7)}`

const changes = (title: string, before: readonly string[], now: readonly string[]): void => {
  const known = new Set(before)
  const fresh = now.filter((key) => !known.has(key))
  console.log(`${title}: ${fresh.length}`)
  for (const key of fresh) console.log(`  ${key}`)
}

if (existsSync(source)) {
  const passages = readFileSync(source, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Passage)
  const outcome = compare(passages)
  console.log(`${passages.length} passages, ${outcome.right.length + outcome.missed.length} labelled citations\n`)
  console.log(`${''.padEnd(30)} precision  recall   right   extra  missed`)
  for (const kind of kindsIn(outcome)) console.log(row(kind, figuresOf(outcome, [kind])))
  console.log()
  for (const [name, kinds] of Object.entries(GROUPS)) console.log(row(name, figuresOf(outcome, kinds)))
  console.log(row('all', figuresOf(outcome)))
  for (const key of outcome.extra) console.log(`extra  ${key}`)
  for (const key of outcome.missed) console.log(`missed ${key}`)
  if (!given && existsSync(BASELINE)) {
    const baseline = JSON.parse(readFileSync(BASELINE, 'utf8')) as Outcome
    console.log('\nagainst the committed baseline (passage:start-end:kind)')
    changes('gained', baseline.right, outcome.right)
    changes('lost', outcome.right, baseline.right)
    changes('newly extra', baseline.extra, outcome.extra)
  }
  if (write && !given) {
    writeFileSync(BASELINE, `${JSON.stringify(outcome, null, 1)}\n`)
    console.log('\nbaseline written')
  }
} else {
  console.log(`skipped: ${String(source)} is not here, so precision and recall are not measured`)
}

console.log('\nspeed (CPU time on one core)                 MB/s   time for 4 times the text')
for (const { name, megabytesPerSecond, timesForFourfold } of measureSpeed())
  console.log(`${name.padEnd(40)} ${megabytesPerSecond.toFixed(1).padStart(8)}   ${timesForFourfold.toFixed(1)}x`)
