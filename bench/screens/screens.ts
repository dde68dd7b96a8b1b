import type { BrowserContext, Page } from '@playwright/test'
import type { OpenBrowser } from '../browser/open-browser.ts'
import { type Opened, type Slowness, openSlowly, seenBy, untilShown } from './visit.ts'

/** What is measured of the screens, each in milliseconds but for the bytes, and what none of it may pass. */
export const goals = {
  'login: first paint': 1200,
  'login: script, bytes': 60_000,
  'login: blocking': 200,
  'cases: largest paint': 2000,
  'cases: blocking': 200,
  'cases: worst key': 100,
  'cases: filters opened': 100,
  'cases: list of courts opened': 100,
  'cases: court ticked': 100,
  'judgment: largest paint': 1800,
  'judgment: blocking': 200,
} as const
export type Measured = Record<keyof typeof goals, number>

const longJudgment = '/cases/kehc-2020-99990'
/** 25 letters, as somebody types them. */
const query = 'stay of execution pending'
const betweenKeys = 120
const result = 'main article[data-case]'

/** Opens each screen once, with a cache of its own. */
export async function measureScreens(openContext: OpenBrowser['openContext'], slowness: Slowness): Promise<Measured> {
  const login = await visit(await openContext('nobody'), '/login', 'input[type=password]', slowness)
  const judgment = await visit(await openContext(), longJudgment, '[data-paragraph]', slowness)
  const cases = await visit(await openContext(), '/cases', result, slowness, async (page, untilRest) => ({
    ...(await useFilters(page, untilRest)),
    'cases: worst key': await type(page),
  }))
  return {
    'login: first paint': login.first,
    'login: script, bytes': login.scriptBytes,
    'login: blocking': login.blocking,
    'cases: largest paint': cases.largest,
    'cases: blocking': cases.blocking,
    ...cases.used,
    'judgment: largest paint': judgment.largest,
    'judgment: blocking': judgment.blocking,
  }
}

async function visit<Used = undefined>(
  context: BrowserContext,
  path: string,
  sight: string,
  slowness: Slowness,
  use?: (page: Page, untilRest: () => Promise<void>) => Promise<Used>,
): Promise<Opened & { used: Used }> {
  const { page, opened, untilRest } = await openSlowly(context, path, slowness, sight)
  const used = (await use?.(page, untilRest)) as Used
  await context.close()
  return { ...opened, used }
}

async function useFilters(page: Page, untilRest: () => Promise<void>) {
  const opened = await untilShown(page, 'dialog[open] form', () => page.locator('button:has-text("Filters")').first().tap())
  await untilRest()
  const court = page.locator('dialog[open] input[role=combobox]').first()
  const listed = await untilShown(page, 'dialog[open] [role=option]', () => court.tap())
  const option = page.locator('dialog[open] [role=option]').nth(1)
  const ticked = await untilShown(page, 'dialog[open] button[aria-label^="Remove"]', () => option.tap())
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await untilRest()
  return { 'cases: filters opened': opened, 'cases: list of courts opened': listed, 'cases: court ticked': ticked }
}

/** Types a query into the search box; answers how long the slowest of its keys took until the frame that shows it. */
async function type(page: Page): Promise<number> {
  await page.locator('input[type=search]').tap()
  const before = (await seenBy(page)).answers.length
  await page.keyboard.type(query, { delay: betweenKeys })
  await page.waitForTimeout(1000)
  const answers = (await seenBy(page)).answers.slice(before).filter(({ name }) => /^key|^input$/.test(name))
  return Math.max(0, ...answers.map(({ duration }) => duration))
}
