import type { Page } from '@playwright/test'
import { holdProgram, visitBefore } from './before-the-program.ts'
import { arriveFile } from './arriving-law.ts'
import { signInAnew } from './own-account.ts'
import { reedAct, reedSection } from './reed-act.ts'
import { expect, readAtRest, slow, test, watchLayoutShift } from './signed-in.ts'

/** Where the parts of an Act stand on the screen, in px. */
const places = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')!
    const article = main.querySelector('article')!
    const notices = [...main.querySelectorAll('[role=alert], .first-notice')].map((element, at) => [`notice ${at}`, element] as const)
    const paragraphs = [...article.querySelectorAll('[data-unit] > .margin, [data-unit] h2, [data-paragraph]')].slice(0, 40)
    const parts: (readonly [string, Element])[] = [
      ['title', main.querySelector('h1')!],
      ...notices,
      ['article', article],
      ...paragraphs.map((element, at) => [`paragraph ${at} ${element.textContent.slice(0, 20)}`, element] as const),
    ]
    return Object.fromEntries(
      parts.map(([name, element]) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [name, [left, top, width, height].map(Math.round)]
      }),
    )
  })

const isThere = (page: Page) => expect(page.locator('article .act-menu').first()).toBeVisible()

/** Lets the program come to an Act that is shown without it, and holds every part to its place. */
async function expectNothingMoves(page: Page, letGo: () => Promise<void>) {
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('article .act-menu')).toHaveCount(0)
  const before = await readAtRest(() => places(page))
  await letGo()
  await isThere(page)
  await expect.poll(() => places(page)).toEqual(before)
}

for (const [width, address, details] of [
  [390, '/legal-library/constitution', {}],
  [1440, '/legal-library/legislation/ke-act-2007-11', {}],
  [820, '/legal-library/constitution', slow],
  [1440, '/legal-library/constitution', slow],
  [390, '/legal-library/legislation/ke-act-2007-11', slow],
  [820, '/legal-library/legislation/ke-act-2007-11', slow],
] as const)
  test(`${width} px: ${address} stands before the program, and nothing moves when that comes`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visitBefore(page)
    const letGo = await holdProgram(page)
    const shift = await watchLayoutShift(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\/api\/legislation\/[^/]+(?:\/(?:toc|text|citing))?$/.test(pathname)) asked.push(pathname.replace(/^.*\/legislation\/[^/]+/, ''))
    })
    await page.goto(address)
    await expect(page.locator('article [data-paragraph]').first()).toBeVisible()
    await expectNothingMoves(page, letGo)
    expect(await shift()).toBeLessThan(0.001)
    expect(asked.toSorted(), 'each is asked for once').toEqual(['', '/citing', '/text', '/toc'])
  })

test('words of an Act that are selected before the program can be marked once that is there', slow, async ({ page }) => {
  await visitBefore(page)
  const letGo = await holdProgram(page)
  await page.goto('/legal-library/legislation/ke-act-2007-11')
  const words = page.locator('article [data-unit=sec_2] .words')
  await expect(words).toBeVisible()
  const selected = await words.evaluate((element) => {
    getSelection()!.selectAllChildren(element.querySelector('p')!)
    return getSelection()!.toString()
  })
  await letGo()
  await isThere(page)
  await expect(page.getByRole('toolbar', { name: 'Selected text' })).toBeVisible()
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(selected)
})

for (const width of [390, 820, 1440])
  test(`${width} px: so does an earlier text with its field for a day, at the provision of the address`, slow, async ({ page }) => {
    const id = await arriveLongAct(width)
    await page.setViewportSize({ width, height: 900 })
    await signInAnew(page)
    await visitBefore(page)
    for (const address of ['', '?as_at=1999-01-01', '#sec_30']) {
      const letGo = await holdProgram(page)
      const shift = await watchLayoutShift(page)
      await page.goto(`/legal-library/legislation/${id}${address}`)
      const section = page.locator(`article [data-unit=${address.startsWith('#') ? 'sec_30' : 'sec_1'}]`)
      await expect(section).toBeInViewport()
      await expectNothingMoves(page, letGo)
      await expect(section).toBeInViewport()
      expect(await shift()).toBeLessThan(0.001)
      await page.unrouteAll()
      await page.goto('about:blank')
    }
  })

/** Puts an invented Act of forty sections, of which one cites another, into the library in two texts; answers its id. */
async function arriveLongAct(width: number): Promise<string> {
  const section = (fee: string) => (_: unknown, at: number) =>
    reedSection(
      String(at + 1),
      `Cutting of reeds in bay ${at + 1}`,
      'No person shall cut reeds without a licence.',
      `The fee under section 1 is ${fee}.`,
    )
  const name = `first-${width}`
  const sections = (fee: string) => Array.from({ length: 40 }, section(fee)).join('')
  await arriveFile('early.xml', reedAct(name, '1990-06-01', sections('one shilling')))
  await arriveFile('late.xml', reedAct(name, '2012-12-31', sections('ten shillings')))
  return `ke-act-1990-${name}`
}
