import { expect, type Page, test } from '@playwright/test'
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

export interface OwnAccount {
  email: string
  password: string
  access_token: string
}

/** Signs in with an account of its own, so that what it keeps begins empty; the tokens are put into the page once. */
export async function signInAnew(page: Page, { name = 'Reader of Cases', isEditor = false, isAdmin = false } = {}): Promise<OwnAccount> {
  const account = { email: `${randomUUID()}@example.test`, password: 'secret-enough' }
  await send('/api/auth/signup', { ...account, name }, 201)
  if (isEditor || isAdmin) await grant(account.email, isAdmin ? 'admin' : 'editor')
  const { access_token, refresh_token } = JSON.parse(await send('/api/auth/login', account, 200)) as Record<string, string>
  await page.addInitScript(
    ([access, refresh]) => {
      if (sessionStorage.getItem('signed-in-anew')) return
      sessionStorage.setItem('signed-in-anew', 'yes')
      localStorage.setItem('auth_token', access!)
      localStorage.setItem('refresh_token', refresh!)
      localStorage.removeItem('auth_cache')
    },
    [access_token, refresh_token],
  )
  return { ...account, access_token: access_token! }
}

/** By the command that an operator has for it. */
const grant = (email: string, role: 'editor' | 'admin') =>
  promisify(execFile)(process.execPath, ['scripts/admin.ts', 'grant', email, role], {
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'], DATABASE_URL: '' },
  })

/** Asks from an address of its own, where this machine has several: one address makes twenty accounts in ten minutes. */
async function send(path: string, body: object, expected: number): Promise<string> {
  const { hostname, port } = new URL(test.info().project.use.baseURL!)
  const localAddress = process.platform === 'linux' ? `127.0.0.${2 + Math.floor(Math.random() * 250)}` : undefined
  const headers = { 'content-type': 'application/json' }
  const { status, answer } = await new Promise<{ status: number | undefined; answer: string }>((resolve, reject) => {
    const asked = request({ hostname, port, path, method: 'POST', headers, localAddress }, (response) => {
      text(response).then((answer) => resolve({ status: response.statusCode, answer }), reject)
    })
    asked.once('error', reject)
    asked.end(JSON.stringify(body))
  })
  expect(status, `${path} answers ${answer}`).toBe(expected)
  return answer
}
