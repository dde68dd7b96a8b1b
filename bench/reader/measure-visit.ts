import type { BrowserContext } from '@playwright/test'

export interface Visit {
  /** Milliseconds from the navigation. */
  painted: number
  busyUntil: number
  /** Milliseconds of the main thread until the text was there, and in all. */
  workToText: number
  work: number
  /** Cumulative, without unit. */
  shift: number
  paragraphs: number
  links: number
}

interface Seen {
  painted: number
  busyUntil: number
  shift: number
}

/** Milliseconds in which a page that was opened comes to rest, on a slow processor. */
const rest = 4000

/** Opens a case in a new tab of a browser slowed down `slower` times and tells when its text was there. */
export async function measureVisit(context: BrowserContext, path: string, slower: number): Promise<Visit> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  // In time of the thread itself, so that what else this machine does is not counted.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const workSoFar = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  await page.addInitScript(() => {
    const seen = { painted: 0, busyUntil: 0, shift: 0 }
    Object.assign(window, { seen })
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('[data-paragraph]')) return
      watcher.disconnect()
      // Behind the frame in which it is painted.
      requestAnimationFrame(() => setTimeout(() => (seen.painted = performance.now())))
    })
    watcher.observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.busyUntil = Math.max(seen.busyUntil, startTime + duration)
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await page.locator('[data-paragraph]').first().waitFor()
  const workToText = await workSoFar()
  await page.waitForTimeout(rest)
  const work = await workSoFar()
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  const [paragraphs, links] = [await page.locator('[data-paragraph]').count(), await page.locator('a.cited').count()]
  await page.close()
  return { ...seen, workToText, work, paragraphs, links }
}
