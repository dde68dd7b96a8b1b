import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { AccountData } from '../../../account-data/account-data.ts'
import { exportsFolder } from './exports.ts'
import { exportsStorage } from './storage.ts'

/** Archives that an account asked for: the files, that is, since their rows go with it. */
export const ownedArchives: AccountData = {
  name: 'archives',
  tables: ['account_exports'],
  async remove({ reader, database, dataDir }) {
    const found = await exportsStorage(database).ofAccount(reader.userId)
    if (!found) return
    for (const ending of ['zip', 'zip.part']) await rm(join(exportsFolder(dataDir), `${found.id}.${ending}`), { force: true })
  },
}
