import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../server/testing/free-port.ts'
import { startServerProcess } from '../server/testing/start-process.ts'

/** The one process that another has started. */
const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

/** What is loaded before the program: at a signal it throws where nobody catches. */
const thrower = "process.on('SIGUSR2', () => setTimeout(() => { throw new Error('thrown where nobody catches') }))"

test.skipIf(process.platform !== 'linux')(
  'a server that ends by an error which nobody caught is started again, on its port and with what it kept, and ends when it is told to',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-launched-'))
    const environment = {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`,
    }
    const server = await startServerProcess(environment, ['scripts/launch.mjs', 'server/main.ts'])
    try {
      const launcher = server.process.pid!
      const first = childOf(launcher)
      const account = { email: 'wanjiru@example.test', password: 'a long enough secret', name: 'Wanjiru' }
      const post = (path: string, body: object) =>
        fetch(`${server.address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      expect((await post('/api/auth/signup', account)).status).toBe(201)

      process.kill(first, 'SIGUSR2')
      await expect
        .poll(() => server.output().match(/Hukumu is at \S+/g))
        .toEqual([`Hukumu is at ${server.address}`, `Hukumu is at ${server.address}`])
      expect(server.output()).toContain(
        'An error was caught by nobody, and the server is started again: Error: thrown where nobody catches',
      )
      expect(childOf(launcher)).not.toBe(first)
      expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
      expect((await post('/api/auth/login', account)).status).toBe(200)
      expect((await server.stop()).code).toBe(0)
    } finally {
      if (server.process.exitCode === null) await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)

test.skipIf(process.platform !== 'linux')(
  'a server to which nobody listens any more serves on, and ends by an error that nobody caught',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-unheard-'))
    const environment = {
      DATA_DIR: dataDir,
      SAMPLE_LIBRARY: 'off',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(thrower)}`,
    }
    const server = await startServerProcess(environment)
    const exited = once(server.process, 'exit')
    try {
      server.process.stdout!.destroy()
      server.process.stderr!.destroy()
      for (let asked = 0; asked < 3; asked += 1) expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
      server.process.kill('SIGUSR2')
      expect(await exited).toEqual([75, null])
    } finally {
      server.process.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
