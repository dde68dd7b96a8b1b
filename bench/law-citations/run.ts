import { parseArgs } from 'node:util'
import { openTemporary } from '../own-database.ts'
import { type Score, hasDocuments, importActs, measure } from './measure.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const { show } = parseArgs({ options: { show: { type: 'boolean', default: false } } }).values
const leastPrecise = 99
const leastRecalled = 95

const percent = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole)

function report(name: string, { labelled, resolved, right, exact }: Score): boolean {
  const precision = percent(right, resolved)
  const recall = percent(right, labelled)
  say(
    `${name.padEnd(9)} ${labelled} provisions of held Acts cited, ${resolved} resolved, ${right} right: precision ${precision.toFixed(1)} %, recall ${recall.toFixed(1)} %; to the paragraph ${exact}`,
  )
  return precision >= leastPrecise && recall >= leastRecalled
}

if (hasDocuments) {
  const database = await openTemporary()
  await importActs(database)
  const { tuned, 'held-out': heldOut, fresh } = await measure(database)
  const met = [report('tuned', tuned), report('read', heldOut), report('fresh', fresh)].every(Boolean)
  say(`precision at least ${leastPrecise} %, recall at least ${leastRecalled} %: ${met ? 'met' : 'NOT MET'}`)
  if (show) for (const mistake of [...tuned.mistakes, ...heldOut.mistakes, ...fresh.mistakes]) say(mistake)
  await database.close()
  process.exitCode = met ? 0 : 1
} else say('skipped: real judgments and Acts are not beside the repository')
