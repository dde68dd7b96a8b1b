import type { Page } from '@playwright/test'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type MpesaServer, callbackOf, mpesaKeys, startMpesaServer } from '../server/testing/mpesa-server.ts'
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

/** A server of its own that charges, with an M-Pesa on loopback and an empty library. */
export async function startBillingServer() {
  const mpesa: MpesaServer = await startMpesaServer()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-billing-'))
  const program: ChildProcess = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      SAMPLE_LIBRARY: 'off',
      BILLING: 'on',
      BILLING_SELLER: 'Hukumu Limited',
      BILLING_PIN: 'P051234567X',
      BILLING_BANK: 'Bank of Nairobi\nAccount 0123456789',
      MPESA_URL: mpesa.url,
      MPESA_KEY: mpesaKeys.key,
      MPESA_SECRET: mpesaKeys.secret,
      MPESA_PASSKEY: mpesaKeys.passkey,
      MPESA_SHORTCODE: mpesaKeys.shortcode,
    },
  })
  await expect.poll(() => isThere(`${url}/api/health`), { timeout: 120_000 }).toBe(true)

  return {
    url,
    mpesa,

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

    /** The payer does something with the last request on the phone, and M-Pesa calls back. */
    async onThePhone(page: Page, act: 'pays' | 'cancels') {
      await expect.poll(() => mpesa.pushed.filter((one) => one.act === 'open').length).toBeGreaterThan(0)
      const push = mpesa.pushed.at(-1)!
      push.act = act
      await page.request.post(push.CallBackURL, { data: callbackOf(push) })
    },

    /** The words of the mails to an address. */
    mailsTo: (address: string): string[] =>
      readdirSync(join(dataDir, 'outbox'))
        .map((file) =>
          readFileSync(join(dataDir, 'outbox', file), 'utf8')
            .replaceAll('=\r\n', '')
            .replaceAll('=3D', '='),
        )
        .filter((mail) => mail.includes(address)),

    async close() {
      program.kill('SIGTERM')
      await once(program, 'exit')
      await mpesa.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type BillingServer = Awaited<ReturnType<typeof startBillingServer>>

/** It does not listen yet: that is what is waited for. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
