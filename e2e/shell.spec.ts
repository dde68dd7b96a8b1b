import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './sign-in.ts'

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const ready = (page: Page) => expect(page.getByRole('heading', { name: 'Case Browser' })).toBeVisible()

test.describe('the theme', () => {
  test('cycles light, dark, system, light, applies at once and is kept', async ({ user }) => {
    await user.emulateMedia({ colorScheme: 'dark' })
    await user.goto('/cases')
    await ready(user)
    expect(await themeOf(user)).toBe('dark')
    const toggle = user.getByRole('button', { name: /^Theme:/ })
    for (const [mode, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ]) {
      await toggle.click()
      expect(await user.evaluate(() => localStorage.getItem('hukumu_theme_mode'))).toBe(mode)
      await expect.poll(() => themeOf(user)).toBe(theme)
    }
    await user.reload()
    await ready(user)
    expect(await themeOf(user)).toBe('light')
    expect(await user.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  })

  test('is there before the first paint', async ({ user }) => {
    await user.addInitScript(() => localStorage.setItem('hukumu_theme_mode', 'dark'))
    await user.route('**/assets/*.js', () => undefined)
    await user.goto('/cases', { waitUntil: 'commit' })
    await expect.poll(() => themeOf(user)).toBe('dark')
    expect(await user.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(12, 19, 33)')
    expect(await user.locator('meta[name=theme-color]').getAttribute('content')).toBe('#121b2d')
  })

  test('follows the system while it is on system', async ({ user }) => {
    await user.emulateMedia({ colorScheme: 'light' })
    await user.goto('/cases')
    await ready(user)
    expect(await themeOf(user)).toBe('light')
    await user.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => themeOf(user)).toBe('dark')
  })
})

test.describe('the top bar', () => {
  test('searches for text and ignores blanks', async ({ user }) => {
    await user.goto('/cases')
    await ready(user)
    const search = user.getByPlaceholder('Search cases, legislation...')
    await search.fill('   ')
    await search.press('Enter')
    await expect(user).toHaveURL('/cases')
    await search.fill(' land & "adverse possession" ')
    await search.press('Enter')
    await expect(user).toHaveURL(/\/cases\?/)
    expect(new URL(user.url()).searchParams.get('query')).toBe('land & "adverse possession"')
  })

  test('leaves room for the search box on a phone', async ({ user }) => {
    await user.setViewportSize({ width: 390, height: 844 })
    await user.goto('/cases')
    await ready(user)
    await user.getByRole('button', { name: 'Search cases and legislation' }).click()
    const search = user.getByPlaceholder('Search cases, legislation...')
    await expect(search).toBeFocused()
    expect((await search.boundingBox())!.width).toBeGreaterThan(220)
    await search.fill('tenancy')
    await search.press('Enter')
    await expect(user).toHaveURL('/cases?query=tenancy')
    await expect(search).toHaveCount(0)
  })

  test('its account menu is led by the name and works by keyboard', async ({ user }) => {
    await user.goto('/cases')
    const open = user.getByRole('button', { name: 'Account menu' })
    await expect(open).toHaveText(/^\p{Lu}$/u)
    await open.focus()
    await user.keyboard.press('Enter')
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    await expect(user.getByText('demo@hukumu.example')).toBeVisible()
    await expect(user.getByRole('menuitem', { name: 'Logout' })).toBeFocused()
    await user.keyboard.press('Escape')
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await expect(open).toBeFocused()
  })
})

test.describe('the side menu', () => {
  test('is 260 px wide, collapses to 72 and stays so', async ({ user }) => {
    await user.goto('/cases')
    await ready(user)
    const menu = user.getByTestId('side-menu')
    const width = async () => (await menu.boundingBox())!.width
    expect(await width()).toBe(260)
    await expect(user.getByRole('link', { name: 'Case Browser' })).toHaveAttribute('aria-current', 'page')
    await user.getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(width).toBe(72)
    await user.reload()
    await ready(user)
    expect(await width()).toBe(72)
    await expect(user.getByRole('link', { name: 'Case Browser' })).toBeVisible()
    await user.getByRole('button', { name: 'Expand menu' }).click()
    await expect.poll(width).toBe(260)
  })

  test('is a drawer on a phone and closes on navigation', async ({ user }) => {
    await user.setViewportSize({ width: 390, height: 844 })
    await user.goto('/cases?query=land')
    await ready(user)
    const drawer = user.getByRole('dialog', { name: 'Main menu' })
    await expect(drawer).toHaveCount(0)
    await user.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer).toBeVisible()
    await user.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await user.getByRole('button', { name: 'Open menu' }).click()
    await drawer.getByRole('link', { name: 'Case Browser' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(user).toHaveURL('/cases')
  })
})

test.describe('finding the way', () => {
  test('unknown addresses and the start lead to the cases', async ({ user }) => {
    for (const path of ['/', '/nothing/here?at=all', '/research-hub']) {
      await user.goto(path)
      await expect(user).toHaveURL('/cases')
    }
    await user.getByRole('link', { name: 'Hukumu, home' }).click()
    await expect(user).toHaveURL('/cases')
  })

  test('the check is shown for half a second, and not at all while it is cached', async ({ user }) => {
    const shown = user.getByText('Checking authentication...')
    await user.goto('/cases', { waitUntil: 'commit' })
    await expect(shown).toBeVisible()
    const began = Date.now()
    await expect(shown).toHaveCount(0)
    expect(Date.now() - began).toBeGreaterThan(300)
    await user.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.body.textContent.includes('Checking authentication...')) localStorage.setItem('e2e_flash', 'yes')
      })
      addEventListener('DOMContentLoaded', () => watch.observe(document.body, { childList: true, subtree: true }))
    })
    await user.reload()
    await ready(user)
    expect(await user.evaluate(() => localStorage.getItem('e2e_flash'))).toBeNull()
  })

  test('a keyboard skips to the content, and a new screen takes the focus', async ({ user }) => {
    await user.goto('/cases')
    await ready(user)
    await user.keyboard.press('Tab')
    await expect(user.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await user.keyboard.press('Enter')
    await expect(user.getByRole('main')).toBeFocused()
    await user.locator('main a[href^="/cases/"]').first().click()
    await expect(user).toHaveURL(/\/cases\/./)
    await expect.poll(() => user.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true)
  })

  test('going back returns to where the reader was', async ({ user }) => {
    await user.goto('/cases')
    const links = user.locator('main a[href^="/cases/"]')
    await expect(links.nth(5)).toBeVisible()
    await user.evaluate(() => scrollTo(0, 600))
    await expect.poll(() => user.evaluate(() => sessionStorage.getItem('hukumu_scroll'))).toContain('600')
    await links.nth(5).click()
    await expect(user).toHaveURL(/\/cases\/./)
    await expect.poll(() => user.evaluate(() => scrollY)).toBe(0)
    await user.goBack()
    await expect.poll(() => user.evaluate(() => scrollY)).toBe(600)
  })
})

test.describe('when something fails', () => {
  test('a missing connection is said and unsaid', async ({ user, context }) => {
    await user.goto('/cases')
    await ready(user)
    await context.setOffline(true)
    await expect(user.getByText(/^You are offline/)).toBeVisible()
    await context.setOffline(false)
    await expect(user.getByText(/^You are offline/)).toHaveCount(0)
  })

  test('a part that cannot be loaded leaves the frame and a way on', async ({ user }) => {
    await user.goto('/cases')
    await expect(user.locator('main a[href^="/cases/"]').first()).toBeVisible()
    await user.route('**/assets/CasePage*', (route) => route.abort())
    await user.locator('main a[href^="/cases/"]').first().click()
    await expect(user.getByRole('heading', { name: 'A part of this screen is missing' })).toBeVisible()
    await expect(user.getByRole('banner')).toBeVisible()
    await user.unroute('**/assets/CasePage*')
    await user.getByRole('button', { name: 'Reload' }).click()
    await expect(user.getByRole('heading', { name: 'A part of this screen is missing' })).toHaveCount(0)
  })

  test('a check that fails can be tried again', async ({ user }) => {
    await user.clock.install()
    await user.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }))
    await user.goto('/cases')
    await expect(user.getByText('Checking authentication...')).toBeVisible()
    const alert = user.getByRole('alert')
    await expect(async () => {
      await user.clock.runFor(4000)
      await expect(alert).toContainText('A server error occurred. Please try again later.', { timeout: 200 })
    }).toPass()
    await user.unroute('**/api/profile')
    await user.getByRole('button', { name: 'Try again' }).click()
    await expect(async () => {
      await user.clock.runFor(600)
      await expect(user.getByRole('heading', { name: 'Case Browser' })).toBeVisible({ timeout: 200 })
    }).toPass()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the screens of visitors and the frame have nothing for axe or the console to say, ${colorScheme}`, async ({
    page,
    user,
    browser,
  }) => {
    const visitor = await (await browser.newContext({ colorScheme })).newPage()
    await user.emulateMedia({ colorScheme })
    const said: string[] = []
    for (const tab of [visitor, page]) {
      tab.on('console', (message) => message.type() !== 'log' && said.push(message.text()))
      tab.on('pageerror', (error) => said.push(String(error)))
    }
    const findings = async (tab: Page) =>
      (await new AxeBuilder({ page: tab }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

    await visitor.goto('/login?expired=true')
    await visitor.getByRole('button', { name: 'Login' }).click()
    expect(await findings(visitor)).toEqual([])
    await visitor.goto('/signup')
    await visitor.getByLabel('Confirm Password').fill('x')
    await visitor.getByRole('button', { name: 'Sign Up' }).click()
    expect(await findings(visitor)).toEqual([])
    await visitor.context().close()

    await user.goto('/cases')
    await user.getByRole('button', { name: 'Account menu' }).click()
    expect(await findings(user)).toEqual([])
    await user.setViewportSize({ width: 390, height: 844 })
    await user.getByRole('button', { name: 'Open menu' }).click()
    expect(await findings(user)).toEqual([])
    expect(said).toEqual([])
  })
