import { type BrowserContext, chromium } from '@playwright/test'

/** Chromium as a reader has it whose session was checked less than five minutes before; each context has an empty cache. */
export async function openBrowser(address: string, width: number) {
  const kept = await signIn(address)
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  return {
    async openContext(): Promise<BrowserContext> {
      const context = await browser.newContext({ baseURL: address, viewport: { width, height: 900 } })
      await context.addInitScript(({ user, ...tokens }) => {
        const entries = { ...tokens, auth_cache: JSON.stringify({ user, checkedAt: Date.now() }) }
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      }, kept)
      return context
    },
    close: () => browser.close(),
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
