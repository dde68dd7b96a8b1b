import type { Locator } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './signed-in.ts'

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
