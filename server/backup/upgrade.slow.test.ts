import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { migrationNames } from '../database/migrate.ts'
import { earlierDatabase, namesBefore, settingsOf } from '../testing/earlier-database.ts'
import { openKept } from './open-kept.ts'
import { connect } from './tables-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'hukumu-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('none is made of a database that holds nothing, nor a second one when all is up to date', async () => {
  const place = await earlierDatabase(false)
  const backups = join(folder, 'unused')
  for (const _ of [1, 2]) await (await openKept(settingsOf(place, backups), {})).close()
  expect(readdirSync(folder)).not.toContain('unused')
  await place.remove()
})

test('a folder that cannot be written to stops no upgrade; a backup that fails does, and changes nothing', async () => {
  const place = await earlierDatabase(true)
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const client = await connect({ connectionString: place.address }, 'test')
  const applied = async () => (await client.query<{ name: string }>('select name from migrations order by 1')).rows.map(({ name }) => name)
  // An index in the way of what is read: the backup fails, the database is as it was.
  await client.query('alter table jobs.version rename to version_aside; create view jobs.version as select 1/0 as version')
  await expect(openKept(settingsOf(place, join(folder, 'fails')), {})).rejects.toThrow(/failed: division by zero\. Nothing was changed/)
  expect(await applied()).toEqual(namesBefore)
  expect(readdirSync(join(folder, 'fails'))).toEqual([])
  await client.query('drop view jobs.version; alter table jobs.version_aside rename to version')
  await (await openKept(settingsOf(place, file), {})).close()
  expect(await applied()).toEqual(migrationNames())
  await client.end()
  await place.remove()
})
