import type { Page } from '@playwright/test'
import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { settingNames } from '../server/config.ts'
import { expect } from './signed-in.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A server of its own with an empty library, for what the one of all journeys is not set up for. */
export async function startOwnServer(settings: Readonly<Record<string, string>>) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-own-server-'))
  const program = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      SAMPLE_LIBRARY: 'off',
      ...settings,
    },
  })
  await expect.poll(() => isThere(`${url}/api/health`), { timeout: 120_000 }).toBe(true)

  return {
    url,
    dataDir,

    /** Signs a new account up and the page in with it. */
    async signIn(page: Page, name = 'Wanjiru Kamau', role: 'user' | 'admin' = 'user') {
      const account = { email: `${randomUUID()}@example.test`, password: 'secret-enough' }
      await page.request.post(`${url}/api/auth/signup`, { data: { ...account, name } })
      if (role !== 'user')
        await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'grant', account.email, role], {
          env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
        })
      const tokens = (await (await page.request.post(`${url}/api/auth/login`, { data: account })).json()) as Record<string, string>
      await page.addInitScript(
        ([access, refresh, id]) => {
          if (sessionStorage.getItem('signed-in-as') === id) return
          sessionStorage.setItem('signed-in-as', id!)
          localStorage.setItem('auth_token', access!)
          localStorage.setItem('refresh_token', refresh!)
          localStorage.removeItem('auth_cache')
        },
        [tokens['access_token'], tokens['refresh_token'], account.email],
      )
      return account
    },

    async close() {
      program.kill('SIGTERM')
      await once(program, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** It does not listen yet: that is what is waited for. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
