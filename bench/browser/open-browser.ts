import { type Browser, type BrowserContext, chromium } from '@playwright/test'

export interface Device {
  width: number
  height: number
  /** Touched, not pointed at, and asked for its own width. */
  isPhone: boolean
}

export const desk = (width: number): Device => ({ width, height: 900, isPhone: false })

export interface OpenBrowser {
  /** A browser with an empty cache; whose session was checked less than five minutes before, or nobody's. */
  openContext: (visitor?: 'signed in' | 'nobody') => Promise<BrowserContext>
  close: () => Promise<void>
}

/** Chromium as a reader of the server at `address` has it. */
export async function openBrowser(address: string, device: Device): Promise<OpenBrowser> {
  const browser = await launch()
  return { openContext: await contextsOf(browser, address, device), close: () => browser.close() }
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
}

export async function contextsOf(
  browser: Browser,
  address: string,
  { width, height, isPhone }: Device,
): Promise<OpenBrowser['openContext']> {
  const kept = await signIn(address)
  return async (visitor = 'signed in') => {
    const phone = isPhone ? { isMobile: true, hasTouch: true } : {}
    const context = await browser.newContext({ baseURL: address, viewport: { width, height }, ...phone })
    if (visitor === 'nobody') return context
    await context.addInitScript(({ user, ...tokens }) => {
      const entries = { ...tokens, auth_cache: JSON.stringify({ user, checkedAt: Date.now() }) }
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    }, kept)
    return context
  }
}

/** An account of the run's own, with what its browser keeps of it. */
async function signIn(address: string) {
  const account = { email: 'reader@bench.example', password: 'bench-reader' }
  const post = (path: string, body: object) =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  await post('/api/auth/signup', { ...account, name: 'Reader' })
  const answer = await post('/api/auth/login', account)
  const { access_token, refresh_token } = (await answer.json()) as { access_token: string; refresh_token: string }
  const profile = await fetch(`${address}/api/profile`, { headers: { authorization: `Bearer ${access_token}` } })
  return { auth_token: access_token, refresh_token, user: (await profile.json()) as object }
}
