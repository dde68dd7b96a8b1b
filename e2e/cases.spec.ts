import type { Page, Route } from '@playwright/test'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, readAtRest, slow, test, watchLayoutShift } from './signed-in.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search cases', exact: true })
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filters', exact: false }).first().click()
const addressOf = (page: Page) => new URL(page.url()).searchParams
const isSearch = '**/api/search/advanced'

/** Answers a search with the first case in the library, changed as each result wants it. */
async function answer(route: Route, changes: object[], more: object = {}) {
  const response = await route.fetch({ postData: JSON.stringify({ query: '' }) })
  const [first] = (await response.json()).results
  const plain = {
    ...first,
    court: 'High Court',
    citation: '[2024] KEHC 90999 (KLR)',
    case_number: null,
    judges: [],
    summary: 'A summary.',
    snippets: [],
  }
  const results = changes.map((change, index) => ({ ...plain, id: `case-${index}`, title: `Party ${index} v Another`, ...change }))
  await route.fulfill({ response, json: { results, total: results.length, total_relation: 'eq', offset: 0, limit: 10, ...more } })
}

test.describe('searching', () => {
  test('a term is found, a case opened, and the way back leads to the same results', async ({ page }) => {
    await page.goto('/cases')
    await expect(cards(page).first()).toBeVisible()
    await searchField(page).fill('Wekulo')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL(/query=Wekulo/)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ cases(?:, showing|$)/ })).toBeVisible()
    const first = cards(page).first()
    const title = first.getByRole('heading', { level: 3 })
    await expect(title).toContainText('Wekulo')
    const name = await title.innerText()
    await expect(first.getByText('Sample', { exact: true })).toBeVisible()
    await first.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('link', { name: 'Case Browser' }).last().click()
    await expect(page).toHaveURL(/\/cases\?query=Wekulo$/)
    await expect(searchField(page)).toHaveValue('Wekulo')
  })

  test('matched words are marked, and the passage leads to its paragraph', slow, async ({ page }) => {
    await page.goto('/cases?query=maize')
    const passage = cards(page).first()
    await expect(passage.locator('mark').first()).toHaveText(/maize/i)
    await passage.getByRole('link', { name: 'Go to paragraph 1', exact: true }).click()
    await expect(page).toHaveURL(/\?query=maize&open=[^#]+#para-1$/)
    await expect(page.locator('.target')).toContainText(/^1\..*maize/)
    await expect(page.locator('.target')).toBeInViewport()
  })

  test('digests are marked, and no card calls a digest a sample', slow, async ({ page }) => {
    await page.goto('/cases?query=Muruatetu')
    const card = cards(page).filter({ hasText: '[2017] KESC 2 (KLR)' })
    await expect(card.getByText('Digest', { exact: true })).toBeVisible()
    await expect(card.getByText('Sample', { exact: true })).toHaveCount(0)
    await expect(card.getByText('14 Dec 2017')).toBeVisible()
  })

  test('what a document says never becomes markup', slow, async ({ page }) => {
    await page.route(isSearch, (route) =>
      answer(route, [{ title: '<img src=x onerror=alert(1)>', snippets: [{ html: 'a <b>b</b> <mark>c</mark> &lt;i&gt;', paragraph: 3 }] }]),
    )
    await page.goto('/cases?query=c')
    await expect(cards(page).first()).toContainText('a <b>b</b> c <i>')
    await expect(cards(page).first().locator('img, b, i')).toHaveCount(0)
  })

  test('typing searches after a pause, once, and without a step in the history for every pause', async ({ page }) => {
    const asked: string[] = []
    await page.route(isSearch, (route) => {
      asked.push(route.request().postDataJSON().query)
      return route.fallback()
    })
    await page.goto('/cases')
    await expect(cards(page).first()).toBeVisible()
    // All letters at one moment: between two keys a busy machine may rest for longer than the pause.
    await searchField(page).focus()
    await searchField(page).evaluate((field: HTMLInputElement) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
      for (const typed of ['b', 'ba', 'ban', 'bank']) {
        setValue.call(field, typed)
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
    })
    await expect(page).toHaveURL(/query=bank$/)
    await expect.poll(() => asked).toEqual(['', 'bank'])
    await searchField(page).press('End')
    await searchField(page).press('s')
    await expect(page).toHaveURL(/query=banks$/)
    await expect.poll(() => asked).toEqual(['', 'bank', 'banks'])
    await page.goBack()
    await expect(page).toHaveURL(/\/cases$/)
    await expect(searchField(page)).toHaveValue('')
  })

  test('a search that is superseded is given up', slow, async ({ page }) => {
    await page.goto('/cases')
    await expect(cards(page).first()).toBeVisible()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(isSearch, async (route) => {
      if (route.request().postDataJSON().query === 'slow') await held
      await route.fallback()
    })
    const given = page.waitForEvent('requestfailed', (request) => request.postDataJSON()?.query === 'slow')
    await searchField(page).fill('slow')
    await searchField(page).press('Enter')
    await expect(page.getByText('Searching the library')).toBeVisible()
    await searchField(page).fill('Wekulo')
    await searchField(page).press('Enter')
    await given
    await expect(cards(page).first()).toContainText('Wekulo')
    release()
  })

  test('cards take the place of five skeletons without moving anything', slow, async ({ page }) => {
    const shift = await watchLayoutShift(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(isSearch, async (route) => {
      await held
      await answer(
        route,
        Array.from({ length: 5 }, (_, index) => ({
          id: `case-${index}`,
          judges: ['P Wanza'],
          snippets: [{ html: 'words '.repeat(60), paragraph: 3 }],
        })),
      )
    })
    await page.goto('/cases')
    const skeletons = page.getByTestId('skeletons').getByRole('article', { includeHidden: true })
    await expect(skeletons).toHaveCount(5)
    const before = await readAtRest(() => skeletons.nth(2).boundingBox())
    release()
    await expect(cards(page)).toHaveCount(5)
    const after = await readAtRest(() => cards(page).nth(2).boundingBox())
    expect(after).toEqual(before)
    expect(await shift()).toBeLessThan(0.001)
  })
})

test.describe('filters', () => {
  test('are kept in the address, through reload and back, and cleared without losing the words', async ({ page }) => {
    await page.goto('/cases?query=Wekulo&page=1')
    await openFilters(page)
    await page.getByRole('combobox', { name: 'Court', exact: true }).click()
    await page.getByRole('option', { name: /^High Court\s*\d*$/ }).click()
    await page.getByRole('option', { name: /^Court of Appeal\s*\d*$/ }).click()
    await page.getByRole('combobox', { name: 'Judge' }).fill('masibo')
    await expect(page.getByRole('option', { name: /Masibo/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await page.getByLabel('From Date').pressSequentially('01012023')
    await page.getByLabel('To Date').fill('31/12/2024')
    await page.getByRole('button', { name: 'Apply Filters' }).click()
    await expect(page).toHaveURL(/court=High\+Court&court=Court\+of\+Appeal/)
    expect(Object.fromEntries(addressOf(page))).toMatchObject({
      query: 'Wekulo',
      judge: expect.stringContaining('Masibo'),
      from: '2023-01-01',
      to: '2024-12-31',
    })
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Filters in use' }).getByRole('button')).toHaveCount(5)

    await page.reload()
    await expect(cards(page)).toHaveCount(1)
    await openFilters(page)
    await expect(page.getByLabel('From Date')).toHaveValue('01/01/2023')

    // It keeps only the words: no filter, no order.
    await page.getByLabel('Sort by').selectOption('oldest')
    await expect(page).toHaveURL(/sort=oldest$/)
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(page).toHaveURL(/\/cases\?query=Wekulo$/)
    await expect(page.getByLabel('From Date')).toHaveValue('')
    await page.goBack()
    await expect(page.getByLabel('From Date')).toHaveValue('01/01/2023')
    // Two at one moment, before the screen has followed the first.
    await page.getByRole('list', { name: 'Filters in use' }).evaluate((filters) => {
      for (const court of ['High Court', 'Court of Appeal'])
        filters.querySelector<HTMLElement>(`[aria-label="Remove filter: ${court}"]`)!.click()
    })
    await expect(page).not.toHaveURL(/court=/)
  })

  test('change the page back to 1', slow, async ({ page }) => {
    await page.goto('/cases?page=3')
    await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await page.getByLabel('Sort by').selectOption('Oldest')
    await expect(page).toHaveURL(/\/cases\?sort=oldest$/)
  })

  test('a day that is none, or too far away, is explained and not searched', slow, async ({ page }) => {
    await page.goto('/cases')
    await openFilters(page)
    for (const [typed, words] of [
      ['32/01/2020', 'Use the form DD/MM/YYYY'],
      ['31/12/1899', 'Between 01/01/1900 and 31/12/2099'],
      ['01/01/2100', 'Between 01/01/1900 and 31/12/2099'],
    ] as const) {
      await page.getByLabel('From Date').fill(typed)
      await page.getByRole('button', { name: 'Apply Filters' }).click()
      await expect(page.getByLabel('From Date')).toHaveAccessibleDescription(words)
      await expect(page).toHaveURL(/\/cases$/)
    }
  })

  test('are searched by citation and case number, and Search goes to the results', slow, async ({ page }) => {
    await page.goto('/cases')
    await openFilters(page)
    await page.getByLabel('Citation', { exact: true }).fill('[2023] KEMC 90011 (KLR)')
    await page.getByLabel('Case Number').fill('E4127 of 2021')
    await page.getByLabel('Case Number').press('Enter')
    await expect(page).toHaveURL(/citation=.*&number=E4127\+of\+2021/)
    await expect(cards(page)).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
  })
})

test.describe('pages', () => {
  test('a next page begins at its top, says what it shows, and goes back', async ({ page }) => {
    await page.goto('/cases')
    await expect(cards(page)).toHaveCount(10)
    await page.getByRole('link', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByRole('status').filter({ hasText: 'showing 11–20' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole('heading', { name: 'Results' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Results' })).toHaveAttribute('start', '11')
    await page.goBack()
    await expect(page.getByRole('status').filter({ hasText: 'showing 1–10' })).toBeVisible()
  })

  test('deep pages are reachable, and a lower bound says so', slow, async ({ page }) => {
    await page.route(isSearch, (route) => {
      const { page: asked } = route.request().postDataJSON()
      return answer(
        route,
        Array.from({ length: 10 }, (_, index) => ({ id: `${asked}-${index}` })),
        { total: 10_000, total_relation: 'gte', offset: (asked - 1) * 10 },
      )
    })
    await page.goto('/cases?query=court')
    await expect(page.getByRole('status').filter({ hasText: 'At least 10,000 cases' })).toBeVisible()
    await page.getByLabel('Go to page').fill('2345')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page).toHaveURL(/page=2345/)
    await expect(page.getByRole('status').filter({ hasText: 'showing 23,441–23,450' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next page' })).toBeVisible()
  })

  test('a page beyond the end says so', slow, async ({ page }) => {
    await page.goto('/cases?query=Wekulo&page=900')
    await expect(page.getByText('There is no such page')).toBeVisible()
    await page.getByRole('button', { name: 'Go to the first page' }).click()
    await expect(cards(page).first()).toBeVisible()
  })
})

test('what only courts abroad say is offered, and a question is taken apart at its terms', slow, async ({ page }) => {
  await page.goto('/cases?query=adverse+possession+and+maritime+salvage')
  await expect(page.getByText('No cases found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Search Kenya Law for these words' })).toHaveAttribute(
    'href',
    /kenyalaw\.org\/search\/\?q=adverse/,
  )
  const part = page.getByRole('link', { name: /Search for “adverse possession” alone: \d+ cases/ })
  const count = Number(/\d+/.exec(await part.innerText())![0])
  await part.click()
  await expect(cards(page)).toHaveCount(count)

  await page.goto('/cases?query=procedural+slip&every=true')
  await expect(page.getByText('One from abroad does: it is of persuasive authority only.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Show the Case from Abroad' }).click()
  await expect(cards(page)).toHaveText([/Banco Arabe Espanol/])
})

test('nothing found: the words of the specification, and what the library holds', slow, async ({ page }) => {
  await page.goto('/cases?query=zxqvwj&court=High+Court')
  await expect(page.getByText('No cases found')).toBeVisible()
  await expect(page.getByText('Try adjusting your search criteria')).toBeVisible()
  const coverage = page.getByRole('complementary', { name: 'What the library holds' })
  await expect(coverage.getByRole('row', { name: /Supreme Court/ }).first()).toBeVisible()
  await expect(coverage).toContainText('Last import')
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL(/\/cases$/)
  await expect(searchField(page)).toHaveValue('')
})

test.describe('a search that fails', () => {
  test.use({ ownWindow: true })
  const failures = [
    {
      name: 'too slow',
      words: 'The search query took too long to process. Please try narrowing your search criteria or use more specific terms.',
      fail: (route: Route) =>
        route.fulfill({ status: 408, json: { code: 'statement-timeout', detail: 'canceling statement due to statement timeout (57014)' } }),
    },
    {
      name: 'no connection',
      words: 'Network connection issue. Please check your internet connection and try again.',
      fail: (route: Route) => route.abort('connectionrefused'),
    },
    {
      name: 'anything else',
      words: 'Failed to load cases. Please try again.',
      fail: (route: Route) => route.fulfill({ status: 400, json: { code: 'malformed-request', detail: 'The request could not be read.' } }),
    },
  ]
  for (const { name, words, fail } of failures)
    test(`${name}: says so, tries again, or clears the search`, slow, async ({ page }) => {
      await page.clock.install()
      let broken = true
      await page.route(isSearch, (route) => (broken ? fail(route) : route.fallback()))
      await page.goto('/cases?query=Wekulo&court=High+Court&page=2')
      // The retries after 2, 4 and 8 s.
      await expect(async () => {
        await page.clock.runFor(8000)
        await expect(page.getByText(words)).toBeVisible({ timeout: 500 })
      }).toPass()
      await expectAccessible(page)
      broken = false
      await page.getByRole('button', { name: 'Clear Search' }).click()
      await expect(page).toHaveURL(/\/cases$/)
      await expect(cards(page).first()).toBeVisible()
      broken = true
      await searchField(page).fill('Mawimbi')
      await searchField(page).press('Enter')
      await expect(async () => {
        await page.clock.runFor(8000)
        await expect(page.getByText(words)).toBeVisible({ timeout: 500 })
      }).toPass()
      broken = false
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(cards(page).first()).toBeVisible()
      expect(addressOf(page).get('query')).toBe('Mawimbi')
    })
})

test.describe('on every screen', () => {
  for (const [width, theme, details] of [
    [390, 'dark', {}],
    [1440, 'light', slow],
    [390, 'light', slow],
    [1440, 'dark', slow],
  ] as const)
    test(`${width} px, ${theme}: accessible, and nothing sticks out`, details, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      await chooseTheme(page, theme)
      await page.goto('/cases?query=bank&court=High+Court&court=Court+of+Appeal')
      await expect(cards(page).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await openFilters(page)
      await page.getByRole('combobox', { name: 'Judge' }).fill('a')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.goto('/cases?query=zxqvwj')
      await expect(page.getByText('No cases found')).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

  test('on a phone two results stand in the first fold, and what a finger presses is at least 44 px high', slow, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/cases?query=bank')
    await expect(cards(page).first()).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Jurisdiction' })).toBeVisible()
    await expect(cards(page).nth(1), 'two results without scrolling').toBeInViewport({ ratio: 0.95 })
    await openFilters(page)
    await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Apply Filters' })).toBeInViewport({ ratio: 1 })
    const small = () =>
      page.locator('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('button, input, select, nav a')]
          .filter((element) => {
            const { height } = (element.closest('label, form > div') ?? element).getBoundingClientRect()
            // What is laid around a small mark takes the finger too.
            const around = Number.parseFloat(getComputedStyle(element, '::after').height) || 0
            return element.offsetParent !== null && Math.max(height, around) < 43.5
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
    await expect.poll(small).toEqual([])
  })
})
