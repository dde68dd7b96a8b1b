import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, type Page, test as base, expect } from '@playwright/test'

/** The account that a fresh installation with the sample library has. */
const sampleAccount = { email: 'demo@hukumu.example', password: 'hukumu-demo' }

interface Tokens {
  access_token: string
  refresh_token: string
}

/** A window that the tests of a worker take turns at, and what empties it between them. */
interface Window {
  context: BrowserContext
  empty: () => Promise<void>
}

/** Milliseconds during which one sign-in serves: its access token lives for fifteen minutes, and is renewed once. */
const signInServes = 10 * 60_000

/**
 * Pages that are signed in with the sample account; each worker logs in now and then and opens one window: to open one takes longer than most
 * journeys. Every test has a tab of its own there and begins with nothing kept. `ownWindow` is for those that change what cannot be
 * put back, as the clock.
 */
export const test = base.extend<{ ownWindow: boolean; tokens: Tokens }, { signIn: () => Promise<Tokens>; window: Window }>({
  ownWindow: [false, { option: true }],

  signIn: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL! })
      let signedIn: { tokens: Tokens; at: number } | null = null
      // A journey may have ended the session.
      const isGood = async ({ access_token }: Tokens) =>
        (await request.get('/api/profile', { headers: { authorization: `Bearer ${access_token}` } })).ok()
      await use(async () => {
        if (signedIn && Date.now() - signedIn.at < signInServes && (await isGood(signedIn.tokens))) return signedIn.tokens
        const answer = await request.post('/api/auth/login', { data: sampleAccount })
        expect(answer.status(), 'the sample account logs in').toBe(200)
        signedIn = { tokens: (await answer.json()) as Tokens, at: Date.now() }
        return signedIn.tokens
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  tokens: async ({ signIn }, use) => use(await signIn()),

  window: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport, locale, timezoneId } = project.use
      const context = await browser.newContext({
        baseURL: baseURL!,
        viewport: viewport!,
        locale: locale!,
        timezoneId: timezoneId!,
        serviceWorkers: 'block',
      })
      // A window whose last tab is closed is closed with it.
      const first = await context.newPage()
      // It keeps the process that the tabs of the site share.
      await first.goto('/favicon.svg')
      const session = await context.newCDPSession(first)
      const empty = async () => {
        for (const page of context.pages()) if (page !== first) await page.close()
        await context.unrouteAll()
        await context.setOffline(false)
        await context.clearPermissions()
        await context.clearCookies()
        await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL!).origin, storageTypes: 'all' })
      }
      await use({ context, empty })
      await context.close()
    },
    { scope: 'worker' },
  ],

  context: async ({ ownWindow, window, browser, viewport, serviceWorkers }, use) => {
    if (ownWindow) {
      const context = await browser.newContext({ viewport, serviceWorkers })
      await use(context)
      return context.close()
    }
    await use(window.context)
    await window.empty()
  },

  page: async ({ page, tokens, viewport }, use) => {
    if (viewport) await page.setViewportSize(viewport)
    await page.addInitScript(({ access_token, refresh_token }) => {
      if (localStorage.getItem('auth_token')) return
      localStorage.setItem('auth_token', access_token)
      localStorage.setItem('refresh_token', refresh_token)
    }, tokens)
    await use(page)
    // An answer that a route is still changing would fail the next journey when its page is closed.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

export { expect }

/** For a journey that `npm test` has walked at another width or in another theme: `npm run test:slow` walks it too. */
export const slow = { tag: '@slow' }

/** Chooses a theme before the page is opened. */
export const chooseTheme = (page: Page, theme: 'light' | 'dark') =>
  page.addInitScript((mode) => localStorage.setItem('hukumu_theme_mode', mode), theme)

/**
 * The screen says it. A notice without a way back is then sent away: the next one would wait until it has gone by itself. One with a
 * way back is held, as by a pointer that rests on it: a busy machine may be longer on its way to the button than the notice stays.
 */
export async function said(page: Page, text: string | RegExp) {
  await expect(page.getByText(text, { exact: typeof text === 'string' }).first()).toBeVisible()
  await page.locator('[popover]', { hasText: text }).evaluateAll((notices) => {
    for (const notice of notices) {
      const [undo, dismiss] = ['Undo', 'Dismiss'].map((name) =>
        [...notice.querySelectorAll('button')].find((button) => (button.ariaLabel ?? button.textContent) === name),
      )
      if (undo) notice.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      else dismiss?.click()
    }
  })
}

/** No violation of WCAG 2.2 A and AA, once what fades in has done so. */
export async function expectAccessible(page: Page) {
  const axe = new AxeBuilder({ page })
    // What is in order is not written out, and no style sheet is fetched for rules that are off.
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // All in the page itself, which has no frames of strangers: otherwise a second page is opened to put the parts together.
    .setLegacyMode()
  const violations = async () =>
    (await axe.analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
    )
  const isUnderBar = (violation: string) => violation.startsWith('target-size') && violation.includes('partially obscured')
  await expect
    .poll(async () => {
      const found = await violations()
      // A button that is scrolled halfway under the top bar counts as a small one: from the top there is none.
      if (found.length > 0 && found.every(isUnderBar)) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      return found
    })
    .toEqual([])
}

/** Nothing sticks out to the right of the screen, once the page has followed a change of its width. */
export const expectNoSidewaysScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), {
      message: 'px that stick out to the right of the screen',
    })
    .toBeLessThanOrEqual(0)

/** What two readings in a row agree on: for places and counts that a page may still be changing. */
export async function readAtRest<T>(read: () => Promise<T>): Promise<T> {
  let before: T | undefined
  await expect
    .poll(
      async () => {
        const now = await read()
        const isSame = JSON.stringify(now) === JSON.stringify(before)
        before = now
        return isSame
      },
      { intervals: [100], message: 'it comes to rest' },
    )
    .toBe(true)
  return before as T
}

/** Adds up the layout shifts of the page from now on; read the sum with the function that it resolves to. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 }
    Object.assign(window, { layoutShift: sum })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) sum.value += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShift: { value: number } }).layoutShift.value)
}
