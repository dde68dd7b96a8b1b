import type { Page } from '@playwright/test'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type MpesaServer, callbackOf, mpesaKeys, startMpesaServer } from '../server/testing/mpesa-server.ts'
import { startOwnServer } from './own-server.ts'
import { expect } from './signed-in.ts'

/** A server of its own that charges, with an M-Pesa on loopback and an empty library. */
export async function startBillingServer() {
  const mpesa: MpesaServer = await startMpesaServer()
  const server = await startOwnServer({
    BILLING: 'on',
    BILLING_SELLER: 'Hukumu Limited',
    BILLING_PIN: 'P051234567X',
    BILLING_BANK: 'Bank of Nairobi\nAccount 0123456789',
    MPESA_URL: mpesa.url,
    MPESA_KEY: mpesaKeys.key,
    MPESA_SECRET: mpesaKeys.secret,
    MPESA_PASSKEY: mpesaKeys.passkey,
    MPESA_SHORTCODE: mpesaKeys.shortcode,
  })
  return {
    ...server,
    mpesa,

    /** The payer does something with the last request on the phone, and M-Pesa calls back. */
    async onThePhone(page: Page, act: 'pays' | 'cancels') {
      await expect.poll(() => mpesa.pushed.filter((one) => one.act === 'open').length).toBeGreaterThan(0)
      const push = mpesa.pushed.at(-1)!
      push.act = act
      await page.request.post(push.CallBackURL, { data: callbackOf(push) })
    },

    /** The words of the mails to an address. */
    mailsTo: (address: string): string[] =>
      readdirSync(join(server.dataDir, 'outbox'))
        .map((file) =>
          readFileSync(join(server.dataDir, 'outbox', file), 'utf8')
            .replaceAll('=\r\n', '')
            .replaceAll('=3D', '='),
        )
        .filter((mail) => mail.includes(address)),

    async close() {
      await server.close()
      await mpesa.close()
    },
  }
}
export type BillingServer = Awaited<ReturnType<typeof startBillingServer>>
