import { rm } from 'node:fs/promises'
import { sql } from 'kysely'
import type { AccountData } from '../../account-data/account-data.ts'
import { jsonList } from '../../account-data/json-file.ts'
import { isLive, readOwn } from '../../account-data/own-rows-storage.ts'
import { fileOfBundle } from './bundle-files.ts'
import { bundlesStorage } from './storage.ts'

const wholeBundle = sql<object>`t.id as project_id, t.name as project,
  (select json_build_object('cover', b.cover, 'arrangement', b.arrangement, 'authorities', b.authorities, 'updated_at', b.updated_at)
    from bundles b where b.project_id = t.id) as bundle`

/** What was chosen for the bundles of an account's projects, and the files that it had made: their rows go by foreign keys. */
export const ownedBundles: AccountData = {
  name: 'bundles',
  tables: ['bundles', 'bundle_files'],
  guide: ['projects/bundles.json', 'what you chose for the bundles of authorities of your projects, which are made again from it'],
  async *export(owner) {
    const has = sql<boolean>`${isLive} and exists (select from bundles b where b.project_id = t.id)`
    yield jsonList('projects/bundles.json', readOwn(owner, 'projects', wholeBundle, { which: has }))
  },
  async remove({ reader, database, dataDir }) {
    for (const id of await bundlesStorage(database).ids(reader.userId))
      for (const ending of ['', '.part']) await rm(`${fileOfBundle(dataDir, id)}${ending}`, { force: true })
  },
}
