import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../server/database/open.ts'
import { type SourceSite, siteKey, startSourceSite } from '../server/testing/source-site.ts'
import { runScript } from '../server/testing/start-process.ts'

let site: SourceSite
let folder: string
beforeEach(async () => {
  site = await startSourceSite()
  folder = mkdtempSync(join(tmpdir(), 'hukumu-sync-'))
})
afterEach(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

const kills = Number(process.env['TEST_KILLS'] ?? 4)
const judgments = 40

test('a sync that is killed again and again ends with the whole library: nothing twice, nothing lost', async () => {
  site.pageSize = 7
  for (let number = 1; number <= judgments; number += 1)
    site.judgments.set(`/akn/ke/judgment/kehc/2031/${90_000 + number}/eng@2031-03-04`, {
      title: `Applicant ${number} v Reed Growers`,
      mnc: `[2031] KEHC ${90_000 + number} (KLR)`,
      date: '2031-03-04',
      updated: new Date(Date.UTC(2031, 3, 1, 0, Math.floor(number / 3))).toISOString(),
      html: `<p>1. The application ${number} is about reeds.</p><p>2. It is dismissed.</p>`,
    })
  const environment = {
    DATA_DIR: folder,
    PEACHJAM_URL: `${site.url}/api/v1`,
    PEACHJAM_KEY: siteKey,
    SYNC_PAUSE: '0',
    SAMPLE_LIBRARY: 'off',
  }
  for (let kill = 0; kill < kills; kill += 1) {
    site.look()
    const child = spawn(process.execPath, ['scripts/sync.ts', 'peachjam'], { env: { ...process.env, ...environment }, stdio: 'ignore' })
    const ended = once(child, 'close')
    // At any moment once it has begun to ask, unless it is done before.
    while (site.asked.length === 0 && child.exitCode === null) await pause(5)
    await Promise.race([ended, pause(Math.random() * 700)])
    child.kill('SIGKILL')
    await ended
  }
  const { code, output } = await runScript('sync', ['peachjam'], environment)
  expect([code, output]).toEqual([0, expect.stringMatching(/^peachjam: /m)])
  const again = await runScript('sync', ['peachjam'], environment)
  expect(again.output).toContain(' 0 added, 0 updated, 0 unchanged, 0 left out by an order, 0 not taken in, 0 withdrawn')

  const database = await openDatabase({ databaseUrl: '', dataDir: folder })
  try {
    const { rows } = await database.pool.query<Record<string, number>>(`
      select (select count(*) from documents) as documents, (select count(*) from revisions) as revisions,
        (select count(*) from search_entries) as entries, (select count(*) from source_items where state = 'held') as held,
        (select count(*) from source_runs where state = 'running') as running,
        (select count(*) from events where name = 'document.added') as told`)
    expect(rows).toEqual([{ documents: judgments, revisions: judgments, entries: judgments, held: judgments, running: 0, told: judgments }])
  } finally {
    await database.close()
  }
})

test('wrong use answers 2; without a name it says how each source stands', async () => {
  const run = (args: string[], more = {}) => runScript('sync', args, { DATA_DIR: folder, SAMPLE_LIBRARY: 'off', ...more })
  expect((await run(['elsewhere'])).code).toBe(2)
  expect(await run(['peachjam'])).toMatchObject({ code: 2, output: expect.stringContaining('peachjam is not set up') as string })
  const { code, output } = await run([], { PEACHJAM_URL: `${site.url}/api/v1`, PEACHJAM_KEY: siteKey, PUBLIC_URL: 'https://hukumu.test' })
  expect([code, output]).toEqual([0, expect.stringContaining('laws-africa: not set up')])
  expect(output).toContain('may call https://hukumu.test/api/sources/peachjam/calls/')
  expect(output).not.toContain(siteKey)
})
