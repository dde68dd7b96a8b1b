import type { Locator } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

const edges = async (shown: Locator) => {
  const box = (await shown.boundingBox())!
  return { top: box.y, bottom: box.y + box.height }
}

test('at 820 px what is listed stands below the tabs, and its number whole', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.goto('/cases?query=unfair+termination+of+employment')
  const listed = page.getByRole('status').filter({ hasText: /^\d+ cases/ })
  await expect(listed).toBeVisible()
  await expect(listed).not.toContainText('“')
  const tabs = await edges(page.getByRole('navigation', { name: 'What is listed' }))
  const choice = await edges(page.getByLabel('Jurisdiction'))
  expect(choice.top).toBeGreaterThanOrEqual(tabs.bottom)
})

test('on a phone what lies in a project is one row, and the tabs of its bundle fade where more follow', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const { access_token: token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${token}` }
  const made = (await (await page.request.post('/api/research-hub/projects', { headers, data: { name: 'Reeds' } })).json()) as {
    id: string
  }
  await page.request.post(`/api/research-hub/projects/${made.id}/items`, {
    headers,
    data: { type: 'document', id: (await (await page.request.get('/api/cases?limit=1', { headers })).json()).results[0].id },
  })
  await page.goto(`/research-hub/projects/${made.id}`)
  const tiles = page.getByRole('list', { name: 'What lies in this project' }).getByRole('listitem')
  await expect(tiles).toHaveCount(4)
  const [first, last] = [await edges(tiles.first()), await edges(tiles.last())]
  expect(last.top).toBe(first.top)
  expect(first.bottom - first.top).toBeLessThan(96)
  await expectAccessible(page)
  await page.goto(`/research-hub/projects/${made.id}/bundle`)
  const tabs = page.getByRole('tablist', { name: 'Parts of the bundle' })
  await expect(tabs).toHaveCSS('mask-image', /rgba\(0, 0, 0, 0\)\)$/)
  await tabs.evaluate((row) => row.scrollTo({ left: row.scrollWidth }))
  await expect(tabs).toHaveCSS('mask-image', /^linear-gradient\(to right, rgba\(0, 0, 0, 0\)/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

// Their journeys are walked on a phone and on a wide screen: between the two only the layout is another.
test('at 820 px nothing sticks out of the screens of one’s own work, with something on each', slow, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await chooseTheme(page, 'dark')
  const { access_token: token } = await signInAnew(page, { name: 'Wanjiru Kamau', isAdmin: true })
  const headers = { authorization: `Bearer ${token}` }
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data })
    expect(answer.ok(), path).toBe(true)
    return (await answer.json()) as { id: string }
  }
  const sample = 'kesc-2026-90007'
  const { id: project } = await make('/research-hub/projects', { name: 'Nduta Achieng and others v The County Land Registrar' })
  const { id: issue } = await make(`/research-hub/projects/${project}/issues`, {
    title: 'Whether the charge was registered before notice was given',
  })
  await make('/citation-list/passages', { case_id: sample, paragraph: 20, project_id: project, issue_id: issue })
  await make('/bookmarks', { case_id: sample })
  const content = '## Question\n\n> Quoted words\n\n| Court | Held |\n|---|---|\n| High Court | dismissed |'
  const { id: note } = await make('/research-notes', { title: 'Notice before sale by a chargee', content, tags: ['charges'] })
  await make('/saved-searches', { name: 'Charges and notices', query: 'charge notice', alert_enabled: true, alert_frequency: 'weekly' })
  await make('/watches', { kind: 'case', target: sample })
  await make('/research-history/record-search', { query: 'charge', type: 'search' })
  const { id: gone } = await make('/research-notes', { title: 'Deleted', content: '' })
  expect((await page.request.delete(`/api/research-notes/${gone}`, { headers })).ok()).toBe(true)

  const hub = `/research-hub/projects/${project}`
  const own = '/ /bookmarks /research-notes /research-history /saved-searches /citations /trash /watches /notifications /reports'
  const parts = 'accounts imports sources redactions takedowns backups log system'.split(' ').map((part) => `/admin?tab=${part}`)
  for (const path of own.split(' ').concat(`/research-notes/${note}`, '/research-hub', hub, `${hub}/bundle`, `${hub}/edit`, parts)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('textbox', { name: 'Title of the note' }))).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
