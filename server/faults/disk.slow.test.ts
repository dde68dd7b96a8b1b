import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Tokens } from '#contract/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOfHolder } from '../database/postgresql/lock.ts'
import { createWriter } from '../testing/acknowledged-writes.ts'
import { type RunningServer, startServerProcess } from '../testing/start-process.ts'

/** Enough for a new database, and little more than it takes at once. */
const megabytes = 320

/*
 * A small disk, in memory: only root may mount one, and only Linux has it.
 */
const disk = mkdtempSync(join(tmpdir(), 'hukumu-disk-'))
const dataDir = join(disk, 'data')
const filler = join(disk, 'filler')
const mounted = process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]).status === 0
let server: RunningServer
let writer: Awaited<ReturnType<typeof createWriter>>

let reader: Record<string, string>

const start = () => startServerProcess({ DATA_DIR: dataDir, SAMPLE_LIBRARY: 'off' })
beforeAll(async () => {
  if (!mounted) return
  mkdirSync(dataDir, { mode: 0o700 })
  server = await start()
  writer = await createWriter(server.address)
  reader = await signIn()
})
afterAll(async () => {
  if (mounted) {
    writeAgain()
    if (server?.process.exitCode === null) await server.stop()
    execFileSync('umount', [disk])
  }
  rmSync(disk, { recursive: true })
})

const nothingAmiss = { acknowledged: expect.any(Number), lost: [], doubled: [] }

async function health(): Promise<string> {
  const answer = await fetch(`${server.address}/api/health`)
  const body = (await answer.json()) as { status?: string; code?: string }
  return `${answer.status} ${body.status ?? body.code}`
}

async function signIn() {
  const account = { email: 'reader@example.test', password: 'a long enough secret', name: 'Test Reader' }
  const post = (path: string) =>
    fetch(`${server.address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) })
  await post('/api/auth/signup')
  const { access_token } = (await (await post('/api/auth/login')).json()) as Tokens
  return { authorization: `Bearer ${access_token}` }
}
const reads = async () => (await fetch(`${server.address}/api/research-notes`, { headers: reader })).status
const lives = async () => (await fetch(`${server.address}/api/health/live`)).status

/** Writes on until something is not acknowledged; answers what was told of it. */
async function writeUntilRefused(): Promise<string[]> {
  for (let round = 0; round < 50; round += 1) {
    await writer.write(server.address)
    const told = writer.told()
    if (told.length > 0) return told
  }
  throw new Error('All that was written was acknowledged.')
}

async function askDatabase(statement: string): Promise<unknown[]> {
  const client = new pg.Client(addressOfHolder(dataDir)!)
  // It goes with the PostgreSQL that is ended.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    // It may be gone by now.
    await client.end().catch(() => {})
  }
}

function fillDisk() {
  for (const size of [1024, 4]) {
    const { bavail, bsize } = statfsSync(disk)
    const blocks = Math.floor((bavail * bsize) / (size * 1024))
    if (blocks > 0) execFileSync('dd', ['if=/dev/zero', `of=${filler}.${size}`, `bs=${size}k`, `count=${blocks}`], { stdio: 'ignore' })
  }
}
const makeRoom = () => [1024, 4].forEach((size) => rmSync(`${filler}.${size}`))

/** What an account without rights, a snapshot or a damaged file system does: nothing there may be written any more. */
const writeNoMore = () => void spawnSync('chattr', ['-R', '+i', dataDir])
const writeAgain = () => void spawnSync('chattr', ['-R', '-i', dataDir])

/** It recovers by itself, takes what it had refused and what is new, and has each once. */
async function goesOn() {
  await expect.poll(health).toBe('200 ok')
  await writer.repeat(server.address)
  await writer.write(server.address)
  expect(writer.told()).toEqual([])
  expect(await writer.check(addressOfHolder(dataDir)!)).toEqual(nothingAmiss)
}

test('a full disk is told of and loses nothing, also where PostgreSQL ends of it; room alone brings it back', async ({ skip }) => {
  if (!mounted) return skip('no disk can be mounted here')
  await writer.write(server.address)
  fillDisk()
  expect(await writeUntilRefused()).toEqual(['503 disk-full: The disk is full: nothing can be written.'])
  expect([await health(), await lives(), await reads()]).toEqual(['503 disk-full', 200, 200])
  makeRoom()
  await expect.poll(health).toBe('200 ok')
  await writer.repeat(server.address)

  fillDisk()
  // The next file of its log cannot be made: PostgreSQL ends, and cannot start.
  await askDatabase('select pg_switch_wal(), pg_switch_wal()').catch(() => {})
  for (let files = 0; files < 8; files += 1)
    await askDatabase('create table if not exists filling (a int); select pg_switch_wal()').catch(() => {})
  const told = await writeUntilRefused()
  expect(told.filter((words) => !/^(?:503 (?:disk-full|database-unreachable): |nothing$)/.test(words))).toEqual([])
  await expect.poll(() => server.output()).toContain('PostgreSQL has ended by itself and is started again.')
  expect([await health(), await lives()]).toEqual(['503 disk-full', 200])
  makeRoom()
  await goesOn()
})

test('a folder that may only be read is told of and loses nothing, and a server does not start in it', async ({ skip }) => {
  if (!mounted || spawnSync('chattr', ['-i', dataDir]).status !== 0) return skip('no folder can be made read-only here')
  await writer.write(server.address)
  const connected = (await askDatabase("select pid from pg_stat_activity where application_name like 'hukumu:%'")) as { pid: number }[]
  writeNoMore()
  // What PostgreSQL holds open it goes on writing to: new connections open it again.
  for (const { pid } of connected) process.kill(pid, 'SIGTERM')
  const told = await writeUntilRefused()
  expect(told.filter((words) => !/^503 (?:read-only|database-unreachable): /.test(words))).toEqual([])
  expect([await health(), await lives()]).toEqual(['503 read-only', 200])
  writeAgain()
  await goesOn()

  expect((await server.stop()).code).toBe(0)
  writeNoMore()
  await expect(start()).rejects.toThrow(/The server ended with 1:\nThe folder \S+ cannot be written to .*Set DATA_DIR to another folder/)
  writeAgain()
  server = await start()
  expect(await writer.check(addressOfHolder(dataDir)!)).toEqual(nothingAmiss)
})
