import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, expect, test } from 'vitest'
import { boundLog, sizeOfLog } from './bound-log.ts'

const megabyte = 1024 ** 2
const directory = mkdtempSync(join(tmpdir(), 'hukumu-log-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

test('the write-ahead log stays bounded however much is written', async () => {
  const database = await PGlite.create({
    dataDir: directory,
    startParams: [
      ...PGlite.defaultStartParams,
      '-c',
      'wal_level=minimal',
      '-c',
      'max_wal_senders=0',
      '-c',
      'max_wal_size=64MB',
      '-c',
      'min_wal_size=32MB',
    ],
  })
  await database.exec('create table filler (id int, words text)')
  const most = 96 * megabyte
  const stop = boundLog({ directory, most, checkpoint: () => database.exec('checkpoint') }, 50)
  let largest = 0
  for (let round = 0; round < 12; round += 1) {
    await database.exec(`insert into filler select i, repeat(md5(i::text), 30) from generate_series(1, 20000) i`)
    largest = Math.max(largest, await sizeOfLog(directory))
  }
  const { rows } = await database.query<{ written: number }>(`select (pg_current_wal_lsn() - '0/0')::float8 as written`)
  await stop()
  await database.close()
  expect(rows[0]!.written).toBeGreaterThan(250 * megabyte)
  expect(largest).toBeLessThan(2 * most)
})
