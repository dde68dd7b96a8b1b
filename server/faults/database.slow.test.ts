import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { type Server, type Socket, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { addressOfHolder } from '../database/postgresql/lock.ts'
import { createWriter } from '../testing/acknowledged-writes.ts'
import { type RunningServer, startServerProcess } from '../testing/start-process.ts'
import { type TestDatabase, createTestDatabase } from '../testing/test-database.ts'

/** Milliseconds for which the database is gone. */
const gone = 8_000
const nothingAmiss = { acknowledged: expect.any(Number), lost: [], doubled: [] }

async function health({ address }: RunningServer): Promise<string> {
  const answer = await fetch(`${address}/api/health`)
  const body = (await answer.json()) as { status?: string; code?: string }
  return `${answer.status} ${body.status ?? body.code}`
}
const lives = async ({ address }: RunningServer) => (await fetch(`${address}/api/health/live`)).status

/** A way to a PostgreSQL that can be cut and mended. */
async function openWay(to: string) {
  const { hostname, port, searchParams } = new URL(to)
  const folder = searchParams.get('host')
  const reach = () => (folder ? connect(join(folder, `.s.PGSQL.${port || 5432}`)) : connect(Number(port || 5432), hostname))
  const open = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = reach()
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
  await listen(0)
  const { port: own } = server.address() as { port: number }
  const address = new URL(to)
  address.searchParams.delete('host')
  address.host = `127.0.0.1:${own}`
  const cut = () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of open) socket.destroy()
    return closed
  }
  return { address: address.href, cut, mend: () => listen(own) }
}

describe('a PostgreSQL elsewhere', () => {
  let database: TestDatabase
  let server: RunningServer
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(async () => {
    if (server?.process.exitCode === null) await server.stop()
    await database.remove()
  })

  test('that refuses connections for some seconds is told of, loses nothing, and is found again', async () => {
    expect(inject('testServer')).toContain('postgresql://')
    const way = await openWay(database.address)
    server = await startServerProcess({ DATABASE_URL: way.address, DATA_DIR: database.folder, SAMPLE_LIBRARY: 'off' })
    const writer = await createWriter(server.address)
    await writer.write(server.address)
    const mails = () => readdirSync(join(database.folder, 'outbox')).length
    await expect.poll(mails).toBe(1)

    const writing = writer.write(server.address)
    await way.cut()
    await writing
    for (const end = performance.now() + gone; performance.now() < end; await wait(500)) await writer.write(server.address)
    expect(writer.told()).toEqual(['503 database-unreachable: The database cannot be reached.'])
    expect([await health(server), await lives(server)]).toEqual(['503 database-unreachable', 200])

    await way.mend()
    await expect.poll(() => health(server), { timeout: 5_000 }).toBe('200 ok')
    await writer.repeat(server.address)
    await writer.write(server.address)
    expect(writer.told()).toEqual([])
    expect(await writer.check({ connectionString: database.address })).toEqual(nothingAmiss)
    // Jobs go on, too: a new account is written to.
    await createWriter(server.address)
    await expect.poll(mails).toBe(2)
    expect((await server.stop()).code).toBe(0)
    await way.cut()
  })
})

test.runIf(process.platform === 'linux')(
  'an own PostgreSQL that stands still keeps waiting what it has begun, and loses nothing',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-still-'))
    const server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_LIBRARY: 'off' })
    const signalAll = (signal: NodeJS.Signals) => processesIn(join(dataDir, 'postgresql')).forEach((pid) => process.kill(pid, signal))
    try {
      const writer = await createWriter(server.address)
      await writer.write(server.address)
      signalAll('SIGSTOP')
      const writing = writer.write(server.address)
      expect([await health(server), await lives(server)]).toEqual(['503 database-unreachable', 200])
      await wait(gone)
      signalAll('SIGCONT')
      await writing
      await expect.poll(() => health(server), { timeout: 5_000 }).toBe('200 ok')
      expect(writer.told()).toEqual([])
      await writer.write(server.address)
      expect(await writer.check(addressOfHolder(dataDir)!)).toEqual(nothingAmiss)
    } finally {
      signalAll('SIGCONT')
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

/** All that runs in a folder. */
function processesIn(folder: string): number[] {
  const isIn = (pid: number) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder
    } catch {
      // It has ended meanwhile, or is one of the system's own.
      return false
    }
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && isIn(pid))
}
