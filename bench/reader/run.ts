import { type BrowserContext, chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { writeLongJudgment } from './long-judgment.ts'
import { measureVisit } from './measure-visit.ts'

const usage = `Usage: npm run bench:reader -- [--words 30000] [--rounds 4] [--slower 4] [--width 1440]

Imports a made-up judgment of so many words with the cases it cites and opens it in Chromium on a processor slowed down so many times.
Prints for a first visit (nothing cached) and for returns, in milliseconds from the navigation: when the first paragraph was painted, when
the last long task ended; the main thread's own work until the text was there and in all, which other programs on the machine do not
change; and the layout shift, which should be 0.`

const { values } = parseArgs({
  options: {
    words: { type: 'string', default: '30000' },
    rounds: { type: 'string', default: '4' },
    slower: { type: 'string', default: '4' },
    width: { type: 'string', default: '1440' },
    help: { type: 'boolean', short: 'h' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const column = (value: number) => String(Math.round(value)).padStart(14)

if (values.help) say(usage)
else await measure(Number(values.words), Number(values.rounds), Number(values.slower), Number(values.width))

async function measure(words: number, rounds: number, slower: number, width: number) {
  const database = await makeOwnDatabase(undefined)
  const { long, cited } = writeLongJudgment(words)
  const file = join(database.folder, 'judgments.jsonl')
  writeFileSync(file, [...cited, long].map((judgment) => `${JSON.stringify(judgment)}\n`).join(''))
  await runScript('scripts/import.ts', [file], database.environment)
  const server = await startServer(database.environment)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const tokens = await signIn(server.address)
    const openContext = async () => {
      const context = await browser.newContext({ baseURL: server.address, viewport: { width, height: 900 } })
      await context.addInitScript((pair) => {
        for (const [name, token] of Object.entries(pair)) localStorage.setItem(name, token)
      }, tokens)
      return context
    }
    const visit = async (context: BrowserContext, name: string) => {
      const { painted, busyUntil, workToText, work, shift, paragraphs, links } = await measureVisit(
        context,
        '/cases/kehc-2020-99990',
        slower,
      )
      say(
        `${name.padEnd(8)}${column(painted)}${column(busyUntil)}${column(workToText)}${column(work)}${shift.toFixed(4).padStart(14)}   ${paragraphs} paragraphs, ${links} links`,
      )
    }
    say(`${words} words, processor ${slower} times slower, ${width} px`)
    say(
      `visit   ${['text painted', 'busy until', 'work to text', 'work in all', 'layout shift'].map((head) => head.padStart(14)).join('')}`,
    )
    const context = await openContext()
    await visit(context, 'first')
    for (let round = 1; round <= rounds; round += 1) await visit(context, 'return')
  } finally {
    await browser.close()
    await server.stop()
    await database.remove()
  }
}

/** An account of the run's own. */
async function signIn(address: string): Promise<{ auth_token: string; refresh_token: string }> {
  const account = { email: 'reader@bench.example', password: 'bench-reader' }
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await post('/api/auth/signup', { ...account, name: 'Reader' })
  const answer = await post('/api/auth/login', account)
  const { access_token, refresh_token } = (await answer.json()) as { access_token: string; refresh_token: string }
  return { auth_token: access_token, refresh_token }
}
