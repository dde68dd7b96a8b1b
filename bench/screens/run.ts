import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { writeLongJudgment } from '../browser/long-judgment.ts'
import { type Device, contextsOf, launch } from '../browser/open-browser.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { type Measured, goals, measureScreens } from './screens.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    words: { type: 'string', default: '30000' },
    beside: { type: 'string' },
  },
})
const here = resolve(import.meta.dirname, '../..')
const phone: Device = { width: 390, height: 844, isPhone: true }
const slowness = { processor: 4, down: 1_600_000 / 8, up: 750_000 / 8, latency: 150 }
const say = (line: string) => void process.stdout.write(`${line}\n`)
const names = Object.keys(goals) as (keyof typeof goals)[]

process.exitCode = (await run(Number(values.rounds), Number(values.words))) ? 0 : 1

async function run(rounds: number, words: number): Promise<boolean> {
  const browser = await launch()
  const programs: Awaited<ReturnType<typeof open>>[] = []
  try {
    for (const root of values.beside === undefined ? [here] : [here, resolve(values.beside)]) programs.push(await open(root, words))
    const contexts = await Promise.all(programs.map(({ address }) => contextsOf(browser, address, phone)))
    const measured: Measured[][] = programs.map(() => [])
    for (let round = 1; round <= rounds; round += 1)
      for (const [which, openContext] of contexts.entries()) {
        measured[which]!.push(await measureScreens(openContext, slowness))
        process.stderr.write(`round ${round} of ${rounds}, load ${loadavg()[0]!.toFixed(1)}\n`)
      }
    return report(measured)
  } finally {
    await browser.close()
    for (const program of programs) await program.close()
  }
}

/** A server of the program in a folder, with a library of its own. */
async function open(root: string, words: number) {
  const database = await makeOwnDatabase(undefined)
  const { long, cited } = writeLongJudgment(words)
  const file = join(database.folder, 'judgments.jsonl')
  writeFileSync(file, [...cited, long].map((judgment) => `${JSON.stringify(judgment)}\n`).join(''))
  await runScript('scripts/build-web.ts', [], database.environment, root)
  await runScript('scripts/import.ts', [file, join(here, 'library/judgments')], database.environment, root)
  const { address, stop } = await startServer(database.environment, root)
  return {
    address,
    close: async () => {
      await stop()
      await database.remove()
    },
  }
}

/** Prints the medians beside the goals; answers whether all are met. */
function report([now = [], before = []]: Measured[][]): boolean {
  const middle = (rounds: Measured[], name: keyof Measured) => rounds.map((one) => one[name]).toSorted((one, other) => one - other)
  const write = (value: number) => Math.round(value).toLocaleString('en').padStart(9)
  const heads = ['median', 'least', 'most', 'goal', ...(before.length > 0 ? ['beside', 'ratio'] : [])]
  say(`${''.padEnd(32)}${heads.map((head) => head.padStart(9)).join('')}`)
  let isMet = true
  for (const name of names) {
    const all = middle(now, name)
    const median = all[all.length >> 1]!
    const other = middle(before, name)[before.length >> 1]
    const ratio = other === undefined ? '' : `${write(other)}${(median / other).toFixed(2).padStart(9)}`
    const met = median <= goals[name]
    isMet &&= met
    say(`${name.padEnd(32)}${[median, all[0]!, all.at(-1)!, goals[name]].map(write).join('')}${ratio}${met ? '' : '  NOT MET'}`)
  }
  return isMet
}
