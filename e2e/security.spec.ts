import type { Page } from '@playwright/test'
import { createHmac } from 'node:crypto'
import { mailedLink } from './mailed-link.ts'
import { signInAnew } from './own-account.ts'
import { chooseTheme, expect, expectAccessible, expectNoSidewaysScroll, said, slow, test } from './signed-in.ts'

test.use({ ownWindow: true })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** The code that an authenticator app shows now (RFC 6238). */
function codeNow(secret: string): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
  const hash = createHmac('sha1', key).update(counter).digest()
  return String((hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

test('a forgotten password is chosen anew by the link of a mail', async ({ page }) => {
  const { email } = await signInAnew(page)
  await page.goto('/forgot-password')
  await button(page, 'Send Reset Instructions').click()
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address')
  await field(page, 'Email Address').fill('amina@example')
  await button(page, 'Send Reset Instructions').click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address')
  await expectAccessible(page)
  await field(page, 'Email Address').fill(email)
  await button(page, 'Send Reset Instructions').click()
  await expect(page.getByText('Password reset instructions have been sent to your email address.')).toBeVisible()
  const link = () => mailedLink(email, /\/reset-password\?token=[\w-]{43}/)
  await expect.poll(link).not.toBe('')
  await page.goto(link())
  await expect(page).toHaveURL('/reset-password')
  await field(page, 'New Password').fill('password1')
  await field(page, 'Confirm Password').fill('password1')
  await button(page, 'Save New Password').click()
  await expect(page.getByRole('alert')).toContainText('one of the first that are guessed')
  await field(page, 'New Password').fill('mvua ya masika')
  await field(page, 'Confirm Password').fill('mvua ya masika')
  await expectAccessible(page)
  await button(page, 'Save New Password').click()
  await expect(page.getByText(`The password of ${email} is changed.`)).toBeVisible()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await field(page, 'Email').fill(email)
  await field(page, 'Password').fill('mvua ya masika')
  await button(page, 'Login').click()
  await expect(page).toHaveURL('/')
})

for (const [width, theme, things, details] of [
  [1440, 'light', 'deleted', {}],
  [820, 'dark', 'kept', slow],
  [390, 'dark', 'deleted', slow],
] as const)
  test(`who holds a mailbox takes over what a stranger opened with its address, ${width} px`, details, async ({ page, browser }) => {
    await page.setViewportSize({ width, height: 900 })
    if (theme === 'dark') await chooseTheme(page, theme)
    const stranger = await browser.newContext()
    const before = await stranger.newPage()
    const { email, access_token } = await signInAnew(before)
    const note = { title: 'Notes of a stranger', content: 'Put in before.' }
    await before.request.post('/api/research-notes', { data: note, headers: { authorization: `Bearer ${access_token}` } })
    await before.goto('/research-notes')
    await expect(before.getByText('Notes of a stranger')).toBeVisible()

    await page.goto('/forgot-password')
    await field(page, 'Email Address').fill(email)
    await button(page, 'Send Reset Instructions').click()
    const link = () => mailedLink(email, /\/reset-password\?token=[\w-]{43}/)
    await expect.poll(link).not.toBe('')
    await page.goto(link())
    await field(page, 'New Password').fill('mvua ya masika')
    await field(page, 'Confirm Password').fill('mvua ya masika')
    await button(page, 'Save New Password').click()
    await page.getByRole('link', { name: 'Login', exact: true }).click()
    await field(page, 'Email').fill(email)
    await field(page, 'Password').fill('mvua ya masika')
    await button(page, 'Login').click()
    await expect(page).toHaveURL('/')
    await before.goto('/research-notes')
    await expect(before).toHaveURL(/\/login/)
    await stranger.close()

    await expect.poll(() => mailedLink(email, /\/profile\?tab=security/)).not.toBe('')
    await page.goto(mailedLink(email, /\/profile\?tab=security/))
    await expect(page.getByRole('alert')).toContainText('Somebody else had opened this account with your address.')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await button(page, 'Delete What Was There…').click()
    await expect(page.getByRole('dialog')).toContainText('What you have put in since stays.')
    await expectAccessible(page)
    if (things === 'deleted') await button(page, 'Delete It').click()
    else {
      await button(page, 'Cancel').click()
      await button(page, 'Keep It').click()
    }
    await said(page, things === 'deleted' ? /things? deleted$/ : 'Everything stays as it is')
    await expect(page.getByText('Somebody else had opened')).toHaveCount(0)
    await page.goto('/research-notes')
    if (things === 'deleted') await expect(page.getByText('No notes found. Create one to get started.')).toBeVisible()
    else await expect(page.getByText('Notes of a stranger')).toBeVisible()
  })

test('the Security tab changes the password, makes a token and switches two-step sign-in on', async ({ page, browser }) => {
  const { email, password } = await signInAnew(page)
  await page.goto('/profile?tab=security')
  await field(page, 'Current password').fill('not-the-one')
  await field(page, 'New password').fill('mvua ya masika')
  await field(page, 'Confirm new password').fill('mvua ya masika')
  await button(page, 'Change password').click()
  await expect(page.getByRole('alert')).toContainText('This is not your password.')
  await field(page, 'Current password').fill(password)
  await button(page, 'Change password').click()
  await said(page, 'Password changed. Every other device is signed out.')
  await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('last used')

  await button(page, 'New token').click()
  await field(page, 'Name').fill('Citation add-in')
  await button(page, 'Make token').click()
  await expect(page.getByLabel('Token', { exact: true })).toHaveText(/^hkm_[\w-]{43}$/)
  await button(page, 'Done').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Citation add-in' })).toContainText('never used')

  await button(page, 'Set up').click()
  await field(page, 'Your password').fill('mvua ya masika')
  await button(page, 'Continue').click()
  const key = page.getByLabel('Or type this key into the app:')
  await expect(key).toHaveText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  const secret = (await key.textContent())!.replaceAll(' ', '')
  await expectAccessible(page)
  await field(page, 'Code that the app shows now').fill(codeNow(secret))
  await button(page, 'Switch on').click()
  const codes = page.getByLabel('Your recovery codes').last()
  await expect(codes).toHaveText(/^[a-z2-7]{4}(?:-[a-z2-7]{4}){3}/)
  const [code] = (await codes.textContent())!.split('\n')
  await button(page, 'I have kept them').click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expectAccessible(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/login')
  await field(visitor, 'Email').fill(email)
  await field(visitor, 'Password').fill('mvua ya masika')
  await button(visitor, 'Login').click()
  await field(visitor, 'Code').fill(code!)
  await button(visitor, 'Login').click()
  await expect(visitor).toHaveURL('/')
  await visitor.context().close()
})

test('after the instructions are sent the login page follows within five seconds', slow, async ({ browser }) => {
  const page = await browser.newPage()
  await page.clock.install()
  await page.goto('/forgot-password')
  await field(page, 'Email Address').fill('nobody@example.test')
  // From here on the time of the page stands still but for `runFor`.
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Send Reset Instructions').click()
  await expect(page.getByText('Password reset instructions have been sent to your email address.')).toBeVisible()
  await page.clock.runFor(4_999)
  await expect(page).toHaveURL('/forgot-password')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/login')
  await page.close()
})

test('terms and privacy are read by everybody', async ({ page, browser }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await expect(page.getByText('Last updated May 10, 2025')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10)
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'support@hukumu.example' })).toHaveAttribute('href', 'mailto:support@hukumu.example')
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(9)
  await expectAccessible(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/privacy')
  for (const name of ['Login', 'Sign Up']) await expect(visitor.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible()
  await expectAccessible(visitor)
  await visitor.context().close()
})

for (const width of [390, 820, 1440])
  for (const theme of ['light', 'dark'] as const)
    test(`screens of safety at ${width} px, ${theme}`, slow, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await chooseTheme(page, theme)
      await signInAnew(page)
      for (const path of ['/profile?tab=security', '/forgot-password', '/reset-password', '/activate', '/terms', '/privacy']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      }
    })

for (const [width, theme] of [
  [390, 'light'],
  [820, 'dark'],
  [1440, 'light'],
] as const)
  test(`screens of visitors at ${width} px, ${theme}`, slow, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
    await chooseTheme(page, theme)
    for (const path of ['/login', '/login?expired=true', '/signup', '/forgot-password', '/activate', '/unsubscribe?token=none', '/terms']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The panel of the brand stands beside the form from medium screens up.
      if (path.startsWith('/login'))
        await expect(page.getByRole('complementary', { name: 'Hukumu' })).toBeVisible({ visible: width >= 900 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
    await page.close()
  })
