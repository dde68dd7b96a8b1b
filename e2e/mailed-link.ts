import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the link of the latest mail to an address leads that matches; empty while there is none. */
export function mailedLink(email: string, link: RegExp): string {
  const outbox = join(process.env['E2E_DATA_DIR']!, 'outbox')
  const mails = globSync('*.eml', { cwd: outbox })
    .sort()
    .map((name) =>
      readFileSync(join(outbox, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
  return mails.findLast((mail) => mail.includes(email) && link.test(mail))?.match(link)?.[0] ?? ''
}
