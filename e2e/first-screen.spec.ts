import type { Page } from '@playwright/test'
import { holdProgram, visitBefore } from './before-the-program.ts'
import { expect, readAtRest, slow, test, watchLayoutShift } from './signed-in.ts'

const sample = '/cases/kesc-2026-90007'
/** Of the High Court, reversed on appeal. */
const reversed = '/cases/kehc-2024-90147'

/** Where the parts of a case stand on the screen, in px. */
const places = (page: Page) =>
  page.evaluate(() => {
    const article = document.querySelector('article[data-judgment]') ?? document.querySelector('main h2')!
    const header = [...document.querySelectorAll('main header')].find((element) => element.querySelector('h1'))!
    const standing = [...header.querySelectorAll('section, section > div, figure, blockquote, figcaption, [data-signal]')]
    const named = standing.map((element, at) => [`standing ${at}`, element] as const)
    const parts = { header, title: header.querySelector('h1')!, facts: header.querySelector('ul')!, ...Object.fromEntries(named), article }
    const paragraphs = [...article.parentElement!.querySelectorAll('[data-paragraph], h2 ~ p')]
      .slice(0, 12)
      .map((element, at) => [`paragraph ${at}`, element])
    return Object.fromEntries(
      [...Object.entries(parts), ...(paragraphs as [string, Element][])].map(([name, element]) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [name, [left, top, width, height].map(Math.round)]
      }),
    )
  })

const isThere = (page: Page) => expect(page.getByRole('button', { name: 'More actions' })).toBeVisible()

for (const [width, details] of [
  [390, {}],
  [820, slow],
  [1440, slow],
] as const)
  test(`${width} px: the text stands before the program, and nothing moves when that comes`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitBefore(page)
    const letGo = await holdProgram(page)
    const shift = await watchLayoutShift(page)
    let asked = 0
    page.on('request', (request) => {
      // Not what is asked about it later, as the law that it cites.
      if (/\/api\/case-detail\/[^/]+$/.test(new URL(request.url()).pathname)) asked += 1
    })
    await page.goto(sample)
    await expect(page.locator('article[data-judgment] [data-paragraph]:not(.repeated)').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0)
    const before = await readAtRest(() => places(page))
    await page.evaluate(() => Object.assign(window, { article: document.querySelector('article') }))
    await letGo()
    await isThere(page)
    await expect.poll(() => places(page)).toEqual(before)
    expect(await page.evaluate(() => document.querySelector('article') === (window as unknown as { article: Element }).article)).toBe(true)
    expect(await shift()).toBeLessThan(0.001)
    expect(asked, 'the case is asked for once').toBe(1)
  })

test('words that are selected before the program can be marked once that is there', slow, async ({ page }) => {
  await visitBefore(page)
  const letGo = await holdProgram(page)
  await page.goto(sample)
  const paragraph = page.locator('article[data-judgment] [data-paragraph]:not(.repeated)').first()
  await expect(paragraph).toBeVisible()
  await paragraph.evaluate((element) => getSelection()!.selectAllChildren(element))
  await letGo()
  await isThere(page)
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible()
})

test('a paragraph of the address is reached before the program, and held when that comes', slow, async ({ page }) => {
  await visitBefore(page)
  const letGo = await holdProgram(page)
  await page.goto(`${sample}#para-18`)
  const paragraph = page.locator('[data-paragraph]', { has: page.locator('#para-18') })
  await expect(paragraph).toBeInViewport()
  const top = async () => Math.round((await paragraph.boundingBox())!.y)
  await expect.poll(top).toBeLessThan(160)
  const before = await readAtRest(top)
  await letGo()
  await isThere(page)
  await expect(page.locator('.target')).toContainText('[18]')
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
})

for (const [width, details] of [
  [390, {}],
  [1440, slow],
] as const)
  test(
    `${width} px: how later decisions leave a case is there before the program, and so is what a digest says`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await visitBefore(page)
      const answer = await page.request.get('/api/cases?query=Muruatetu&limit=50', {
        headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('auth_token'))}` },
      })
      const { results } = (await answer.json()) as { results: { id: string; kind: string }[] }
      const digest = results.find(({ kind }) => kind === 'digest')!
      for (const [path, words] of [
        [reversed, 'Reversed on appeal'],
        [`/cases/${digest.id}`, 'What this case stands for'],
      ] as const) {
        const letGo = await holdProgram(page)
        const shift = await watchLayoutShift(page)
        await page.goto(path)
        await expect(page.getByRole('main')).toContainText(words)
        await page.evaluate(() => document.fonts.ready)
        await expect(page.getByRole('button', { name: 'More actions' })).toHaveCount(0)
        const before = await readAtRest(() => places(page))
        await letGo()
        await isThere(page)
        await expect.poll(() => places(page)).toEqual(before)
        await expect(page.getByRole('main')).toContainText(words)
        expect(await shift()).toBeLessThan(0.001)
        await page.unrouteAll()
      }
    },
  )

test('a case whose address is typed begins at its beginning, wherever another was left in the window', slow, async ({ page }) => {
  await visitBefore(page)
  await page.goto(reversed)
  await isThere(page)
  await page.evaluate(() => scrollTo(0, 2500))
  const kept = () => page.evaluate(() => Object.values({ ...sessionStorage }).join())
  await expect.poll(kept).toContain('2500')
  await page.goto(sample)
  await isThere(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await page.goBack()
  await isThere(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2500)
})

test('nothing of a case is asked for or shown without a session', async ({ browser, baseURL, tokens }) => {
  const context = await browser.newContext({ baseURL: baseURL! })
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/case-detail/') && asked.push(request.url()))
  await page.goto(sample)
  await expect(page).toHaveURL('/login')
  // Without Remember Me the tokens end with the browser, though they still lie in its store.
  await page.evaluate(({ access_token, refresh_token }) => {
    const user = { id: 'x', name: 'X' }
    const kept = {
      auth_token: access_token,
      refresh_token,
      hukumu_forget: 'yes',
      auth_cache: JSON.stringify({ user, checkedAt: Date.now() }),
    }
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value)
  }, tokens)
  await page.goto(sample)
  await expect(page).toHaveURL('/login')
  expect(asked).toEqual([])
  await context.close()
})
