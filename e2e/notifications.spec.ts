import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

for (const [width, details] of [
  [1440, {}],
  [390, slow],
] as const)
  test(`what an account is told is counted, read one by one and all at once, in every tab, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    await signInAnew(page)
    await page.goto('/')
    const bell = page.getByRole('button', { name: /^Notifications/ })
    await expect(bell).toHaveAccessibleName('Notifications, 3 unread')
    const other = await page.context().newPage()
    await other.goto('/coverage')
    const otherBell = other.getByRole('button', { name: /^Notifications/ })
    await expect(otherBell).toHaveAccessibleName('Notifications, 3 unread')

    await page.bringToFront()
    await bell.click()
    const panel = page.getByRole('region', { name: 'Notifications' })
    await expect(panel.getByRole('listitem')).toHaveCount(3)
    const { width: wide, height: high } = (await panel.boundingBox())!
    expect([wide <= 324, high <= 404]).toEqual([true, true])
    await expectAccessible(page)
    await panel.getByRole('link', { name: /How to search/ }).click()
    await expect(page).toHaveURL(/\/cases$/)
    await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
    await expect(otherBell).toHaveAccessibleName('Notifications, 2 unread')

    await page.goto('/notifications')
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3)
    await page.getByRole('switch', { name: 'Unread only' }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click()
    await expect(page.getByText('You have read everything')).toBeVisible()
    for (const one of [bell, otherBell]) await expect(one).toHaveAccessibleName('Notifications')
    // The tab that kept the connection may be the one that is closed.
    await other.close()
    await expect(bell).toHaveAccessibleName('Notifications')
  })

test('what was told while the connection was lost is shown once it is back, in every tab', slow, async ({ page }) => {
  await signInAnew(page)
  const bellOf = (tab: Page) => tab.getByRole('button', { name: /^Notifications/ })
  await page.goto('/')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 3 unread')
  const other = await page.context().newPage()
  await other.goto('/coverage')
  await expect(bellOf(other)).toHaveAccessibleName('Notifications, 3 unread')
  const bells = [page, other].map(bellOf)
  await page.context().setOffline(true)
  // Elsewhere, on another machine, everything is read.
  const token = await page.evaluate(() => localStorage.getItem('auth_token'))
  const read = await page.request.post('/api/notifications/read-all', { headers: { authorization: `Bearer ${token}` } })
  expect(await read.json()).toEqual({ unread_count: 0 })
  for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications, 3 unread')
  await page.context().setOffline(false)
  for (const bell of bells) await expect(bell).toHaveAccessibleName('Notifications')
})

test('all tabs follow by one connection, which another takes over when its tab is left', slow, async ({ page }) => {
  const following = new Set<Page>()
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/events')) following.add(request.frame().page())
  })
  const { access_token: token } = await signInAnew(page)
  const bellOf = (tab: Page) => tab.getByRole('button', { name: /^Notifications/ })
  await page.goto('/')
  await expect(bellOf(page)).toHaveAccessibleName('Notifications, 3 unread')
  await expect.poll(() => following.has(page)).toBe(true)
  const [second, third] = [await page.context().newPage(), await page.context().newPage()]
  for (const tab of [second, third]) {
    await tab.goto('/coverage')
    await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 3 unread')
  }
  const readAll = () => page.context().request.post('/api/notifications/read-all', { headers: { authorization: `Bearer ${token}` } })
  expect((await readAll()).status()).toBe(200)
  for (const tab of [page, second, third]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications')
  expect([...following]).toEqual([page])
  await page.goto('about:blank')
  await expect.poll(() => following.size).toBe(2)
  const taken = [second, third].find((tab) => following.has(tab))!
  const told = await second.context().request.post('/api/profile/export', { headers: { authorization: `Bearer ${token}` } })
  expect(told.status()).toBe(202)
  for (const tab of [second, third]) await expect(bellOf(tab)).toHaveAccessibleName('Notifications, 1 unread')
  expect(following).toEqual(new Set([page, taken]))
})
