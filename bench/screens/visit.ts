import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/** A phone of some years ago on a slow line. */
export interface Slowness {
  /** How many times slower its processor is than the machine's. */
  processor: number
  /** Bytes a second, and milliseconds that every request takes longer. */
  down: number
  up: number
  latency: number
}

/** What a screen cost that was opened with an empty cache: milliseconds from the navigation, but for `blocking` and the bytes. */
export interface Opened {
  /** First and largest contentful paint. */
  first: number
  largest: number
  /** Total blocking time: what tasks took beyond 50 ms each, from the first paint until the page was at rest. */
  blocking: number
  /** Of script, as they came over the line. */
  scriptBytes: number
}

interface Seen {
  largest: number
  /** Longer than 50 ms. */
  tasks: { start: number; duration: number }[]
  /** From a key or a finger until the frame that answered it. */
  answers: { name: string; duration: number }[]
}

/** Milliseconds without a request or a long task after which a page is at rest, and the most that it is waited for. */
const rest = 1500
const maxRest = 30_000

/** Opens a page as slowly as `slowness` says, and what may be done with it then. */
export async function openSlowly(context: BrowserContext, path: string, slowness: Slowness, sight: string) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await slowDown(devtools, slowness)
  await page.addInitScript(watch)
  const traffic = watchTraffic(devtools)
  await page.goto(path)
  await page.locator(sight).first().waitFor({ timeout: maxRest })
  await untilRest(page, traffic)
  const first = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime)
  const { largest, tasks } = await seenBy(page)
  const opened: Opened = { first, largest, blocking: blockingFrom(tasks, first), scriptBytes: traffic.scriptBytes() }
  return { page, devtools, opened, untilRest: () => untilRest(page, traffic) }
}

async function slowDown(devtools: CDPSession, { processor, down, up, latency }: Slowness) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: down, uploadThroughput: up })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processor })
}

/** Runs in the page, before anything of its own. */
function watch() {
  const seen: Seen = { largest: 0, tasks: [], answers: [] }
  Object.assign(window, { seen })
  const observe = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options })
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime))
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
  observe('event', ({ name, duration }) => seen.answers.push({ name, duration }), { durationThreshold: 16 })
}

export const seenBy = (page: Page): Promise<Seen> => page.evaluate(() => (window as unknown as { seen: Seen }).seen)

/** What tasks took beyond 50 ms each, as far as they lay behind the first paint. */
const blockingFrom = (tasks: Seen['tasks'], first: number) =>
  tasks.reduce((sum, { start, duration }) => sum + Math.max(0, start + duration - Math.max(start, first) - 50), 0)

/** From the end of the next touch until the frame that shows what `selector` names: milliseconds. */
export async function untilShown(page: Page, selector: string, press: () => Promise<void>): Promise<number> {
  await page.evaluate((sought) => {
    const shown = new Promise<number>((resolve) => {
      let pressed: number | null = null
      const look = () => {
        if (pressed === null || !document.querySelector(sought)) return
        watcher.disconnect()
        const from = pressed
        // Behind the frame in which it is painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)))
      }
      const watcher = new MutationObserver(look)
      watcher.observe(document, { childList: true, subtree: true, attributes: true })
      addEventListener('pointerup', ({ timeStamp }) => (pressed = timeStamp), { capture: true, once: true })
      addEventListener('click', () => setTimeout(look), { capture: true, once: true })
    })
    Object.assign(window, { shown })
  }, selector)
  await press()
  const late = wait(maxRest, null, { ref: false })
  const shown = await Promise.race([page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown), late])
  if (shown === null) throw new Error(`${selector} was not shown within ${maxRest} ms`)
  return shown
}

function watchTraffic(devtools: CDPSession) {
  const scripts = new Set<string>()
  const open = new Set<string>()
  let bytes = 0
  let last = Date.now()
  devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
    open.add(requestId)
    if (type === 'Script') scripts.add(requestId)
    last = Date.now()
  })
  // What stays open on purpose is nothing to wait for.
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType === 'text/event-stream') end(requestId)
  })
  const end = (requestId: string) => {
    if (open.delete(requestId)) last = Date.now()
  }
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
    end(requestId)
  })
  return { scriptBytes: () => bytes, sinceLast: () => (open.size > 0 ? 0 : Date.now() - last) }
}

async function untilRest(page: Page, traffic: { sinceLast: () => number }) {
  const most = Date.now() + maxRest
  while (traffic.sinceLast() < rest && Date.now() < most) await page.waitForTimeout(100)
  // The task that ran meanwhile is told of when it has ended.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
}
