import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, slow, test } from './signed-in.ts'

/** Keys are heard once the part that listens to them is there. */
const pressUntil = (page: Page, key: string, dialog: string) =>
  expect(async () => {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible({ timeout: 1000 })
  }).toPass()

test('Ctrl+K leads from any screen to a case, a provision, a project or a screen by its name', async ({ page }) => {
  const { access_token } = await signInAnew(page)
  const headers = { authorization: `Bearer ${access_token}` }
  const made = await page.request.post('/api/research-hub/projects', { headers, data: { name: 'The quarry at Mwea' } })
  const { id } = (await made.json()) as { id: string }
  await page.goto('/research-history')
  await expect(page.getByRole('main')).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Case, provision, note, project or screen' })
  const open = async (words: string) => {
    await pressUntil(page, 'Control+k', 'Go to')
    await expect(field).toBeFocused()
    await field.fill(words)
  }

  await open('quarry')
  await expect(page.getByRole('option', { name: 'The quarry at Mwea' })).toBeVisible()
  await page.getByRole('option', { name: 'The quarry at Mwea' }).click()
  await expect(page).toHaveURL(`/research-hub/projects/${id}`)

  await open('Wekulo')
  await expect(page.getByRole('option', { name: /^Wekulo v/ }).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cases\/[^/]+$/)

  await open('article 49')
  await expect(page.getByRole('option', { name: /49/ }).first()).toBeVisible()
  await expectAccessible(page)

  await field.fill('note')
  await expect(page.getByRole('option').first()).toHaveText(/Research Notes/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/research-notes')

  await open('can a tenant be evicted without notice')
  await page.getByRole('option', { name: 'Search the cases for “can a tenant be evicted without notice”' }).click()
  await expect(page).toHaveURL(/\/cases\?query=can\+a\+tenant/)
})

test('g and a letter lead to a screen, / to the search box and ? to all keys, but not while one writes', async ({ page }) => {
  await page.goto('/research-history')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page).toHaveURL('/bookmarks', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Search cases and legislation' })
  await expect(search).toBeFocused()
  await page.keyboard.type('gb?')
  await expect(search).toHaveValue('gb?')
  await page.getByRole('main').click({ position: { x: 4, y: 4 } })
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByText('g l', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await keys.getByLabel('Use these single keys').uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible()
  await expect(page).toHaveURL('/bookmarks')
})

test('who goes into the search box before the screen is there stays in it when the screen comes', async ({ page }) => {
  const arriving = Promise.withResolvers<void>()
  await page.route(/\/BookmarksPage-[^/]*\.js$/, async (route) => {
    await arriving.promise
    await route.continue()
  })
  await page.goto('/research-history')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    await expect(page).toHaveURL('/bookmarks', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('/')
  await page.keyboard.type('land')
  arriving.resolve()
  await expect(page.getByRole('heading', { name: 'Bookmarks', level: 1 })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Search cases and legislation' })
  await page.keyboard.type('lord')
  await expect(search).toHaveValue('landlord')
  await expect(search).toBeFocused()
})

for (const [width, theme] of [
  [390, 'light'],
  [820, 'dark'],
  [1440, 'dark'],
] as const)
  test(`what Ctrl+K opens and the list of keys at ${width} px, ${theme}`, slow, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/bookmarks')
    await expect(page.getByRole('main')).toBeVisible()
    await pressUntil(page, 'Control+k', 'Go to')
    await page.keyboard.type('land')
    await expect(page.getByText(/^\d+ lines?$/)).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/quick-${width}.png` })
    await page.getByRole('combobox').fill('')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeHidden()
    await pressUntil(page, '?', 'Keys')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/keys-${width}.png` })
  })
