import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { makeTables, migrationNames } from '../database/migrate.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { openArchive } from './read-archive.ts'
import { openKept } from './open-kept.ts'
import { restoreBackup } from './restore.ts'
import { connect } from './tables-storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'hukumu-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const before = migrationNames().filter((name) => name < '360')

/** A database as a version before this one left it, with one account where it is in use. */
async function earlierDatabase(isUsed: boolean) {
  const place = await createEmptyDatabase()
  const client = await connect({ connectionString: place.address }, 'test')
  await client.query('begin')
  await makeTables(client, before)
  await client.query('insert into migrations (name) select unnest($1::text[])', [before])
  if (isUsed)
    await client.query(
      "insert into users (email, email_key, name, password_hash) values ('a@example.test', 'a@example.test', 'Achieng', '')",
    )
  await client.query('commit')
  await client.end()
  return place
}
const settingsOf = (place: { address: string; dataDir: string }, backups: string) => ({
  databaseUrl: place.address,
  dataDir: place.dataDir,
  backups: { folder: backups, nightly: false, keep: 3, key: '' },
})

test('a database in use is backed up before its tables are altered, and that backup restores to what it was and is brought up to date', async () => {
  const place = await earlierDatabase(true)
  const backups = join(folder, 'used')
  await (await openKept(settingsOf(place, backups), {})).close()
  const [name = '', ...others] = readdirSync(backups)
  expect(others).toEqual([])
  const archive = await openArchive(join(backups, name), '')
  expect(archive.manifest).toMatchObject({ reason: 'migration', migrations: before, accounts: 1 })
  await archive.close()

  const target = await createEmptyDatabase()
  const order = { file: join(backups, name), key: '', databaseUrl: target.address, dataDir: target.dataDir, setAside: false }
  await restoreBackup(order, new AbortController().signal)
  const database = await openDatabase({ databaseUrl: target.address, dataDir: target.dataDir })
  const { rows } = await database.pool.query('select name, (select count(*)::integer from migrations) as migrations from users')
  expect(rows).toEqual([{ name: 'Achieng', migrations: migrationNames().length }])
  await database.close()
  await Promise.all([place.remove(), target.remove()])
})

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
  expect(await applied()).toEqual(before)
  expect(readdirSync(join(folder, 'fails'))).toEqual([])
  await client.query('drop view jobs.version; alter table jobs.version_aside rename to version')
  await (await openKept(settingsOf(place, file), {})).close()
  expect(await applied()).toEqual(migrationNames())
  await client.end()
  await place.remove()
})

test('a cluster of an older PostgreSQL is told with the one command that moves it, by the newest backup', async () => {
  const dataDir = join(folder, 'older')
  mkdirSync(join(dataDir, 'postgresql'), { recursive: true })
  writeFileSync(join(dataDir, 'postgresql', 'PG_VERSION'), '14\n')
  const backups = join(dataDir, 'backups')
  const settings = settingsOf({ address: '', dataDir }, backups)
  await expect(openKept(settings, {})).rejects.toThrow(/npm run restore -- --set-aside ARCHIVE[^]*There is no backup yet/)
  mkdirSync(backups)
  for (const day of ['26', '27']) writeFileSync(join(backups, `hukumu-2026-11-${day}T01-20-00-000Z.zip`), '')
  await expect(openKept(settings, {})).rejects.toThrow(/made by PostgreSQL 14[^]*--set-aside \S+hukumu-2026-11-27T01-20-00-000Z\.zip\n/)
})
