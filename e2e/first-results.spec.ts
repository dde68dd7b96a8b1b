import type { Page } from '@playwright/test'
import type { SearchResult, SearchResults } from '../contract/search.ts'
import { holdProgram, visitBefore } from './before-the-program.ts'
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

const passage = { html: 'The <mark>bank</mark> &amp; its customer agreed on this. '.repeat(9), paragraph: 12, number: '12' }
const heading = { html: 'The <mark>bank</mark>', paragraph: 11, number: '11' }
const rests = { source: 'appeal history', decided_on: null } as const
/** What makes cards differ, each on a case that has none of the others. */
const states: Partial<SearchResult>[] = [
  { snippets: [passage] },
  { snippets: [{ ...passage, number: null }] },
  { snippets: [{ ...passage, paragraph: null, number: null }] },
  { snippets: [heading, passage] },
  { snippets: [{ ...passage, opinion: 'dissenting', author: 'Njoki Ndungu SCJ' }] },
  { snippets: [{ ...passage, opinion: 'concurring' }] },
  { summary: 'What the case is about. '.repeat(20) },
  { opening: 'How the text begins. '.repeat(20) },
  {},
  { private: true, sample: true, kind: 'digest' },
  { court: null, court_code: null, hierarchy_level: null },
  { court: 'Supreme Court', hierarchy_level: 1 },
  { court: 'Court of Appeal', hierarchy_level: 2 },
  { court: "Magistrate's Court", hierarchy_level: 4 },
  { date: null },
  { date: null, year: null },
  { citation: null, case_number: null, document_type: null },
  { title: '' },
  { title: 'Kenya Commercial Bank Limited and the Attorney-General of the Republic v Wanjiru and 14 others '.repeat(3) },
  { judges: ['Wanjiru Kamau', 'Otieno Odek', 'Sankale ole Kantai', 'Mohammed Warsame', 'Roselyn Nambuye', 'Hannah Okwengu'] },
  { signal: { level: 'negative', kind: 'reversed on appeal', ...rests } },
  { signal: { level: 'caution', kind: 'appeal pending', ...rests }, private: true },
  { signal: { level: 'positive', kind: 'upheld on appeal', ...rests } },
  { decided: { kind: 'dismissed', quote: null }, snippets: [passage] },
  { missing: ['guarantee'], instead: [{ word: 'lender', other: 'bank' }], snippets: [passage] },
]

/** What each card says and how it stands there; not what is only in the program: what can be pressed at its foot, and how the case ended. */
const readCards = (page: Page) =>
  page.evaluate(() => {
    const see = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect()
      return [part.textContent, ...[x, y, width, height].map((measure) => Math.round(measure))]
    }
    const look = (part: Element) => {
      const { color, backgroundColor, borderColor, font, borderRadius } = getComputedStyle(part)
      return [...see(part), color, backgroundColor, borderColor, font, borderRadius]
    }
    return [...document.querySelectorAll('.case-card')].map((card) => ({
      name: see(card.querySelector('h2, h3')!),
      address: card.querySelector('h2 a, h3 a')!.getAttribute('href'),
      tags: [...card.querySelectorAll('.tag, .signal')].map(look),
      lines: ['.case-card-chips', '.case-card-passage', '.case-card-foot'].map((line) => see(card.querySelector(line)!).slice(1)),
      details: card.querySelector('.case-card-chips')!.textContent,
      passage: look(card.querySelector('.case-card-passage')!),
      lacks: card.querySelector('.case-card-text + :not(.case-card-foot)')?.textContent,
      judges: card.querySelector('.case-card-foot')!.firstElementChild!.textContent,
      height: Math.round(card.getBoundingClientRect().height),
    }))
  })

for (const width of [390, 1440])
  test(`the program shows every card as it stood before it, ${width} px`, width === 390 ? {} : slow, async ({ page }) => {
    await page.setViewportSize({ width, height: 3000 })
    await visitBefore(page)
    const perScreen = 5
    for (let from = 0; from < states.length; from += perScreen) {
      await page.route('**/api/search/advanced', async (route) => {
        const answer = await route.fetch()
        const found = (await answer.json()) as SearchResults
        const { decided: _decided, ...first } = found.results[0]!
        const bare = { ...first, snippets: [], summary: null, private: false, sample: false, kind: 'judgment', signal: null }
        const results = states.slice(from, from + perScreen).map((state, place) => ({ ...bare, id: `state-${from + place}`, ...state }))
        await route.fulfill({ response: answer, json: { ...found, results } })
      })
      const release = await holdProgram(page)
      await page.goto('/cases?query=bank', { waitUntil: 'commit' })
      await expect(page.locator('.bare .case-card')).toHaveCount(perScreen)
      await page.evaluate(() => document.fonts.ready)
      const before = await readAtRest(() => readCards(page))
      await release()
      await expect(page.locator('[data-case]')).toHaveCount(perScreen)
      await expect.poll(() => readCards(page)).toEqual(before)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })

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
