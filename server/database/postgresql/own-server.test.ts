import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openOwnServer } from './own-server.ts'
import { findPrograms } from './programs.ts'
import { settingsFor } from './settings.ts'

let folder = mkdtempSync(join(tmpdir(), 'hukumu-own-server-'))
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  folder = mkdtempSync(join(tmpdir(), 'hukumu-own-server-'))
})

const open = (dataDir = folder, { visit = false, told = [] as string[] } = {}) =>
  openOwnServer(dataDir, { visit, onEnded: (error) => void told.push(error.message) })

async function ask(address: pg.ClientConfig, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

const numberOf = (dataDir: string) => Number(readFileSync(join(dataDir, 'postgresql', 'postmaster.pid'), 'utf8').split('\n')[0])
/** One that has ended may wait as a zombie until somebody takes note of it. */
const isRunning = (pid: number) => /^[^Z]/.test(spawnSync('ps', ['-p', String(pid), '-o', 'stat='], { encoding: 'utf8' }).stdout)

/** Starts the PostgreSQL of a folder in a process of its own, and kills that. */
async function startAndKill(dataDir: string) {
  const script = `import { openOwnServer } from './own-server.ts'
    await openOwnServer(${JSON.stringify(dataDir)}, { visit: false, onEnded: () => {} })
    console.log('open')`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { cwd: import.meta.dirname })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'close')
}

test('what it acknowledges is on the disk, checked, and reached by its owner through a socket in the folder alone', async () => {
  const server = await open()
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'shared_preload_libraries']
  const settings = await ask(server.address, `select name, setting from pg_settings where name = any ('{${names.join(',')}}')`)
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    shared_preload_libraries: 'pg_stat_statements',
  })
  const cluster = join(folder, 'postgresql')
  expect([statSync(cluster).mode & 0o777, statSync(join(cluster, '.s.PGSQL.5432')).mode & 0o777]).toEqual([0o700, 0o700])
  if (process.getuid?.() === 0) expect(statSync(cluster).uid).not.toBe(0)
  expect(await ask(server.address, `select upper('é') as letter, 'ß' ~ '\\w' as word`)).toEqual([{ letter: 'É', word: true }])
  await server.close()
  expect([existsSync(join(cluster, 'postmaster.pid')), existsSync(join(folder, 'database.lock'))]).toEqual([false, false])
})

test.skipIf(process.getuid?.() !== 0)('a folder that root has copied back is run', async () => {
  await (await open()).close()
  const copied = join(folder, 'copied')
  cpSync(join(folder, 'postgresql'), join(copied, 'postgresql'), { recursive: true })
  const server = await open(copied)
  expect(await ask(server.address, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.close()
})

test('one process runs it; another visits, or is refused', async () => {
  const server = await open()
  await expect(open()).rejects.toThrow(/Another process is using the database in/)
  const visit = await open(folder, { visit: true })
  expect([visit.owned, await ask(visit.address, 'select 1 as one')]).toEqual([false, [{ one: 1 }]])
  await visit.close()
  expect(await ask(server.address, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.close()
})

test('what a killed server left running is ended by the next, and what it held is kept', async () => {
  await startAndKill(folder)
  const left = numberOf(folder)
  expect(isRunning(left)).toBe(true)
  const server = await open()
  expect([isRunning(left), numberOf(folder) === left]).toEqual([false, false])
  await server.close()
})

test('a number of a process that is now another’s is left alone', async () => {
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  const server = await open()
  await server.close()
  writeFileSync(join(folder, 'postgresql', 'postmaster.pid'), `${other.pid}\n`)
  await (await open()).close()
  expect(other.exitCode).toBeNull()
  other.kill()
})

test('one that ends by itself is started again, and what was acknowledged is there', async () => {
  const told: string[] = []
  const server = await open(folder, { told })
  await ask(server.address, 'create table kept (word text); insert into kept values (1)')
  const first = numberOf(folder)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => ask(server.address, 'select word from kept').catch(() => null)).toEqual([{ word: '1' }])
  expect([numberOf(folder) === first, told]).toEqual([false, ['PostgreSQL has ended by itself and is started again.']])
  await server.close()
})

test('a folder with a long path is reached all the same, and nothing of the way there stays', async () => {
  const links = () => readdirSync(tmpdir()).filter((name) => name.startsWith('hukumu-socket-')).length
  const before = links()
  const long = join(folder, 'a-folder-of-a-name-that-is-long'.repeat(3))
  const server = await open(long)
  expect(await ask(server.address, 'select 1 as one')).toEqual([{ one: 1 }])
  await server.close()
  expect(links()).toBe(before)
})

test('the files of an earlier Hukumu are refused in words and left as they are', async () => {
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '17')
  await expect(open()).rejects.toThrow(/was written by an earlier Hukumu, whose database this one does not read/)
  expect(readdirSync(join(folder, 'database'))).toEqual(['PG_VERSION'])
})

test('a database of another PostgreSQL is refused in words', async () => {
  mkdirSync(join(folder, 'postgresql'))
  writeFileSync(join(folder, 'postgresql', 'PG_VERSION'), '14\n')
  await expect(open()).rejects.toThrow(/was made by PostgreSQL 14, and the one found here is \d+/)
})

test('the programs say which PostgreSQL they are', () => {
  const { bin, major } = findPrograms(folder, null)
  expect(execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })).toContain(`(PostgreSQL) ${major}`)
})

test.each([
  [512, '64MB', '4MB'],
  [4_096, '512MB', '8MB'],
  [65_536, '2048MB', '64MB'],
])('a machine of %i MB gives it its share', (memory, buffers, work) => {
  expect(settingsFor(memory * 1024 * 1024)).toMatchObject({ shared_buffers: buffers, work_mem: work })
})
