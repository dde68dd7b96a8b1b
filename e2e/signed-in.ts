import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** The account that a fresh installation with the sample library has. */
const sampleAccount = { email: 'demo@hukumu.example', password: 'hukumu-demo' }

interface Tokens {
  access_token: string
  refresh_token: string
}

/** Pages that are signed in with the sample account; each worker logs in once. */
export const test = base.extend<object, { tokens: Tokens }>({
  tokens: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL! })
      const answer = await request.post('/api/auth/login', { data: sampleAccount })
      expect(answer.status(), 'the sample account logs in').toBe(200)
      await use(await answer.json())
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, tokens }, use) => {
    await page.addInitScript(({ access_token, refresh_token }) => {
      if (localStorage.getItem('auth_token')) return
      localStorage.setItem('auth_token', access_token)
      localStorage.setItem('refresh_token', refresh_token)
    }, tokens)
    await use(page)
  },
})

export { expect }

/** Chooses a theme before the page is opened. */
export const chooseTheme = (page: Page, theme: 'light' | 'dark') =>
  page.addInitScript((mode) => localStorage.setItem('hukumu_theme_mode', mode), theme)

/** No violation of WCAG 2.2 A and AA. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

/** Nothing sticks out to the right of the screen. */
export async function expectNoSidewaysScroll(page: Page) {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(client)
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
