import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** What the link in a mail to an address leads to. */
export async function linkIn(email: string, link: RegExp): Promise<string> {
  const outbox = join(process.env['E2E_DATA_DIR']!, 'outbox')
  const find = () =>
    globSync('*.eml', { cwd: outbox })
      .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '='))
      .find((mail) => mail.includes(email) && link.test(mail))
  // What is new is told together, once a minute at most, when nothing more came for a while.
  await expect.poll(find, { timeout: 120_000 }).toBeTruthy()
  return link.exec(find()!)![1]!
}
