import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test'

export { expect }

export const demo = { name: 'Demo', email: 'demo@hukumu.example', password: 'hukumu-demo' }

interface Tokens {
  access_token: string
  refresh_token: string
}

/** A session of its own, by the API. */
export async function openSession(request: APIRequestContext, { email, password } = demo): Promise<Tokens> {
  const answer = await request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Tokens
}

/** Has every page of the browser start with these tokens, unless the test has since changed them. */
export const keepTokens = (page: Page, { access_token, refresh_token }: Tokens) =>
  page.context().addInitScript(
    ([access, refresh]) => {
      if (localStorage.getItem('e2e_started')) return
      localStorage.setItem('e2e_started', 'yes')
      localStorage.setItem('refresh_token', refresh!)
      localStorage.setItem('auth_token', access!)
    },
    [access_token, refresh_token],
  )

/** `user` is a page on which the demo account is signed in; one log-in serves all tests of a worker. */
export const test = base.extend<{ user: Page }, { session: Tokens }>({
  session: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL })
      await use(await openSession(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  user: async ({ page, session }, use) => {
    await keepTokens(page, session)
    await use(page)
  },
})
