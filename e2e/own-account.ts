import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export interface OwnAccount {
  email: string
  password: string
  access_token: string
}

/** Signs in with an account of its own, so that what it keeps begins empty; the tokens are put into the page once. */
export async function signInAnew(page: Page): Promise<OwnAccount> {
  const account = { email: `${randomUUID()}@example.test`, password: 'secret-enough' }
  await page.request.post('/api/auth/signup', { data: { ...account, name: 'Reader of Cases' } })
  const answer = await page.request.post('/api/auth/login', { data: account })
  const { access_token, refresh_token } = await answer.json()
  await page.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem('signed-in-anew')) return
      sessionStorage.setItem('signed-in-anew', 'yes')
      localStorage.setItem('auth_token', access)
      localStorage.setItem('refresh_token', refresh)
    },
    [access_token, refresh_token],
  )
  return { ...account, access_token }
}
