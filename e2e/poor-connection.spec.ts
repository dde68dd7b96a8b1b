import type { Page } from '@playwright/test'
import { expect, slow, test } from './signed-in.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('article')
const selectFirst = (page: Page) => cards(page).first().getByRole('checkbox').check()

// A window of its own: in one that others have walked through, the parts that must not come lie in the browser's cache.
test.use({ ownWindow: true })

test('what is open stays while parts of the program wait for a connection', slow, async ({ page, context }) => {
  await page.goto('/cases?query=bank')
  await expect(cards(page).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await selectFirst(page)
  await page.getByRole('button', { name: 'Legal Library' }).click()
  await page.getByRole('link', { name: 'Courts and Coverage' }).click()
  await expect(page).toHaveURL(/\/coverage$/)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Compare' }).or(page.getByRole('button', { name: 'Compare' }))).toBeVisible()
})

test('a part that does not come is said to be missing, and what is open stays', slow, async ({ page }) => {
  await page.route('**/assets/SelectionBar*', (route) => route.abort())
  await page.goto('/cases?query=bank')
  await selectFirst(page)
  await expect(page.getByText(/^A part of this screen is missing/)).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  await page.unroute('**/assets/SelectionBar*')
  await page.reload()
  await selectFirst(page)
  await expect(page.getByText('1 case selected')).toBeVisible()
})
