import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { extractText, getDocumentProxy } from 'unpdf'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const trends = (page: Page, name = 'Supreme Court Trends') => page.getByRole('region', { name, exact: true })
const byYear = (page: Page) => trends(page).getByRole('region', { name: 'Cases by year and outcome' })

/** A figure opens a list that has exactly as many cases. */
async function expectSameNumber(page: Page, words: string) {
  const cases = words === '1' ? '1 case' : `${words} cases`
  await expect(page.getByRole('heading', { name: 'Results' }).locator('..')).toContainText(cases)
}

test('from the side menu to the trends of a court, to the cases behind a figure', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Legal Library' }).click()
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Analytics' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Court', exact: true })).toHaveValue('Supreme Court')
  await expect(page.getByLabel('Chart Type')).toHaveValue('line')
  await expect(trends(page)).toContainText(/Analysis of \d+ cases/)
  await expect(trends(page).getByRole('img', { name: /^Supreme Court Trends: \d+ cases from/ })).toHaveAttribute('height', '320')
  // The three that everybody asks for, and the rest on a switch; what there is none of is said.
  const legend = trends(page).locator('[data-legend] li')
  await expect(legend).toHaveCount(3)
  await expect(trends(page)).toContainText('None in these years: Favorable Outcomes and Unfavorable Outcomes.')
  await trends(page).getByRole('switch', { name: 'Also mixed and unknown outcomes' }).check()
  await expect(legend.filter({ hasText: 'Outcome Unknown' })).toHaveCount(1)
  await expect(legend).toHaveCount(4)
  await page.getByLabel('Chart Type').selectOption('Bar Chart')
  await expect(page).toHaveURL(/chart=bar/)
  await page.getByLabel('Chart Type').selectOption('Pie Chart (Topics)')
  await expect(trends(page).getByRole('img', { name: /areas of law/ })).toHaveAttribute('height', '320')
  await page.getByLabel('Chart Type').selectOption('Line Chart')
  const figure = byYear(page).getByRole('link', { name: /Total Cases, 2017/ })
  const count = await figure.innerText()
  await figure.click()
  await expect(page).toHaveURL(/\/cases\?court=Supreme\+Court&year=2017&ending=counted$/)
  await expectSameNumber(page, count)
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Counted in figures')
})

test('figures open with the court of which most is held where nothing is held of the usual one', async ({ page }) => {
  await page.route(/court-tendencies\?court=Supreme/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), total_cases: 0, trends: [] } })
  })
  await page.goto('/analytics')
  const court = page.getByRole('combobox', { name: 'Court', exact: true })
  await expect(page.getByText(/^The library holds no decision of the Supreme Court, so the figures open with/)).toBeVisible()
  await expect(court).not.toHaveValue('Supreme Court')
  await expect(trends(page, `${await court.inputValue()} Trends`)).toContainText(/Analysis of [1-9]/)
  // Chosen by its reader it is shown all the same.
  await court.selectOption('Supreme Court')
  await expect(page).toHaveURL(/court=Supreme\+Court/)
  await expect(trends(page)).toContainText('No data available')
})

test('what an editor says of an ending is counted, and its figure opens that case', slow, async ({ page }) => {
  const { access_token } = await signInAnew(page, { isEditor: true })
  const headers = { authorization: `Bearer ${access_token}` }
  const year = '2012'
  const { results } = (await (
    await page.request.get(`/api/cases?courts=Supreme%20Court&years=${year}&endings=counted`, { headers })
  ).json()) as { results: { id: string }[] }
  const [{ id }] = results as [{ id: string }]
  await expect
    .poll(async () =>
      (await page.request.patch(`/api/cases/${id}`, { headers, data: { disposition: { kind: 'allowed', favours: 'moving' } } })).status(),
    )
    .toBe(200)
  await page.goto('/analytics?from=2012&to=2012')
  await byYear(page)
    .getByRole('link', { name: /^1, Favorable Outcomes, 2012/ })
    .click()
  await expectSameNumber(page, '1')
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('article')).toHaveCount(1)
  await page.request.patch(`/api/cases/${id}`, { headers, data: { disposition: { kind: null, favours: 'unknown' } } })
})

test('courts side by side, years and topic; the link keeps all of it', slow, async ({ page }) => {
  await page.goto('/analytics')
  await page.getByLabel('Compare with').selectOption('High Court')
  await expect(trends(page, 'High Court Trends')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible()
  await page.getByLabel('From year', { exact: true }).fill('2010')
  await expect(page).toHaveURL(/from=2010/)
  await page.getByLabel('Legal Topic (optional)').fill('Constitutional')
  await expect(page).toHaveURL(/topic=Constitutional/)
  await expect(async () => {
    const shown = await trends(page)
      .getByText(/^Analysis of/)
      .innerText()
    await page.reload()
    await expect(trends(page).getByText(/^Analysis of/)).toHaveText(shown, { timeout: 5_000 })
  }).toPass()
  await expect(page.getByLabel('From year', { exact: true })).toHaveValue('2010')
  await page.getByRole('button', { name: 'Remove High Court' }).click()
  await expect(trends(page, 'High Court Trends')).toHaveCount(0)
  await page.getByLabel('To year', { exact: true }).fill('20')
  await expect(page.getByText('A year has four digits')).toBeVisible()
  await page.goto('/analytics?court=')
  await expect(page.getByText('Select a court to view analytics')).toBeVisible()
  await page.goto('/analytics?topic=zxqvwj')
  await expect(page.getByText('No data available')).toBeVisible()
})

test('the years are read out with the arrow keys', slow, async ({ page }) => {
  await page.goto('/analytics')
  const chart = trends(page).getByRole('group', { name: /^Arrow keys/ })
  await chart.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Home')
  await expect(trends(page).getByText(/^20\d\d: Total Cases \d+, Favorable Outcomes \d+/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cases\?court=Supreme\+Court&year=20\d\d&ending=counted$/)
})

test('a judge and a case are analysed where they were placeholders', slow, async ({ page }) => {
  await page.goto('/analytics')
  await page.getByLabel('Judge Name').fill('I Lenaola')
  await page.getByRole('region', { name: 'Judge Decision Analysis' }).getByRole('button', { name: 'Analyze' }).click()
  await expect(trends(page, 'I Lenaola')).toContainText(/Analysis of \d+ case/)
  await expect(trends(page, 'I Lenaola').getByRole('region', { name: 'Beside the courts' })).toContainText('Supreme Court')
  await page.getByLabel('Judge Name').fill('Nobody Of That Name')
  await page.getByRole('region', { name: 'Judge Decision Analysis' }).getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText('No judge named Nobody Of That Name has a reported case in the library.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Nobody Of That Name' }).click()
  await page.getByLabel('Case ID').fill('keca-2025-90112')
  await page.getByRole('region', { name: 'Case Citation Analysis' }).getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText(/^Cited by \d+ case/)).toBeVisible()
  const citations = page.getByRole('region', { name: 'Case Citation Analysis' })
  await page.getByLabel('Case ID').fill('Nobody v Nowhere')
  await citations.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText('No case named “Nobody v Nowhere” is in the library.')).toBeVisible()
  // An earlier result does not stay under it.
  await expect(page.getByText(/^Cited by \d+ case/)).toBeHidden()
  await expect(page.getByLabel('Case ID')).toHaveValue('Nobody v Nowhere')
  for (const named of ['Mlima Crest Bank Limited v Wekulo', '[2025] KECA 90112 (KLR)']) {
    await page.getByLabel('Case ID').fill(named)
    await citations.getByRole('button', { name: 'Analyze' }).click()
    if (!named.startsWith('[')) await citations.getByRole('button', { name: '[2025] KECA 90112 (KLR)' }).click()
    await expect(page.getByLabel('Case ID')).toHaveValue('keca-2025-90112')
    await expect(citations.getByRole('heading', { level: 3 })).toContainText('[2025] KECA 90112 (KLR)')
  }
  await page.getByLabel('Case ID').fill('no-such-case')
  await page.getByRole('region', { name: 'Case Citation Analysis' }).getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText('No case “no-such-case” is in the library.')).toBeVisible()
})

test('every figure of a judge and of a cited case opens its cases', slow, async ({ page }) => {
  test.setTimeout(600_000)
  const address = '/analytics?court=Supreme+Court&judge=I+Lenaola&case=keca-2025-90112'
  await page.goto(address)
  await expect(trends(page, 'I Lenaola')).toContainText(/Analysis of \d+ case/)
  await expect(page.getByText(/^Cited by \d+ case/)).toBeVisible()
  // The reported decisions of the samples have no text that cites the law.
  await expect(trends(page).getByText('None of these decisions cites a provision')).toBeVisible()
  // Every number in a table is a link, but what is a share, or none.
  const numbers = page
    .getByRole('main')
    .getByRole('cell')
    .filter({ hasText: /^\D*[1-9][\d,]*$/ })
  await expect(numbers.filter({ hasNot: page.getByRole('link') })).toHaveCount(0)
  const figures = await page
    .getByRole('link', { name: /: open these cases$/ })
    .evaluateAll((links) => [
      ...new Map(links.map((link) => [link.getAttribute('href')!, link.getAttribute('aria-label')!.split(',')[0]!])),
    ])
  expect(figures.length).toBeGreaterThan(30)
  const kinds = new Set(figures.flatMap(([href]) => [...new URL(href, 'https://hukumu.test').searchParams.keys()]))
  for (const kind of ['year', 'ending', 'area', 'waited', 'cites', 'judge', 'court']) expect(kinds).toContain(kind)
  for (const [href, count] of figures) {
    await page.goto(href)
    await expectSameNumber(page, count)
  }
})

test('figures leave as tables, the chart as a drawing and a picture', slow, async ({ page }) => {
  await page.goto('/analytics')
  const saved = async (entry: string) => {
    await page.getByRole('button', { name: 'Export the figures of Supreme Court Trends' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: entry }).click()
    return readFile(await (await download).path())
  }
  expect((await saved('Table as CSV')).toString()).toContain('Supreme Court,,2017,')
  expect((await saved('Table for Excel')).subarray(0, 2).toString()).toBe('PK')
  const drawing = (await saved('Chart as SVG')).toString()
  expect(drawing).toContain('Supreme Court Trends')
  expect(drawing).toContain('Favorable Outcomes')
  expect(drawing).toContain('All areas of law; all years.')
  expect(drawing).not.toContain('var(--')
  expect((await saved('Chart as PNG')).subarray(1, 4).toString()).toBe('PNG')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await said(page, 'Link copied to clipboard')
})

test('on paper stand the figures, what they are of and what they cannot say', slow, async ({ page }) => {
  await page.goto('/analytics?court=Supreme+Court&court=High+Court&from=1990&to=2026&topic=Constitutional&judge=I+Lenaola')
  await expect(trends(page)).toContainText(/Analysis of/)
  await expect(trends(page, 'I Lenaola')).toContainText(/Analysis of/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(/^Area of law: Constitutional; 1990 to 2026\. Hukumu, /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print or Save as PDF' })).toBeHidden()
  await expect(page.getByLabel('Chart Type')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What these figures cannot say' })).toBeVisible()
  const { totalPages, text: pages } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))))
  expect(totalPages).toBeGreaterThan(2)
  const text = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const words of ['Supreme Court Trends', 'High Court Trends', 'Favorable Outcomes', 'Side by side', 'What these figures cannot say'])
    expect(text).toContain(words)
})

test('figures that cannot be loaded say so, and are asked for again', slow, async ({ page }) => {
  let fails = true
  await page.route('**/api/analytics/court-tendencies?*', (route) =>
    fails ? route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'No' } }) : route.continue(),
  )
  await page.goto('/analytics')
  await expect(page.getByText('The figures could not be loaded.')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(trends(page)).toContainText(/Analysis of/)
})

for (const [width, theme, chart, details] of [
  [390, 'dark', 'bar', {}],
  [820, 'light', 'pie', slow],
  [1440, 'light', 'line', slow],
  [1440, 'dark', 'pie', slow],
] as const)
  test(`figures at ${width} px, ${theme}, ${chart}: accessible, and nothing sticks out`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await page.goto(`/analytics?court=Supreme+Court&court=High+Court&chart=${chart}&judge=I+Lenaola&case=keca-2025-90112`)
    await expect(trends(page)).toContainText(/Analysis of/)
    await expect(trends(page, 'I Lenaola')).toContainText(/Analysis of/)
    await expect(page.getByText(/^Cited by/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
