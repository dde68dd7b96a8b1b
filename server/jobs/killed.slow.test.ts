import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type Database, openDatabase } from '../database/open.ts'
import { startJobsProcess } from '../testing/start-jobs-process.ts'
import { fillDataDir, openTestDatabase } from '../testing/test-database.ts'

const count = 200
const kills = 20

/** A database that survives a killed process, on the server of the tests or in a folder of its own. */
async function lastingDatabase(folder: string) {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) {
    fillDataDir(folder)
    return { address: '', open: () => openDatabase({ databaseUrl: '', dataDir: folder }) }
  }
  const database = await openTestDatabase()
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  const address = new URL(server)
  address.pathname = `/${rows[0]!.name}`
  return { address: address.href, open: async (): Promise<Database> => database }
}

test('jobs are done once each, however often their process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-killed-'))
  const { address, open } = await lastingDatabase(folder)
  const first = startJobsProcess(address, folder, { count, takes: 20 })
  await first.said('begun')
  await first.kill()
  for (let kill = 1; kill < kills; kill += 1) {
    const next = startJobsProcess(address, folder, { takes: 20 })
    await next.said('sent')
    await sleep(Math.random() * 300)
    await next.kill()
  }
  // On a server, what the killed ones held is given up when their heartbeats have failed.
  const last = startJobsProcess(address, folder)
  await last.said('all done')
  await last.kill()

  const database = await open()
  const { rows } = await database.pool.query<{ number: string }>(
    "select split_part(name, ' ', 2) as number from secrets where name like 'counted %'",
  )
  const numbers = rows.map(({ number }) => Number(number)).sort((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: count }, (_, number) => number))
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})
