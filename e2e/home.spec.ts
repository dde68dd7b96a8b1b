import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test, watchLayoutShift } from './signed-in.ts'

for (const [width, theme, details] of [
  [390, 'light', {}],
  [1440, 'dark', slow],
] as const)
  test(`the first screen asks, leads on and remembers, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await signInAnew(page, { name: 'Wanjiru' })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome, Wanjiru' })).toBeVisible()
    const activity = page.getByRole('region', { name: 'Recent Activity' })
    await expect(activity.getByText('Three things to do first')).toBeVisible()
    await expect(activity.getByRole('link', { name: 'View All Activity' })).toBeVisible()
    const fresh = page.getByRole('region', { name: 'What this library holds' })
    await expect(fresh).toContainText(/6 invented sample judgments, \d+ digests of leading decisions/)
    await expect(page.getByRole('region', { name: 'Topics' }).getByRole('link')).toHaveCount(8)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const search = page.getByRole('main').getByRole('searchbox', { name: 'Search the library' })
    await search.fill('   ')
    await search.press('Enter')
    await expect(page).toHaveURL('/')
    const noted = page.waitForResponse((answer) => answer.url().includes('/research-history/record-search'))
    await search.fill('interest')
    await search.press('Enter')
    await expect(page).toHaveURL('/cases?query=interest')
    await noted
    const viewed = page.waitForResponse((answer) => answer.url().includes('/research-history/record-view'))
    await page.goto('/cases/kehc-2024-90147')
    await viewed

    await page.goto('/')
    await expect(activity.getByRole('listitem')).toHaveCount(2)
    await expect(activity.getByRole('listitem').nth(1)).toContainText('interestJust now')
    await expect(page.getByText('Continue reading')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await activity.getByRole('link', { name: 'View All Activity' }).click()
    await expect(page).toHaveURL('/research-history')

    await page.goBack()
    await page.getByRole('link', { name: 'Criminal procedure' }).click()
    await expect(page).toHaveURL('/cases?query=Criminal+procedure')
    await page.goBack()
    await page.getByRole('link', { name: /Continue reading/ }).click()
    await expect(page).toHaveURL('/cases/kehc-2024-90147')
  })

test('what the first screen shows comes at once, with nothing in its place before, and nothing moves', async ({ page }) => {
  await signInAnew(page)
  const viewed = page.waitForResponse((answer) => answer.url().includes('/research-history/record-view'))
  await page.goto('/cases/kehc-2024-90147')
  await viewed
  let asked = 0
  await page.route('**/api/**', async (route) => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 30 * (asked % 7)))
    await route.continue()
  })
  const moved = await watchLayoutShift(page)
  await page.addInitScript(() => {
    const seen: (string | null)[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const bars of document.querySelectorAll('main output')) seen.push(bars.getAttribute('aria-label'))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/')
  await expect(page.getByText('Continue reading')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Ask the assistant a question of your own' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  expect(await moved()).toBeLessThan(0.005)
})

test('a kept case that a court overturned since is told of, with what reversed it', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const answer = await page.request.get('/api/cases/kehc-2024-90147', { headers: { authorization: `Bearer ${token}` } })
  const found = (await answer.json()) as object
  const change = {
    case: { ...found, signal: { level: 'negative', kind: 'reversed on appeal', source: 'appeal history', decided_on: '2025-06-12' } },
    kept_as: ['bookmark', 'note'],
    kept_at: '2025-03-04T09:00:00.000Z',
    changed_at: '2025-06-13T09:00:00.000Z',
  }
  // The sample library has no court overturn anything while one looks on; which changes are told is tried with the call.
  await page.route('**/api/home/changes*', (route) =>
    route.fulfill({ json: { results: [change], total: 3, total_relation: 'eq', offset: 0, limit: 5 } }),
  )
  await page.goto('/')
  const told = page.getByRole('region', { name: 'What changed for you' })
  await expect(told.getByRole('listitem')).toContainText('bookmarked, noted since 4 Mar 2025')
  await expect(told.getByText('And 2 more.')).toBeVisible()
  await expectAccessible(page)
  await told.getByRole('link', { name: /Wekulo/ }).click()
  await expect(page).toHaveURL('/cases/kehc-2024-90147')
})

test('on later days the first screen leads back into the case that was being read, and tells of what is new', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page, { name: 'Wanjiru' })
  const headers = { authorization: `Bearer ${token}` }
  const question = { messages: [{ role: 'user', content: 'Who answers for a stolen card?' }] }
  await page.request.post('/api/chat', { data: question, headers })
  await page.request.post('/api/saved-searches', { data: { name: 'Stolen cards', query: 'card' }, headers })
  await page.goto('/cases/kesc-2026-90007')
  const outline = page.getByRole('navigation', { name: 'Outline of the decision' })
  await page.getByRole('tab', { name: 'Outline' }).click()
  await outline.getByRole('link', { name: 'Dissenting opinion by RADING, SCJ' }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('kesc-2026-90007')

  // A day and a half later, as the server will tell it then.
  await page.route('**/api/research-history?*', async (route) => {
    const answer = await route.fetch()
    const told = (await answer.json()) as { results: { timestamp: string }[] }
    for (const entry of told.results) entry.timestamp = new Date(Date.parse(entry.timestamp) - 36 * 3_600_000).toISOString()
    await route.fulfill({ response: answer, json: told })
  })
  await page.route('**/api/saved-searches?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), new_since: 3 } })
  })
  await page.goto('/')
  await expect(page.getByText('3 new decisions match your saved searches')).toBeVisible()
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity.getByRole('listitem').filter({ hasText: 'Wekulo' })).toContainText('Yesterday')
  await expect(page.getByText('Three things to do first')).toHaveCount(0)
  await expectAccessible(page)
  await activity.getByRole('link', { name: 'Who answers for a stolen card?' }).click()
  await expect(page).toHaveURL(/\/chat\?id=/)
  await page.goto('/')
  await page.getByRole('link', { name: /Continue reading/ }).click()
  await expect(page.getByText('Continued where you left off.')).toBeVisible()
})

test('a sample pleading is checked before the library holds a judgment, and an administrator drops a folder in', slow, async ({ page }) => {
  await signInAnew(page, { isAdmin: true })
  await page.goto('/')
  await expect(page.getByTestId('import-drop')).toBeVisible()
  // The library answers by how much it holds: only what it does answer is offered.
  const questions = page.getByRole('region', { name: 'Questions to try' })
  await expect(questions.getByRole('link', { name: 'Ask the assistant a question of your own' })).toBeVisible()
  for (const link of await questions.getByRole('link').all()) await expect(link).toHaveAttribute('href', /^\/(cases\?query=|chat$)/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Check a sample pleading' }).click()
  await expect(page).toHaveURL('/citations/check')
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByText('[2025] KECA 99941 (KLR)').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '7 citations and 1 quote', exact: true })).toBeVisible()
})
