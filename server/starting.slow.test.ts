import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { startServerProcess } from './testing/start-process.ts'

async function askDatabase(dataDir: string, statement: string) {
  const { address } = JSON.parse(readFileSync(join(dataDir, 'database.lock'), 'utf8')) as { address: pg.ClientConfig }
  const client = new pg.Client(address)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

describe('a server that is ended while it starts', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-main-'))
  const temporary = mkdtempSync(join(tmpdir(), 'hukumu-temporary-'))
  afterAll(() => [dataDir, temporary].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

  /** Starts a server and ends it once `reached` is true. */
  async function endWhen(reached: (output: string) => boolean, signal: NodeJS.Signals) {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, DATABASE_URL: '', PORT: '0', DATA_DIR: dataDir, TMPDIR: temporary },
    })
    let output = ''
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
    const ended = once(child, 'close')
    while (!reached(output) && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill(signal)
    return (await ended)[0] as number | null
  }

  test('while the database is made', async () => {
    expect(await endWhen(() => existsSync(join(dataDir, 'postgresql.new', 'base')), 'SIGTERM')).toBe(0)
    expect([existsSync(join(dataDir, 'postgresql')), existsSync(join(dataDir, 'database.lock')), readdirSync(temporary)]).toEqual([
      false,
      false,
      [],
    ])
  })

  test('while the sample library is loaded: the next start loads all of it, and removes what a kill left', async () => {
    const isLoading = (output: string) => output.includes('Loading the sample library')
    await endWhen(isLoading, 'SIGKILL')
    expect(await endWhen(isLoading, 'SIGTERM')).toBe(0)
    expect([existsSync(join(dataDir, 'database.lock')), readdirSync(temporary)]).toEqual([false, []])
    const server = await startServerProcess({ DATA_DIR: dataDir, TMPDIR: temporary })
    const { rows } = await askDatabase(dataDir, 'select count(*)::int as documents from documents')
    // Six judgments and 122 digests, and the guides to the law.
    expect(rows).toEqual([{ documents: 128 + readdirSync('library/law').length }])
    await server.stop()
    expect(readdirSync(temporary)).toEqual([])
  })

  test('on a port that is taken: says which, and leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const refused = startServerProcess({ DATA_DIR: dataDir, TMPDIR: temporary, PORT: String(port), SAMPLE_LIBRARY: 'off' })
    await expect(refused).rejects.toThrow(new RegExp(`Port ${port} is taken by another program.*PORT`))
    expect([existsSync(join(dataDir, 'database.lock')), readdirSync(temporary)]).toEqual([false, []])
    other.close()
  })
})

test('a second signal ends at once what waits for a request', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-main-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, SAMPLE_LIBRARY: 'off' })
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(server.address).port) })
  socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n')
  await once(socket, 'data')
  socket.on('error', () => {})
  const ended = server.stop('SIGTERM')
  await expect.poll(() => fetch(server.address).then(String, () => 'refused')).toBe('refused')
  expect(server.process.exitCode).toBeNull()
  server.process.kill('SIGTERM')
  expect((await ended).code).toBe(1)
  rmSync(dataDir, { recursive: true, force: true })
})
