import type { BrowserContext } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { writeLongJudgment } from '../browser/long-judgment.ts'
import { judgmentSight, measureVisit, type Visit } from '../browser/measure-visit.ts'
import { desk, openBrowser } from '../browser/open-browser.ts'

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '30000' },
    rounds: { type: 'string', default: '5' },
    slower: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const column = (value: number) => String(Math.round(value)).padStart(14)

await measure(Number(values.words), Number(values.rounds), Number(values.slower), Number(values.width))

async function measure(words: number, rounds: number, slower: number, width: number) {
  const database = await makeOwnDatabase(undefined)
  const { long, cited } = writeLongJudgment(words)
  const file = join(database.folder, 'judgments.jsonl')
  writeFileSync(file, [...cited, long].map((judgment) => `${JSON.stringify(judgment)}\n`).join(''))
  await runScript('scripts/build-web.ts', [], database.environment)
  await runScript('scripts/import.ts', [file], database.environment)
  const server = await startServer(database.environment)
  const browser = await openBrowser(server.address, desk(width))
  try {
    const visit = async (context: BrowserContext, name: string) => {
      const seen = await measureVisit(context, '/cases/kehc-2020-99990', slower, judgmentSight)
      say(`${describe(name, seen)}   load ${loadavg()[0]!.toFixed(1)}, ${seen.paragraphs} paragraphs, ${seen.links} links`)
      return seen
    }
    say(`${words} words, processor ${slower} times slower, ${width} px`)
    const heads = ['text painted', 'program ready', 'work to text', 'work in all', 'layout shift']
    say(`${'cache'.padEnd(14)}${heads.map((head) => head.padStart(14)).join('')}`)
    const empty: Visit[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const context = await browser.openContext()
      empty.push(await visit(context, 'empty'))
      await context.close()
    }
    const context = await browser.openContext()
    // What a browser keeps of a program that it has run is only there after the second time.
    for (const _ of [1, 2]) await measureVisit(context, '/cases/kehc-2020-99990', 1, judgmentSight)
    const full: Visit[] = []
    for (let round = 1; round <= rounds; round += 1) full.push(await visit(context, 'full'))
    say(describe('median, empty', medianOf(empty)))
    say(describe('median, full', medianOf(full)))
  } finally {
    await browser.close()
    await server.stop()
    await database.remove()
  }
}

function describe(name: string, { painted, ready, workToText, work, shift }: Visit): string {
  return `${name.padEnd(14)}${[painted, ready, workToText, work].map(column).join('')}${shift.toFixed(4).padStart(14)}`
}

function medianOf(visits: Visit[]): Visit {
  const middle = (read: (visit: Visit) => number) => visits.map(read).toSorted((one, other) => one - other)[visits.length >> 1]!
  return {
    ...visits[0]!,
    painted: middle(({ painted }) => painted),
    ready: middle(({ ready }) => ready),
    workToText: middle(({ workToText }) => workToText),
    work: middle(({ work }) => work),
    // None may be hidden by others.
    shift: Math.max(...visits.map(({ shift }) => shift)),
  }
}
