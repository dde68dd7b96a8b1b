import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { startJobsProcess } from '../testing/start-jobs-process.ts'
import { fillDataDir } from '../testing/test-database.ts'

test('a job of a process that was killed in its midst is done by the next one, once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-killed-'))
  fillDataDir(dataDir)
  const first = startJobsProcess('', dataDir, { count: 1, takes: 60_000 })
  await first.said('begun 0')
  await first.kill()

  const second = startJobsProcess('', dataDir)
  await second.said('all done: 1')
  await second.kill()
  rmSync(dataDir, { recursive: true, force: true })
})
