import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const cards = (page: Page) => page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem')

for (const [width, details] of [
  [1440, {}],
  [390, slow],
] as const)
  test(`a search is saved, found again, run, changed, and deleted with a way back, at ${width} px`, details, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    if (width === 390) await chooseTheme(page, 'dark')
    await signInAnew(page)
    await page.goto('/saved-searches')
    await expect(page.getByText('No Saved Searches Yet')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Start Searching' }).click()

    await page.goto('/cases?query=bank+%2Fs+title&court=Supreme+Court&from=2020-01-01&sort=newest')
    await page.getByRole('button', { name: 'Save search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByLabel('Name', { exact: true }).fill(' ')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(dialog.getByText('Search name is required')).toBeVisible()
    await dialog.getByLabel('Name', { exact: true }).fill('Banks that hold title')
    await dialog.getByLabel('How often by mail').selectOption('weekly')
    await expect(dialog.getByText('Your email address is not confirmed')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Search “Banks that hold title” saved')

    await page.goto('/saved-searches')
    const card = cards(page).first()
    await expect(card.getByRole('heading', { name: 'Banks that hold title' })).toBeVisible()
    for (const fact of ['bank /s title', 'Supreme Court', 'From: 1 Jan 2020', 'Not run yet'])
      await expect(card.getByText(fact)).toBeVisible()
    await expect(card.getByRole('combobox')).toHaveValue('weekly')
    const unconfirmed = page.getByRole('main').getByText('Your email address is not confirmed')
    await expect(unconfirmed).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await card.getByRole('switch', { name: 'Alerts of Banks that hold title' }).click()
    await said(page, 'Alerts disabled successfully')
    await expect(unconfirmed).toHaveCount(0)

    await card.getByRole('button', { name: /^Run Search/ }).click()
    await expect(page).toHaveURL(/\/cases\?query=bank\+%2Fs\+title&court=Supreme\+Court&from=2020-01-01&sort=newest$/)
    await page.goBack()
    await expect(card.getByText(/^Last run/)).toBeVisible()

    await card.getByRole('button', { name: /^Edit the search/ }).click()
    await page.getByRole('button', { name: /^Remove.*Supreme Court/ }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await said(page, 'Search “Banks that hold title” changed')
    await page.goto('/research-hub?tab=searches')
    await expect(card.getByRole('heading')).toHaveText('Banks that hold title')
    await expect(card.getByText('Supreme Court')).toHaveCount(0)

    await card.getByRole('button', { name: /^Actions for the search/ }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const rename = page.getByRole('dialog', { name: 'Rename the search' })
    await rename.getByLabel('Name', { exact: true }).fill('Banks')
    await rename.getByRole('button', { name: 'Save', exact: true }).click()
    await said(page, 'Search “Banks” changed')

    page.once('dialog', (asked) => void asked.accept())
    await card.getByRole('button', { name: /^Actions for the search/ }).click()
    await page.getByRole('menuitem', { name: 'Delete Search' }).click()
    await expect(page.getByText('No Saved Searches Yet')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card.getByRole('heading', { name: 'Banks' })).toBeVisible()
  })

test('a search that is saved while a project is worked on stands in it, with what it asks for', slow, async ({ page }) => {
  await signInAnew(page)
  await page.goto('/research-hub?create=true')
  const dialog = page.getByRole('dialog', { name: 'Create New Research Project' })
  await dialog.getByLabel('Project Name').fill('The title of the bank')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page.getByRole('button', { name: 'Working on this project' })).toBeVisible()
  const address = page.url().split('?')[0]!
  await page.goto('/cases?query=bank')
  await page.getByRole('button', { name: 'Save search' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await said(page, 'Search “bank” saved')
  await page.goto(address)
  await page.getByRole('button', { name: /Saved Searches/ }).click()
  await expect(cards(page).getByRole('heading', { name: 'bank' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Searches' })).toHaveAttribute('aria-selected', 'true')
})
