import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { migrationNames } from '../database/migrate.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { openArchive } from './read-archive.ts'
import { earlierDatabase, namesBefore, settingsOf } from '../testing/earlier-database.ts'
import { openKept } from './open-kept.ts'
import { restoreBackup } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'hukumu-upgrade-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a database in use is backed up before its tables are altered, and that backup restores to what it was and is brought up to date', async () => {
  const place = await earlierDatabase(true)
  const backups = join(folder, 'used')
  await (await openKept(settingsOf(place, backups), {})).close()
  const [name = '', ...others] = readdirSync(backups)
  expect(others).toEqual([])
  const archive = await openArchive(join(backups, name), '')
  expect(archive.manifest).toMatchObject({ reason: 'migration', migrations: namesBefore, accounts: 1 })
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
