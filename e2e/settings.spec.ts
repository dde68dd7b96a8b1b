import type { Page } from '@playwright/test'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const alert = (page: Page, name: string) => page.getByRole('switch', { name })

test.describe('the profile', () => {
  test('is reached from the account menu, and changes what is changed', async ({ page }) => {
    const { email } = await signInAnew(page, { name: 'Amina Otieno' })
    await page.goto('/cases')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page).toHaveTitle('Profile · Hukumu')
    await expect(page.getByLabel('Email Address')).toBeDisabled()
    await expect(page.getByLabel('Email Address')).toHaveValue(email)
    await expect(page.getByText('Email cannot be changed')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: /^User$/ })).toBeVisible()
    await expectAccessible(page)

    const save = page.getByRole('button', { name: 'Save Changes' })
    await save.click()
    await said(page, 'No changes to save')
    await page.getByLabel('Full Name').fill('  ')
    await save.click()
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await page.getByLabel('Full Name').fill('Amina O.')
    await page.getByLabel('Organization').fill('Otieno & Wafula Advocates')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await save.click()
    expect((await sent).postDataJSON()).toEqual({ name: 'Amina O.', organization: 'Otieno & Wafula Advocates' })
    await said(page, 'Profile updated successfully')
    await page.reload()
    await expect(page.getByLabel('Organization')).toHaveValue('Otieno & Wafula Advocates')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expect(page.getByRole('menu', { name: 'Account menu' }).locator('..').getByText('Amina O.')).toBeVisible()
  })

  test('keeps what was typed when it cannot be saved', slow, async ({ page }) => {
    await signInAnew(page)
    await page.goto('/profile')
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'You do not have permission to perform this action.' } })
        : route.continue(),
    )
    await page.getByLabel('Full Name').fill('Amina')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to update profile. You do not have permission to perform this action.')
    await expect(page.getByLabel('Full Name')).toHaveValue('Amina')
  })
})

test.describe('the settings', () => {
  test('change at once, are kept at the account and follow it to another device', async ({ page, browser, baseURL }) => {
    const account = await signInAnew(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/cases')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/settings')
    await page.getByRole('radio', { name: /^Dark/ }).check({ force: true })
    await expect.poll(() => themeOf(page)).toBe('dark')
    await said(page, 'Preferences saved successfully')
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Notification Settings' }).click()
    await expect(page).toHaveURL('/settings?tab=notifications')
    for (const [name, on] of [
      ['Case updates', true],
      ['Related cases', true],
      ['Chat responses', false],
      ['System updates', true],
    ] as const)
      await expect(alert(page, name)).toBeChecked({ checked: on })
    await expect(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked()
    await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Nairobi')
    await alert(page, 'Chat responses').check()
    await page.getByRole('radio', { name: /^Daily/ }).check({ force: true })
    await said(page, 'Preferences saved successfully')
    await expectAccessible(page)
    await page.reload()
    await expect(alert(page, 'Chat responses')).toBeChecked()
    await expect(page.getByRole('radio', { name: /^Daily/ })).toBeChecked()

    const elsewhere = await browser.newPage({ baseURL: baseURL!, colorScheme: 'light' })
    await elsewhere.goto('/login')
    await elsewhere.getByLabel('Email', { exact: true }).fill(account.email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(account.password)
    await elsewhere.getByRole('button', { name: 'Login', exact: true }).click()
    await expect.poll(() => themeOf(elsewhere)).toBe('dark')
    await elsewhere.close()
  })

  test('go back where they could not be kept', slow, async ({ page }) => {
    await signInAnew(page)
    await page.goto('/settings?tab=notifications')
    await expect(alert(page, 'Case updates')).toBeChecked()
    await page.route('**/api/profile/preferences', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'You do not have permission to perform this action.' } })
        : route.continue(),
    )
    await alert(page, 'Case updates').uncheck()
    await said(page, /^Failed to save preferences\./)
    await expect(alert(page, 'Case updates')).toBeChecked()
  })

  test('that cannot be loaded say so, and can be asked for again', slow, async ({ page }) => {
    await signInAnew(page)
    await page.route('**/api/profile/preferences', (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'You do not have permission to perform this action.' } }),
    )
    await page.goto('/settings?tab=notifications')
    await expect(page.getByRole('alert')).toContainText('Failed to load preferences')
    await page.unroute('**/api/profile/preferences')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(alert(page, 'Case updates')).toBeChecked()
  })

  for (const [width, theme] of [
    [390, 'dark'],
    [820, 'light'],
    [1440, 'dark'],
  ] as const)
    test(`at ${width} px in the ${theme} theme nothing sticks out`, slow, async ({ page }) => {
      await signInAnew(page)
      await chooseTheme(page, theme)
      await page.setViewportSize({ width, height: 900 })
      for (const path of ['/profile', '/settings', '/settings?tab=notifications']) {
        await page.goto(path)
        await expect(page.getByRole('tabpanel')).not.toBeEmpty()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    })
})
