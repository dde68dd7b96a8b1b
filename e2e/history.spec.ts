import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

for (const [width, theme, details] of [
  [390, 'dark', {}],
  [1440, 'light', slow],
] as const)
  test(`what was searched and read is found again, undone and paused, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    await signInAnew(page)
    const rows = page.getByRole('main').getByRole('listitem')

    await page.goto('/research-history')
    await expect(page.getByText('No research history yet')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Example' }).getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('region', { name: 'Example' }).getByRole('link')).toHaveCount(0)
    await expectAccessible(page)

    const noted = page.waitForResponse((answer) => answer.url().includes('/research-history/record-search'))
    await page.goto('/cases?query=interest')
    await noted
    const viewed = page.waitForResponse((answer) => answer.url().includes('/research-history/record-view'))
    await page.goto('/cases/kehc-2024-90147')
    await viewed

    await page.goto('/research-history')
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Just now')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('button', { name: 'Cases and law' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('searchbox', { name: 'Search the history' }).fill('zxqvwj')
    await expect(page.getByText('Nothing matches')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(rows).toHaveCount(2)

    await page.getByRole('button', { name: 'Delete “interest” from the history' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows).toHaveCount(2)

    const menu = page.getByRole('button', { name: 'More for the history' })
    const download = page.waitForEvent('download')
    await menu.click()
    await page.getByRole('menuitem', { name: 'Research trail as Word' }).click()
    expect((await download).suggestedFilename()).toBe('Research trail.docx')

    await menu.click()
    await page.getByRole('menuitem', { name: 'Pause the history' }).click()
    await expect(page.getByText('Your history is paused.')).toBeVisible()
    const unnoted = page.waitForResponse((answer) => answer.url().includes('/research-history/record-view'))
    await page.goto('/cases/keca-2025-90112')
    await unnoted
    await page.goto('/research-history')
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'Resume the history' }).click()
    await expect(page.getByText('Your history is paused.')).toBeHidden()

    await rows.getByRole('link', { name: 'interest', exact: true }).click()
    await expect(page).toHaveURL(/\/cases\?query=interest/)

    await page.goto('/research-history')
    await menu.click()
    await page.getByRole('menuitem', { name: 'Clear the history…' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear All' }).click()
    await said(page, /entr(y|ies) deleted/)
    await expect(page.getByText('No research history yet')).toBeVisible()
  })

test('days, kinds and matters divide the history, and the trail of one matter leaves for the file', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${token}` }
  const post = async (path: string, data: object) =>
    (await (await page.request.post(`/api${path}`, { data, headers })).json()) as { id: string; chat_id?: string }
  const { id: project } = await post('/research-hub/projects', { name: 'The weir' })
  await post('/research-history/record-search', { query: 'weir' })
  await post('/research-history/record-search', { query: 'sluice', project_id: project })
  await post('/research-history/record-view', { case_id: 'kesc-2026-90007', project_id: project })
  await post('/research-history/record-view', { case_id: 'kehc-2024-90147', type: 'download' })
  await post('/bookmarks', { case_id: 'kehc-2024-90147', project_id: project })
  await post('/research-notes', { title: 'Estoppel', content: 'Clean hands.' })
  await post('/chat', { messages: [{ role: 'user', content: 'Who owns a weir?' }], project_id: project })
  const rows = page.getByRole('main').getByRole('listitem')

  await page.goto('/research-history')
  await expect(rows).toHaveCount(7)
  for (const [kind, name] of [
    ['Searches', 'sluice'],
    ['Cases and law', 'Wekulo'],
    ['Bookmarks', 'Wekulo'],
    ['Notes', 'Estoppel'],
    ['Chats', 'Who owns a weir?'],
    ['Downloads', 'Wekulo'],
  ] as const) {
    await page.getByRole('button', { name: kind, exact: true }).click()
    await expect(rows).toHaveCount(kind === 'Searches' ? 2 : 1)
    await expect(rows.first()).toContainText(name)
  }
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(rows).toHaveCount(7)
  await page.getByRole('combobox', { name: 'Project' }).selectOption('The weir')
  await expect(rows).toHaveCount(4)
  await expectAccessible(page)

  for (const [entry, name] of [
    ['Research trail as Word', 'Research trail - The weir.docx'],
    ['Research trail as PDF', 'Research trail - The weir.pdf'],
  ] as const) {
    await page.getByRole('button', { name: 'More for the history' }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: entry }).click()])
    expect(file.suggestedFilename()).toBe(name)
  }

  await rows.getByRole('link', { name: 'Who owns a weir?' }).click()
  await expect(page).toHaveURL(/\/chat\?id=/)

  // As it will be told on later days.
  const hoursAgo = [2, 30, 5 * 24, 5 * 24, 5 * 24, 5 * 24, 20 * 24]
  await page.route('**/api/research-history?*', async (route) => {
    const answer = await route.fetch()
    const told = (await answer.json()) as { results: { timestamp: string }[] }
    for (const [place, entry] of told.results.entries()) entry.timestamp = new Date(Date.now() - hoursAgo[place]! * 3_600_000).toISOString()
    await route.fulfill({ response: answer, json: told })
  })
  await page.goto('/research-history')
  await expect(rows).toHaveCount(7)
  await expect(rows.nth(0)).toContainText('2 hours ago')
  await expect(rows.nth(1)).toContainText('1 day ago')
  await expect(rows.nth(2)).toContainText('5 days ago')
  await expect(rows.last()).toContainText(/\d\d\/\d\d\/\d{4}/)
  const days = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await days.count()).toBeGreaterThanOrEqual(4)
  await expect(days.last()).toHaveText(/^\w+day,? \d+ \w+ \d{4}$/)
  await expectNoSidewaysScroll(page)
})

test('two things that are chosen at once are both kept', slow, async ({ page }) => {
  const { access_token: token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${token}` }
  const made = await page.request.post('/api/research-hub/projects', { data: { name: 'The weir' }, headers })
  const { id: project } = (await made.json()) as { id: string }
  await page.request.post('/api/research-history/record-search', { data: { query: 'weir', project_id: project }, headers })
  await page.goto('/research-history')
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeVisible()
  // In one turn of the page, before it has followed the first.
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')]
    for (const name of ['Notes', 'Searches']) buttons.find((button) => button.textContent === name)!.click()
    const projects = document.querySelector<HTMLSelectElement>('main select[aria-label=Project]')!
    projects.value = [...projects.options].at(-1)!.value
    projects.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(page).toHaveURL(`/research-history?kind=search&project=${project}`)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
})

test('a history that does not come says so, and is asked for again', slow, async ({ page }) => {
  await signInAnew(page)
  await page.route('**/api/research-history?*', (route) => route.fulfill({ status: 400, json: { code: 'invalid', detail: 'No' } }))
  await page.goto('/research-history')
  await expect(page.getByText('Your research history could not be loaded.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/research-history?*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('No research history yet')).toBeVisible()
})
