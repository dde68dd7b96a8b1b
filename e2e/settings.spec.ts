import type { Page } from '@playwright/test'
import { mailedLink } from './mailed-link.ts'
import { linkIn } from './mails.ts'
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

  test('that cannot be loaded says so, and can be asked for again', slow, async ({ page }) => {
    const { email } = await signInAnew(page)
    await page.goto('/cases')
    // Who is signed in has been found out, and is not asked again for some minutes.
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.route('**/api/profile', (route) =>
      route.fulfill({ status: 403, json: { code: 'forbidden', detail: 'You do not have permission to perform this action.' } }),
    )
    await page.goto('/profile')
    await expect(page.getByRole('alert')).toContainText('Failed to load profile data')
    await page.unroute('**/api/profile')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByLabel('Email Address')).toHaveValue(email)
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
    await said(page, /^Failed to update profile$/)
    await expect(page.getByLabel('Full Name')).toHaveValue('Amina')
  })
})

test.describe('what is kept', () => {
  test('is counted, taken along as an archive, and deleted with the account, which a mailed link keeps', async ({ page }) => {
    const { email, password, access_token } = await signInAnew(page)
    const authorization = `Bearer ${access_token}`
    await page.request.post('/api/research-hub/projects', { headers: { authorization }, data: { name: 'Weirs' } })
    await page.goto('/settings?tab=data')
    await expect(page.getByRole('row', { name: /^Research projects 1 / })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Make an archive' }).click()
    const archive = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download' }).click()
    expect((await archive).suggestedFilename()).toMatch(/^hukumu-export-.*\.zip$/)
    await page.getByRole('button', { name: 'Clear local caches' }).click()
    await said(page, 'Local caches cleared')

    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Are you sure? This action cannot be undone.')
    await expectAccessible(page)
    await dialog.getByLabel('Your password').fill('not the password')
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This is not your password.')
    await dialog.getByLabel('Your password').fill(password)
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await expect(page).toHaveURL(/\/login/)

    let link = ''
    await expect.poll(() => (link = mailedLink(email, /http\S+\/keep-account\?token=[\w-]+/))).not.toBe('')
    await page.goto(link)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText(`${email} stays. You can log in again.`)).toBeVisible()
    await page.goto('/keep-account?token=used-up')
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
  })
})

for (const [width, theme] of [
  [390, 'dark'],
  [1440, 'light'],
] as const)
  test(`projects that others are in are handed over or ended before an account goes, at ${width} px`, slow, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 })
    await chooseTheme(page, theme)
    const context = await browser.newContext()
    const member = await signInAnew(await context.newPage(), { name: 'Otieno Odhiambo' })
    const token = (await linkIn(member.email, /\/activate\?token=([\w-]+)/)).replace(/.*token=/, '')
    expect((await page.request.post('/api/auth/activate', { data: { token, password: member.password } })).status()).toBe(200)
    const owner = await signInAnew(page, { name: 'Wanjiru Kamau' })
    const headers = { authorization: `Bearer ${owner.access_token}` }
    for (const name of ['The weir on the lake', 'Old matter']) {
      const made = await page.request.post('/api/research-hub/projects', { headers, data: { name } })
      const { id } = (await made.json()) as { id: string }
      const shared = await page.request.post(`/api/research-hub/projects/${id}/share`, { headers, data: { email: member.email } })
      expect(shared.status()).toBe(201)
    }
    await page.goto('/settings?tab=data')
    await page.getByRole('button', { name: 'Delete Account' }).click()
    const dialog = page.getByRole('dialog')
    const projects = dialog.getByRole('list', { name: 'Projects that others are in' }).getByRole('listitem')
    await expect(projects).toHaveCount(2)
    await expect(dialog.getByLabel('Your password')).toHaveCount(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    page.on('dialog', (asked) => void asked.accept())
    await expect(dialog.getByLabel('New owner of The weir on the lake')).toHaveValue(/.+/)
    await dialog.getByRole('button', { name: 'Hand Over: The weir on the lake' }).click()
    await said(page, 'Otieno Odhiambo owns The weir on the lake now')
    await expect(projects).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Delete Project: Old matter' }).click()
    await said(page, 'Project deleted successfully')
    await expect(dialog.getByLabel('Your password')).toBeVisible()
    await dialog.getByLabel('Your password').fill(owner.password)
    await dialog.getByRole('button', { name: 'Delete Account' }).click()
    await expect(page).toHaveURL(/\/login/)
    await context.close()
  })

test.describe('the settings', () => {
  test('change at once, are kept at the account and follow it to another device', async ({ page, browser, baseURL }) => {
    const account = await signInAnew(page)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/cases')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveURL('/settings')
    await page.getByRole('radio', { name: /^Dark/ }).click()
    await expect.poll(() => themeOf(page)).toBe('dark')
    await said(page, 'Preferences saved successfully')
    await expectAccessible(page)

    await page.getByRole('tab', { name: 'Notification Settings' }).click()
    await expect(page).toHaveURL('/settings?tab=notifications')
    await expect(page.getByRole('main').getByText('Your email address is not confirmed')).toBeVisible()
    for (const [name, on] of [
      ['Case updates', true],
      ['Related cases', true],
      ['Chat responses', false],
      ['System updates', true],
    ] as const)
      await expect(alert(page, name)).toBeChecked({ checked: on })
    await expect(page.getByRole('radio', { name: /^Weekly/ })).toBeChecked()
    await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Nairobi')
    // A switch follows what is kept a moment after it is touched.
    await alert(page, 'Chat responses').click()
    await expect(alert(page, 'Chat responses')).toBeChecked()
    await page.getByRole('radio', { name: /^Daily/ }).click()
    await expect(page.getByRole('radio', { name: /^Daily/ })).toBeChecked()
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
    await said(page, /^Failed to save preferences$/)
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
      for (const path of ['/profile', '/settings', '/settings?tab=notifications', '/settings?tab=data', '/keep-account?token=none']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    })
})
