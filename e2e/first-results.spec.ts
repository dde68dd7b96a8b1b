import type { Page } from '@playwright/test'
import { expect, expectAccessible, readAtRest, slow, test, watchLayoutShift } from './signed-in.ts'

/** Where the parts of the first frame, and those of the program in their place, stand. */
const placesOf = (page: Page, selectors: string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)!.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    selectors,
  )

for (const [width, height, details] of [
  [390, 844, {}],
  [820, 1180, slow],
  [1440, 900, slow],
] as const)
  test(
    `the frame of the case browser stands before the program, and nothing moves when it comes, ${width} px`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/cases')
      await expect(page.locator('[data-case]').first()).toBeVisible()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      let release = () => {}
      const held = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/assets/program-*.js', async (route) => {
        await held
        await route.fallback()
      })
      // A part that comes later than the results moves nothing either.
      let bring = () => {}
      const late = new Promise<void>((resolve) => (bring = resolve))
      await page.route('**/assets/ListScope-*.js', async (route) => {
        await late
        await route.fallback()
      })
      // Kept in the cache, the program would not be asked for.
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
      const shift = await watchLayoutShift(page)
      await page.goto('/cases?query=bank', { waitUntil: 'commit' })
      await expect(page.locator('.bare .box')).toHaveText('bank')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Browser')
      // What was found is read before the program.
      const name = await page.locator('.case-card h2').first().textContent()
      await expect(page.locator('.case-card-passage mark').first()).toBeVisible()
      await expectAccessible(page)
      await page.evaluate(() => document.fonts.ready)
      const lines = ['.case-card', '.case-card-chips', '.case-card-passage', '.case-card-foot']
      const before = await readAtRest(() => placesOf(page, ['.bar', 'main h1', '.box', ...lines, '.case-card h2']))
      release()
      await expect(page.locator('[data-case]').first()).toBeVisible()
      await expect(page.locator('.bare')).toHaveCount(0)
      bring()
      await expect(page.getByRole('combobox', { name: 'Jurisdiction' })).toBeVisible()
      await expect.poll(() => placesOf(page, ['header', 'main h1', 'form > div', ...lines, '.case-card h3'])).toEqual(before)
      await expect(page.locator('[data-case] h3').first()).toHaveText(name!)
      expect(await shift()).toBeLessThan(0.01)
      // The program takes over what was asked for before it, and asks for none of it again.
      expect(asked.filter((path) => path === '/api/search/advanced')).toHaveLength(1)
    },
  )

test('while it is checked who is signed in, results and profile are asked for once', slow, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/cases?query=bank')
  await expect(page.locator('[data-case]').first()).toBeVisible()
  expect(asked.filter((path) => ['/api/profile', '/api/search/advanced'].includes(path)).sort()).toEqual([
    '/api/profile',
    '/api/search/advanced',
  ])
})

test('results that could not be had early are asked for again', slow, async ({ page }) => {
  let asked = 0
  await page.route('**/api/search/advanced', (route) => ((asked += 1) === 1 ? route.abort() : route.fallback()))
  await page.goto('/cases?query=bank')
  await expect(page.locator('[data-case]').first()).toBeVisible()
  expect(asked).toBe(2)
})
