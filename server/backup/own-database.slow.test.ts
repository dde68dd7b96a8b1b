import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../database/open.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { onServer } from '../testing/on-server.ts'
import { type RunningServer, runScript, startServerProcess } from '../testing/start-process.ts'
import { openArchive } from './read-archive.ts'
import { restoreBackup } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'hukumu-own-backup-'))
const dataDir = join(folder, 'data')
const backups = join(dataDir, 'backups')
const key = 'a key of the registry, long enough'
let archive: string
let server: RunningServer | null = null

/** What the sample account finds: the index is made anew from what came back. */
const titles = async (address: string) => {
  const account = { email: 'demo@hukumu.example', password: 'hukumu-demo' }
  const login = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const found = await fetch(`${address}/api/cases?query=bank`, { headers: { authorization: `Bearer ${token}` } })
  const { results, total } = (await found.json()) as { results: { title: string }[]; total: number }
  return { total, first: results[0]?.title }
}

beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: dataDir })
}, 300_000)
afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a command beside the running server backs its library up; it restores into an empty folder, whose server finds the same', async () => {
  const before = await titles(server!.address)
  expect(before.total).toBeGreaterThan(0)
  const made = await runScript('backup', [backups], { DATA_DIR: dataDir, BACKUP_KEY: key })
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/6 judgments[^]*\.zip\.sealed: .*sealed/) as string })
  archive = join(backups, readdirSync(backups)[0]!)

  const verified = await runScript('backup', ['--verify', archive], { DATA_DIR: dataDir, BACKUP_KEY: key })
  expect(verified).toEqual({ code: 0, output: expect.stringContaining('every row and file is as it was backed up') as string })
  expect(readdirSync(dataDir).filter((name) => name.startsWith('verifying'))).toEqual([])

  const other = join(folder, 'other')
  const refused = await runScript('restore', [archive], { DATA_DIR: dataDir, BACKUP_KEY: key })
  expect(refused).toEqual({ code: 1, output: expect.stringMatching(/is not empty \(.*Nothing was changed/) as string })
  const restored = await runScript('restore', [archive], { DATA_DIR: other, BACKUP_KEY: key })
  expect(restored).toEqual({ code: 0, output: expect.stringMatching(/6 judgments[^]*Restored in/) as string })
  const second = await startServerProcess({ DATA_DIR: other })
  await expect.poll(() => titles(second.address), { timeout: 60_000 }).toEqual(before)
  await second.stop()
}, 300_000)

test('the same backup restores into a PostgreSQL elsewhere, and one that is stopped in its course leaves nothing', async () => {
  const place = await createEmptyDatabase()
  // Whoever owns a database and nothing more may restore into it.
  await onServer(place.address, 'create role hukumu_owner login')
  const { pathname } = new URL(place.address)
  await onServer(place.address, `alter database ${pathname.slice(1)} owner to hukumu_owner`)
  const owned = new URL(place.address)
  owned.username = 'hukumu_owner'
  const stopping = new AbortController()
  const order = { file: archive, key, databaseUrl: owned.href, dataDir: place.dataDir, setAside: false }
  let tables = 0
  const stopped = restoreBackup(
    { ...order, onTable: () => void ((tables += 1) === 40 && stopping.abort(new Error('stopped'))) },
    stopping.signal,
  )
  await expect(stopped).rejects.toThrow('stopped')
  await restoreBackup(order, new AbortController().signal)
  const database = await openDatabase({ databaseUrl: place.address, dataDir: place.dataDir })
  expect((await database.pool.query("select 1 from documents where kind = 'judgment'")).rowCount).toBe(6)
  await database.close()
  await place.remove()
  await onServer(inject('testServer'), 'drop role hukumu_owner')
}, 300_000)

test('after an upgrade to a newer PostgreSQL the command that the start names brings everything back, and keeps what was there', async () => {
  const before = await titles(server!.address)
  await server!.stop()
  server = null
  const version = join(dataDir, 'postgresql', 'PG_VERSION')
  const found = readFileSync(version, 'utf8')
  writeFileSync(version, '15\n')
  const told = await startServerProcess({ DATA_DIR: dataDir, BACKUP_KEY: key }).catch((error: Error) => error)
  expect(told).toBeInstanceOf(Error)
  const [, command = ''] = /npm run restore -- (.+)/.exec((told as Error).message) ?? []
  const restored = await runScript('restore', command.split(' '), { DATA_DIR: dataDir, BACKUP_KEY: key })
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('postgresql-15-before') as string })
  expect(existsSync(join(dataDir, 'postgresql-15-before', 'base'))).toBe(true)
  expect(readFileSync(version, 'utf8')).toBe(found)
  server = await startServerProcess({ DATA_DIR: dataDir, BACKUP_KEY: key })
  await expect.poll(() => titles(server!.address), { timeout: 60_000 }).toEqual(before)
}, 300_000)

/** MB: pieces that have passed wait for a while to be collected. */
const maxMore = 110

/** The most memory that a command took, in MB. */
async function memoryOf(script: string, args: string[], environment: Record<string, string>): Promise<number> {
  const told = "data:text/javascript,process.on('exit',()=>process.stdout.write('most%20memory%20'+process.resourceUsage().maxRSS))"
  const { code, output } = await runScript(script, args, { ...environment, NODE_OPTIONS: `--import=${told}` })
  expect({ code, output }).toMatchObject({ code: 0 })
  return Number(/most memory (\d+)/.exec(output)![1]) / 1024
}

test('memory stays flat: half a million rows and 320 MB of text pass through with little more than a library without any takes', async () => {
  const place = await createEmptyDatabase()
  const database = await openDatabase({ databaseUrl: place.address, dataDir: place.dataDir })
  const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.address }
  const large = join(folder, 'large')
  const newest = () => join(large, readdirSync(large).sort().at(-1)!)
  const small = await memoryOf('backup', [large], settings)
  const smallCompared = await memoryOf('backup', ['--verify', newest()], settings)
  await database.pool.query('insert into search_gone (document_id) select n from generate_series(1, 500000) n')
  await database.pool.query(
    "insert into secrets (name, value) select 'large ' || n, (select string_agg(md5(m::text || n), '') from generate_series(1, 10000) m) from generate_series(1, 1000) n",
  )
  await database.close()
  expect(await memoryOf('backup', [large], settings)).toBeLessThan(small + maxMore)
  const { manifest, close } = await openArchive(newest(), '')
  await close()
  expect(manifest.tables.find(({ name }) => name === 'public.search_gone')!.rows).toBe(500_000)
  expect(manifest.tables.find(({ name }) => name === 'public.secrets')!.bytes).toBeGreaterThan(320e6)
  expect(await memoryOf('backup', ['--verify', newest()], settings)).toBeLessThan(smallCompared + maxMore)
  await place.remove()
}, 600_000)
