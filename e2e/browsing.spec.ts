import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, readAtRest, slow, test } from './signed-in.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')
const facets = (page: Page) => page.getByRole('region', { name: 'Narrow the results' })

test('a facet narrows the results, stays in the address, and is taken away again', async ({ page }) => {
  await page.goto('/cases?query=bank')
  const court = facets(page).getByRole('list', { name: 'Court' }).getByRole('button').first()
  const [, name, count] = /^(.+?)\s+([\d,]+)$/.exec((await court.innerText()).trim())!
  await court.click()
  await expect.poll(() => new URL(page.url()).searchParams.getAll('court')).toEqual([name])
  await expect(page.getByRole('status').filter({ hasText: 'for “bank”' })).toContainText(`${count} case`)
  await expect(cards(page)).toHaveCount(Math.min(Number(count), 10))
  const year = facets(page).getByRole('list', { name: 'Year' }).getByRole('button').first()
  const found = Number(/\d+$/.exec((await readAtRest(() => year.innerText())).trim())![0])
  await year.click()
  await expect(page).toHaveURL(/year=\d{4}/)
  await expect(cards(page)).toHaveCount(found)
  await page.reload()
  await expect(cards(page)).toHaveCount(found)
  const inUse = page.getByRole('list', { name: 'Filters in use' }).getByRole('button')
  await expect(inUse).toHaveCount(2)
  await page.goBack()
  await expect(inUse).toHaveCount(1)
  await inUse.first().click()
  await expect(page).toHaveURL(/\/cases\?query=bank$/)
})

test('the filter panel counts what each value of a list would add', slow, async ({ page }) => {
  await page.goto('/cases?court=High+Court')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Court', exact: true }).click()
  await expect(page.getByRole('option', { name: /^Court of Appeal\s*\d+$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Document type' }).click()
  await page.getByRole('option', { name: /^Judgment/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/\/cases\?court=High\+Court&type=Judgment$/)
})

test('keys walk through the results, select them, and open one', async ({ page }) => {
  await page.goto('/cases?query=bank')
  await expect(cards(page).nth(2)).toBeVisible()
  await expect(page.getByText('next and previous case')).toBeVisible()
  await page.keyboard.press('j')
  await expect(cards(page).nth(0).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('ArrowDown')
  await expect(cards(page).nth(1).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('x')
  const bar = page.getByRole('region', { name: 'Selected cases' })
  await expect(bar).toContainText('2 cases selected')
  await expect(bar.getByRole('link', { name: 'Compare' })).toHaveAttribute('href', /^\/compare\?ids=[^,%]+%2C[^,%]+$/)
  await expectAccessible(page)
  await page.keyboard.press('k')
  await expect(cards(page).nth(0).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(bar).toContainText('1 case selected')
  await expect(bar.getByRole('link', { name: 'Compare' })).toHaveCount(0)
  await page.keyboard.press('/')
  const field = page.locator('main input[type=search]')
  await expect(field).toBeFocused()
  await page.keyboard.press('j')
  await expect(field).toHaveValue('j')
  await field.fill('bank')
  await field.press('Enter')
  await expect(cards(page).first()).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cases\/[^?]+\?q=bank$/)
})

test('the help explains the language of queries and turns the single keys off', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cases')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'How to search' }).click()
  const help = page.getByRole('dialog', { name: 'How to search' })
  await expect(help.getByText('injunction /s damages')).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await help.getByRole('checkbox', { name: 'Use these single keys' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await page.keyboard.press('?')
  await page.keyboard.press('j')
  await expect(help).toHaveCount(0)
  await expect(cards(page).first().getByRole('link').first()).not.toBeFocused()
})

test('what is wrong with a query is said at the search box', slow, async ({ page }) => {
  await page.route('**/api/search/advanced', (route) =>
    route.fulfill({
      status: 422,
      json: { code: 'invalid-query', detail: 'The bracket that opens at “(lease” is never closed.' },
    }),
  )
  await page.goto('/cases?query=(lease')
  await expect(page.locator('main input[type=search]')).toHaveAccessibleDescription('The bracket that opens at “(lease” is never closed.')
  await expect(page.getByText('Failed to load cases. Please try again.')).toHaveCount(0)
  await expectAccessible(page)
  for (const name of ['Try Again', 'Clear Search']) await expect(page.getByRole('button', { name })).toBeVisible()
  await page.getByRole('button', { name: 'How to search' }).last().click()
  await expect(page.getByRole('dialog', { name: 'How to search' })).toBeVisible()
})

test('names are suggested while typing, and the keys stay in the search box', async ({ page }) => {
  await page.goto('/cases')
  const field = page.getByRole('combobox', { name: 'Search cases', exact: true })
  await field.pressSequentially('wekul', { delay: 20 })
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await expect(options.first()).toContainText('Wekulo')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await field.press('ArrowDown')
  await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!)
  await field.press('Escape')
  await expect(options).toHaveCount(0)
  await expect(field).toHaveValue('wekul')
  await field.pressSequentially('o')
  await expect(options.first()).toBeVisible()
  await field.press('ArrowDown')
  const name = await options.first().locator('.name').innerText()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/cases\/[^?/]+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a passage of a dissent says so, and a rank is explained where it is asked for', slow, async ({ page }) => {
  await page.route('**/api/search/advanced', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const { explain } = route.request().postDataJSON()
    answer.results = answer.results.map((result: object) => ({
      ...result,
      snippets: [{ html: 'I would have <mark>allowed</mark> it', paragraph: 40, number: '40', opinion: 'dissenting', author: 'Wanza JA' }],
      ...(explain && { explanation: { score: 3.5, parts: [{ part: 'text', value: 2.5, words: 'allowed stands in it 4 times' }] } }),
    }))
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/cases?query=allowed')
  const card = cards(page).first()
  await expect(card.getByText('Dissent, Wanza JA')).toBeVisible()
  await expect(card.getByText('allowed stands in it 4 times')).toHaveCount(0)
  await card.getByRole('button', { name: /^Why / }).click()
  await expect(card.getByText('allowed stands in it 4 times')).toBeVisible()
  await expectAccessible(page)
})

test('cases like one say why, and lead back to the whole library', slow, async ({ page }) => {
  await page.goto('/cases?query=Wekulo')
  const id = (await cards(page).first().getAttribute('data-case'))!
  await page.goto(`/search?similar=${id}`)
  await expect(page).toHaveURL(new RegExp(`/cases\\?similar_to=${id}$`))
  await expect(cards(page).first()).toContainText(/Both cite|Cites|Cited by|Both speak of|Same area of law/)
  await expect(page.getByText(/^Cases like/)).toContainText('Wekulo')
  await page.getByRole('button', { name: 'Show All Cases' }).click()
  await expect(page).toHaveURL(/\/cases$/)
  await page.route('**/api/search/advanced', (route) => route.fulfill({ status: 400, json: { code: 'malformed-request', detail: 'No.' } }))
  await page.goto(`/cases?similar_to=${id}&sort=oldest`)
  await expect(page.getByText('Failed to load similar cases. Please try again.')).toBeVisible()
})

test(
  'a question finds what says most of it, tells what each lacks, and is narrowed to what has every word with one press',
  slow,
  async ({ page }) => {
    await page.goto('/cases?query=landlord+rent+notice')
    const all = Number(
      /\d+/.exec(
        await page
          .getByRole('status')
          .filter({ hasText: /\d+ cases/ })
          .innerText(),
      )?.[0],
    )
    await page.getByRole('button', { name: /^Only \d+ cases? with every word$/ }).click()
    await expect(page).toHaveURL(/every=true/)
    await expect(page.getByRole('button', { name: 'Also cases without some of the words' })).toBeVisible()
    await expect.poll(() => cards(page).count()).toBeLessThan(all)
    await page.goto('/cases?query=can+a+landlord+evict+whoever+paid+the+rent+by+phone')
    await expect(cards(page).first()).toContainText('Nakhumicha')
    await expect(cards(page).first()).toContainText(/Without “|for “/)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(cards(page).first()).toContainText(/Without “|for “/)
    await expectNoSidewaysScroll(page)
    await page.goto('/cases?query=recipe+for+chicken+stew+with+onions')
    await expect(page.getByText('No cases found')).toBeVisible()
  },
)

test('decisions from abroad are said to be hidden, and are shown when they are asked for', slow, async ({ page }) => {
  await page.goto('/cases?query=constitutionality+statute')
  await expect(page.getByText(/cases? from abroad (?:is|are) not shown/)).toBeVisible()
  const before = await cards(page).count()
  await page.getByRole('combobox', { name: 'Jurisdiction' }).selectOption('All jurisdictions')
  await expect(page).toHaveURL(/jurisdiction=all/)
  await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  await expect(page.getByText(/not shown/)).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Jurisdiction' })).toHaveValue('all')
})

test('a list is exported whole, and so are selected cases', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/cases?query=bank')
  await page.getByRole('button', { name: 'Export these results' }).click()
  await expect(page.getByRole('menu', { name: 'Export' }), 'all of the menu is on the screen').toBeInViewport({ ratio: 1 })
  const whole = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click()
  expect((await whole).suggestedFilename()).toMatch(/\.csv$/)
  await cards(page).nth(0).getByRole('checkbox').check()
  await cards(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('region', { name: 'Selected cases' }).getByRole('button', { name: 'Export' }).click()
  const asked = page.waitForRequest(/\/api\/cases\/export\?format=ris&ids=[^&]+%2C[^&]+$/)
  await page.getByRole('menuitem', { name: 'Reference manager (RIS)' }).click()
  await asked
  await page.getByRole('region', { name: 'Selected cases' }).getByRole('button', { name: 'Bookmark' }).click()
  await expect(page.getByRole('dialog', { name: 'Bookmark these cases' })).toContainText('2 selected cases')
})

test('words that find nothing are put right', slow, async ({ page }) => {
  await page.goto('/cases?query=Wekullo')
  await expect(page.getByText('No cases found')).toBeVisible()
  await page.getByRole('link', { name: /wekulo/i }).click()
  await expect(cards(page).first()).toContainText('Wekulo')
})

test('a judgment that the library does not hold is told of above what mentions its words', slow, async ({ page }) => {
  await page.goto('/cases?query=Petition+7777+of+2013+OR+bank')
  await expect(page.getByText('Not in this library: Petition 7777 of 2013.')).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/cases?query=[2011]+KEHC+90022+(KLR)')
  await expect(page.getByText('Not in this library: [2011] KEHC 90022 (KLR).')).toBeVisible()
  await expect(page.getByText('No cases found')).toBeVisible()
  await page.goto('/cases?query=maize+[2011]+KEHC+90022+(KLR)')
  await page.getByRole('link', { name: 'Search for “maize” alone' }).click()
  await expect(page).toHaveURL(/\?query=maize$/)
  await expect(cards(page).first()).toBeVisible()
})
