import type { Page } from '@playwright/test'
import { expect, expectAccessible, slow, test } from './signed-in.ts'

const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme'])
const ready = (page: Page) => expect(page.getByRole('heading', { name: 'Case Browser' })).toBeVisible()

test.describe('the theme', () => {
  test('cycles light, dark, system, light, applies at once and is kept', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/cases')
    await ready(page)
    await expect.poll(() => themeOf(page)).toBe('dark')
    const toggle = page.getByRole('button', { name: /^Theme:/ })
    for (const [mode, theme] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
      ['light', 'light'],
    ]) {
      await toggle.click()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('hukumu_theme_mode'))).toBe(mode)
      await expect.poll(() => themeOf(page)).toBe(theme)
    }
    await page.reload()
    await ready(page)
    expect(await themeOf(page)).toBe('light')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light')
  })

  test('is there before the first paint', slow, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hukumu_theme_mode', 'dark'))
    await page.route('**/assets/*.js', () => undefined)
    await page.goto('/cases', { waitUntil: 'commit' })
    await expect.poll(() => themeOf(page)).toBe('dark')
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 19, 33)')
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#121b2d')
  })

  test('follows the system while it is on system', slow, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/cases')
    await ready(page)
    expect(await themeOf(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => themeOf(page)).toBe('dark')
  })
})

test.describe('the top bar', () => {
  test('searches for text and ignores blanks', slow, async ({ page }) => {
    await page.goto('/cases')
    await ready(page)
    const search = page.getByPlaceholder('Search cases, legislation...')
    await search.fill('   ')
    await search.press('Enter')
    await expect(page).toHaveURL('/cases')
    await search.fill(' land & "adverse possession" ')
    await search.press('Enter')
    await expect(page).toHaveURL(/\/cases\?/)
    expect(new URL(page.url()).searchParams.get('query')).toBe('land & "adverse possession"')
  })

  test('leaves room for the search box on a phone', slow, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/bookmarks')
    await page.getByRole('button', { name: 'Search cases and legislation' }).click()
    const search = page.getByPlaceholder('Search cases, legislation...')
    await expect(search).toBeFocused()
    await expect.poll(async () => (await search.boundingBox())!.width).toBeGreaterThan(220)
    await search.fill('tenancy')
    await search.press('Enter')
    await expect(page).toHaveURL('/cases?query=tenancy')
    // The case browser has a box of its own.
    await expect(page.getByRole('button', { name: 'Close search' })).toHaveCount(0)
  })

  test('its account menu is led by the name and works by keyboard', slow, async ({ page }) => {
    await page.goto('/cases')
    const open = page.getByRole('button', { name: 'Account menu' })
    await expect(open.locator('[data-letter]')).toHaveAttribute('data-letter', /^\p{Lu}$/u)
    await open.focus()
    await page.keyboard.press('Enter')
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    await expect(page.getByText('demo@hukumu.example')).toBeVisible()
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(open).toHaveAttribute('aria-expanded', 'false')
    await expect(open).toBeFocused()
  })
})

test.describe('the side menu', () => {
  test('is 260 px wide, collapses to 72 and stays so', slow, async ({ page }) => {
    await page.goto('/cases')
    await ready(page)
    const menu = page.getByTestId('side-menu')
    const width = async () => (await menu.boundingBox())!.width
    await expect.poll(width).toBe(260)
    // At first sight ten entries, and the account below them.
    await expect(menu.getByRole('button', { name: 'Legal Library' })).toBeVisible()
    await expect(menu.getByRole('link').filter({ visible: true })).toHaveCount(9 + 2)
    await expect(page.getByRole('link', { name: 'Case Browser' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Collapse menu' }).click()
    await expect.poll(width).toBe(72)
    await page.reload()
    await ready(page)
    await expect.poll(width).toBe(72)
    await expect(page.getByRole('link', { name: 'Case Browser' })).toBeVisible()
    await page.getByRole('button', { name: 'Expand menu' }).click()
    await expect.poll(width).toBe(260)
  })

  test('is a drawer on a phone and closes on navigation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/cases?query=land')
    await ready(page)
    const drawer = page.getByRole('dialog', { name: 'Main menu' })
    await expect(drawer).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer).toBeVisible()
    // All of it at once, to its last row.
    await expect(drawer.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await page.getByRole('button', { name: 'Open menu' }).click()
    await drawer.getByRole('link', { name: 'Case Browser' }).click()
    await expect(drawer).toHaveCount(0)
    await expect(page).toHaveURL('/cases')
  })
})

/** The list is long enough once the cards below the screen are made. */
const scrollWhenWhole = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        scrollTo(0, 600)
        return scrollY
      }),
    )
    .toBe(600)

test.describe('finding the way', () => {
  test('unknown addresses and the logo lead home', slow, async ({ page }) => {
    for (const path of ['/nothing/here?at=all', '/research-hub/nothing/at/all']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
    await page.goto('/cases')
    await page.getByRole('link', { name: 'Hukumu, home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('a keyboard skips to the content, and a new screen takes the focus', async ({ page }) => {
    await page.goto('/cases')
    await ready(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.locator('main a[href^="/cases/"]').first().click()
    await expect(page).toHaveURL(/\/cases\/./)
    await expect.poll(() => page.evaluate(() => document.querySelector('main')!.contains(document.activeElement))).toBe(true)
  })

  test('going back returns to where the reader was', async ({ page }) => {
    await page.goto('/cases')
    const links = page.locator('main a[href^="/cases/"]')
    await scrollWhenWhole(page)
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('600')
    await links.nth(5).click()
    await expect(page).toHaveURL(/\/cases\/./)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  })
})

test('an address that is typed opens at the top, and a reload where the reader was', slow, async ({ page }) => {
  await page.goto('/cases')
  await expect(page.locator('main a[href^="/cases/"]').first()).toBeVisible()
  // How far the entries of the window are scrolled; else a number in a name or a time of something else would count.
  const kept = () =>
    page.evaluate(() =>
      Object.entries({ ...sessionStorage })
        .filter(([name]) => name.includes('hukumu_scroll'))
        .flatMap(([, value]) => (JSON.parse(value as string) as [string, number][]).map(([, top]) => top)),
    )
  await scrollWhenWhole(page)
  await expect.poll(kept).toContain(600)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
  await page.goto('/cases?query=bank')
  await expect(page.locator('main a[href^="/cases/"]').first()).toBeVisible()
  await expect.poll(kept).not.toContain(600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test.describe('when something fails', () => {
  test('a missing connection is said and unsaid', slow, async ({ page, context }) => {
    await page.goto('/cases')
    await ready(page)
    await context.setOffline(true)
    await expect(page.getByText(/^You are offline/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  })

  test('a part that cannot be loaded leaves the frame and a way on', slow, async ({ page }) => {
    await page.goto('/cases')
    await expect(page.locator('main a[href^="/cases/"]').first()).toBeVisible()
    await page.route('**/assets/CasePage*', (route) => route.abort())
    await page.locator('main a[href^="/cases/"]').first().click()
    await expect(page.getByRole('heading', { name: 'A part of this screen is missing' })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.unroute('**/assets/CasePage*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'A part of this screen is missing' })).toHaveCount(0)
  })

  test.describe('with a clock', () => {
    test.use({ ownWindow: true })

    test('the check is shown for half a second, and not at all while it is cached', slow, async ({ page }) => {
      // The page itself notes that the words came: a look from outside may come too late.
      await page.addInitScript(() => {
        const watch = new MutationObserver(() => {
          if (document.body?.textContent.includes('Checking authentication...')) Object.assign(window, { seen: true })
        })
        // The words come before the program, and before the page is whole.
        watch.observe(document, { childList: true, subtree: true })
      })
      const seen = () => page.evaluate(() => 'seen' in window)
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      const answered = page.waitForResponse('**/api/profile')
      await page.goto('/cases')
      await answered
      await page.clock.runFor(490)
      await expect(page.getByText('Checking authentication...')).toBeVisible()
      await page.clock.runFor(60)
      await expect(page.getByText('Checking authentication...')).toHaveCount(0)
      await page.clock.resume()
      await ready(page)
      expect(await seen()).toBe(true)
      await page.reload()
      await ready(page)
      expect(await seen()).toBe(false)
    })

    test('a check that fails can be tried again', slow, async ({ page }) => {
      await page.clock.install()
      await page.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }))
      await page.goto('/cases')
      await expect(page.getByText('Checking authentication...')).toBeVisible()
      const alert = page.getByRole('alert')
      await expect(async () => {
        await page.clock.runFor(4000)
        await expect(alert).toContainText('A server error occurred. Please try again later.', { timeout: 200 })
      }).toPass()
      await page.unroute('**/api/profile')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(async () => {
        await page.clock.runFor(600)
        await expect(page.getByRole('heading', { name: 'Case Browser' })).toBeVisible({ timeout: 200 })
      }).toPass()
    })
  })
})

for (const [colorScheme, details] of [
  ['light', {}],
  ['dark', slow],
] as const)
  test(`screens of visitors and the frame: nothing for axe or the console to say, ${colorScheme}`, details, async ({ page, browser }) => {
    const visitor = await (await browser.newContext({ colorScheme })).newPage()
    await page.emulateMedia({ colorScheme })
    const said: string[] = []
    for (const tab of [visitor, page]) {
      tab.on('console', (message) => message.type() !== 'log' && said.push(message.text()))
      tab.on('pageerror', (error) => said.push(String(error)))
    }

    await visitor.goto('/login?expired=true')
    await visitor.getByRole('button', { name: 'Login' }).click()
    await expectAccessible(visitor)
    await visitor.goto('/signup')
    await visitor.getByLabel('Confirm Password').fill('x')
    await visitor.getByRole('button', { name: 'Sign Up' }).click()
    await expectAccessible(visitor)
    await visitor.context().close()

    await page.goto('/cases')
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectAccessible(page)
    // Journeys do without the worker, of which Playwright says so.
    expect(said.filter((words) => words !== 'Service Worker registration blocked by Playwright')).toEqual([])
  })
