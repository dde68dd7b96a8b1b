import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startJobsProcess } from '../testing/start-jobs-process.ts'
import { createTestDatabase } from '../testing/test-database.ts'

const count = 80
const kills = 6

test('jobs are done once each, however often their process is killed', async () => {
  const { address, folder, open, remove } = await createTestDatabase()
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
  await remove()
})

test('a job that takes long is taken up by the next process at once, once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-killed-'))
  const first = startJobsProcess('', dataDir, { count: 1, takes: 60_000 })
  await first.said('begun 0')
  await first.kill()

  const second = startJobsProcess('', dataDir)
  await second.said('all done: 1')
  await second.kill()
  rmSync(dataDir, { recursive: true, force: true })
})
