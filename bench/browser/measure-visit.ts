import type { BrowserContext, CDPSession, Page } from '@playwright/test'

export interface Visit {
  /** Milliseconds from the navigation until the text was painted, as the browser itself tells it, and until the program could be used. */
  painted: number
  ready: number
  /** Milliseconds of the main thread until the text was there, and in all. */
  workToText: number
  work: number
  /** Cumulative, without unit. */
  shift: number
  paragraphs: number
  links: number
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  tdur?: number
}

/** Milliseconds in which a page that was opened comes to rest, on a slow processor. */
const rest = 4000
const moreRests = 4
const textMark = 'first-paragraph-set'
const frameMark = 'first-paragraph-framed'
/** The first words on the screen. */
const firstPaint = 'first-contentful-paint'
const readyMark = 'program-ready'

/** By what the text that is opened is told. */
interface Sight {
  /** Of what is set with its first words, and of all that is counted as its paragraphs and links. */
  text: string
  paragraph: string
  link: string
  /** Of what can be used as soon as the program is there. */
  ready: string
  /** Whether nothing has words on the screen before it; else it was painted with the first frame behind it. */
  isFirst: boolean
}
export const judgmentSight: Sight = {
  text: '[data-paragraph]',
  paragraph: '[data-paragraph]',
  link: 'a.cited',
  ready: 'main header button[aria-haspopup]',
  isFirst: true,
}

/** Opens a text in a new tab of a browser slowed down `slower` times and tells when it was there. */
export async function measureVisit(context: BrowserContext, path: string, slower: number, sight: Sight): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(
    ({ text, framed, ready, sight }) => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      const waiting = new Map([
        [text, sight.text],
        [ready, sight.ready],
      ])
      const watcher = new MutationObserver(() => {
        for (const [mark, selector] of waiting) {
          if (!document.querySelector(selector)) continue
          waiting.delete(mark)
          if (mark === text) performance.mark(mark)
          // Behind the frame in which it is painted.
          requestAnimationFrame(() => setTimeout(() => performance.mark(mark === text ? framed : mark)))
        }
        if (waiting.size === 0) watcher.disconnect()
      })
      watcher.observe(document, { childList: true, subtree: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    },
    { text: textMark, framed: frameMark, ready: readyMark, sight },
  )
  const endTrace = await startTrace(devtools)
  await page.goto(path)
  await page.waitForTimeout(rest)
  // On a busy machine it takes longer; to ask all the time would cost the page itself something.
  for (let more = 0; more < moreRests && !(await hasMark(page, readyMark)); more += 1) await page.waitForTimeout(rest)
  const events = await endTrace()
  const { marks, shift } = await page.evaluate(() => ({
    marks: ['mark', 'paint'].flatMap((type) => performance.getEntriesByType(type)).map(({ name, startTime }) => [name, startTime] as const),
    shift: (window as unknown as { seen: { shift: number } }).seen.shift,
  }))
  const [paragraphs, links] = [await page.locator(sight.paragraph).count(), await page.locator(sight.link).count()]
  await page.close()
  const times = new Map(marks)
  const [set, painted, ready] = [textMark, sight.isFirst ? firstPaint : frameMark, readyMark].map((name) => times.get(name))
  // Words that were painted before it would be those of something else.
  if (set === undefined || painted === undefined || ready === undefined || painted < set)
    throw new Error(`${path} was not shown within ${rest * (1 + moreRests)} ms: ${JSON.stringify(marks)}`)
  return { painted, ready, workToText: workUntil(events, set, painted), work: workUntil(events, set, Infinity), shift, paragraphs, links }
}

const hasMark = (page: Page, name: string) => page.evaluate((mark) => performance.getEntriesByName(mark).length > 0, name)

async function startTrace(devtools: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])))
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing', 'devtools.timeline'] },
  })
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    return events
  }
}

/**
 * Milliseconds that the page's main thread itself ran in the first so many after the navigation; what else the machine did is not in it. The
 * thread and the moment of the navigation are those of the mark that the page set `set` milliseconds after it: a page from the cache may
 * begin before its address is known to the trace.
 */
function workUntil(events: TraceEvent[], set: number, until: number): number {
  const mark = events.find(({ name }) => name === textMark)
  if (!mark) throw new Error('The trace has no mark of the page')
  const begin = mark.ts - set * 1000
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name.endsWith('RunTask') && ph === 'X' && pid === mark.pid && tid === mark.tid && ts >= begin && ts < begin + until * 1000,
  )
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
}
