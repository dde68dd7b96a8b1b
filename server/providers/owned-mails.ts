import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccountData } from '../account-data/account-data.ts'
import { outboxFolder, outboxNames } from './outbox.ts'

/** Messages to an account that were written as files. They are read whole: an address may stand in any of their lines. */
export const ownedMails: AccountData = {
  name: 'mails',
  tables: [],
  async remove({ dataDir, email }) {
    const folder = outboxFolder(dataDir)
    for (const name of await outboxNames(folder)) {
      const message = await readFile(join(folder, name), 'utf8')
      if (message.toLowerCase().includes(email.toLowerCase())) await rm(join(folder, name), { force: true })
    }
  },
}
