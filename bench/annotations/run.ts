import { type CDPSession, type Page, chromium } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeMaterial } from '../corpus.ts'
import { makeOwnDatabase } from '../own-database.ts'
import { runScript, startServer } from '../processes.ts'
import { between, pick, seededRandom } from '../random.ts'

const words = 30_000
const annotations = 500
const openings = Number(parseArgs({ options: { openings: { type: 'string', default: '3' } } }).values.openings)
const allowed = 300
const colors = ['#FFEB3B', '#8BC34A', '#4FC3F7', '#F48FB1', '#FFB74D']
const say = (line: string) => void process.stdout.write(`${line}\n`)
const random = seededRandom(17)

const place = await makeOwnDatabase(undefined)
try {
  const content = makeText()
  const file = join(place.folder, 'judgment.jsonl')
  const record = {
    title: 'Bench v Browser [2024] KEHC 90999 (KLR)',
    court_code: 'KEHC',
    citation: '[2024] KEHC 90999 (KLR)',
    date: '2024-05-06',
  }
  writeFileSync(file, `${JSON.stringify({ ...record, content })}\n`)
  await runScript('scripts/build-web.ts', [], place.environment)
  await runScript('scripts/import.ts', [file], place.environment)
  const server = await startServer(place.environment)
  try {
    await measure(server.address)
  } finally {
    await server.stop()
  }
} finally {
  await place.remove()
}

/** Numbered paragraphs of 40 to 140 words. */
function makeText(): string {
  const { vocabulary } = makeMaterial()
  const paragraphs: string[] = []
  for (let left = words; left > 0;) {
    const length = Math.min(left, between(random, 40, 140))
    left -= length
    const sentence = Array.from({ length }, () => pick(random, vocabulary)).join(' ')
    paragraphs.push(`${paragraphs.length + 1}. ${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`)
  }
  return paragraphs.join('\n\n')
}

interface Reader {
  tokens: { access_token: string; refresh_token: string }
  case: string
}

async function callServer<A>(address: string, method: string, path: string, body: object | null, token?: string): Promise<A> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${address}/api${path}`, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as A
}

async function signUp(address: string, marks: number): Promise<Reader> {
  const account = { email: `bench-${crypto.randomUUID()}@hukumu.example`, password: 'bench-password' }
  await callServer(address, 'POST', '/auth/signup', { ...account, name: 'Bench' })
  const tokens = await callServer<Reader['tokens']>(address, 'POST', '/auth/login', account)
  const token = tokens.access_token
  const { results } = await callServer<{ results: { id: string }[] }>(address, 'GET', '/cases/', null, token)
  const id = results[0]!.id
  const { content } = await callServer<{ content: string }>(address, 'GET', `/case-detail/${id}/content`, null, token)
  for (let made = 0; made < marks; made++) {
    const start = Math.floor(((made + 0.2) / marks) * (content.length - 700))
    const text_selection = content.slice(start, start + between(random, 20, 600))
    const note = made % 2 ? 'Compare with the other passages on this point' : ''
    const mark = {
      case_id: id,
      text_selection,
      start_offset: start,
      end_offset: start + text_selection.length,
      note,
      color: colors[made % 5],
    }
    await callServer(address, 'POST', '/annotations', mark, token)
  }
  return { tokens, case: id }
}

/** Milliseconds of processor that the main thread of a page took so far: for tasks of all kinds. */
async function taskTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

/** Frames in which a step was taken, and how long each took, in milliseconds. */
function stepThroughFrames(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const times: number[] = []
    let before = performance.now()
    for (let frame = 0; frame < 120; frame++) {
      scrollBy(0, 240)
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - before)
      before = performance.now()
    }
    return times
  })
}

async function openCase(address: string, { tokens, case: id }: Reader, marks: number) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.addInitScript(({ access_token, refresh_token }) => {
      localStorage.setItem('auth_token', access_token)
      localStorage.setItem('refresh_token', refresh_token)
    }, tokens)
    await page.goto(`${address}/cases/${id}`)
    await page.locator('article[data-judgment]').waitFor()
    if (marks > 0)
      await page.waitForFunction((least) => [...CSS.highlights.values()].reduce((sum, { size }) => sum + size, 0) >= least, marks)
    await page.waitForTimeout(2500)
    const opening = await taskTime(session)

    const scrolling = await stepThroughFrames(page)
    const scrolled = (await taskTime(session)) - opening

    const before = await taskTime(session)
    await page.mouse.move(620, 300)
    await page.mouse.down()
    for (let step = 0; step < 60; step++) await page.mouse.move(620 + (step % 6) * 30, 300 + step * 8)
    const selecting = ((await taskTime(session)) - before) / 60
    await page.mouse.up()
    await page.keyboard.press('Escape')

    const closed = await taskTime(session)
    await page.getByRole('tab', { name: 'Annotations' }).click()
    await page.waitForTimeout(600)
    return {
      opening,
      frame: median(scrolling),
      late: percentile(scrolling, 0.95),
      scrolled: scrolled / 120,
      selecting,
      panel: (await taskTime(session)) - closed,
    }
  } finally {
    await browser.close()
  }
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
}

function median(values: number[]): number {
  return percentile(values, 0.5)
}

async function measure(address: string) {
  const rows = [await signUp(address, 0), await signUp(address, annotations)]
  const taken: Awaited<ReturnType<typeof openCase>>[][] = [[], []]
  for (let round = 0; round < openings; round++)
    for (const which of [0, 1]) taken[which]!.push(await openCase(address, rows[which]!, which * annotations))
  const of = (which: number, what: keyof Awaited<ReturnType<typeof openCase>>) => median(taken[which]!.map((one) => one[what]))
  say(`${words} words; median of ${openings} openings each; milliseconds            without   with ${annotations}`)
  const line = (name: string, what: Parameters<typeof of>[1]) =>
    say(`${name.padEnd(64)}${of(0, what).toFixed(1).padStart(9)}${of(1, what).toFixed(1).padStart(10)}`)
  line('main thread, opening the case and 2.5 s after', 'opening')
  line('main thread, each of 120 steps of scrolling', 'scrolled')
  line('time from frame to frame while scrolling, median', 'frame')
  line('time from frame to frame while scrolling, 95th percentile', 'late')
  line('main thread, each of 60 moves that select', 'selecting')
  line('main thread, opening the list of annotations', 'panel')
  const more = of(1, 'opening') - of(0, 'opening')
  say(`${annotations} annotations cost ${more.toFixed(0)} ms of the main thread on opening (allowed ${allowed})`)
  process.exitCode = more <= allowed ? 0 : 1
}
