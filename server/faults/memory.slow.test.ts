import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { largestUpload } from '#contract/library'
import type { Tokens } from '#contract/accounts'
import { expect, test } from 'vitest'
import { addressOfHolder } from '../database/postgresql/lock.ts'
import { createWriter } from '../testing/acknowledged-writes.ts'
import { freePort } from '../testing/free-port.ts'
import { startServerProcess } from '../testing/start-process.ts'

/** Megabytes that the main thread of the server may hold. */
const most = 256
/** What is loaded before the program: at a signal it takes memory until there is none. */
const hoarder = "process.on('SIGUSR2', () => { const held = []; for (;;) held.push(new Array(1e6).fill(held.length)) })"

/** The one process that another has started. */
const childOf = (pid: number) => Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])

test.runIf(process.platform === 'linux')(
  'a server with little memory refuses what is too large, and one that has none left is started again with all that was acknowledged',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-memory-'))
    const environment = {
      DATA_DIR: dataDir,
      SAMPLE_LIBRARY: 'off',
      PORT: String(await freePort()),
      NODE_OPTIONS: `--max-old-space-size=${most} --import=data:text/javascript,${encodeURIComponent(hoarder)}`,
    }
    const server = await startServerProcess(environment, ['scripts/launch.mjs', 'server/main.ts'])
    try {
      const post = (path: string, body: FormData | object, token = '') =>
        fetch(`${server.address}${path}`, {
          method: 'POST',
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
          },
          body: body instanceof FormData ? body : JSON.stringify(body),
        })
      const account = { email: 'wanjiru@example.test', password: 'a long enough secret', name: 'Wanjiru' }
      await post('/api/auth/signup', account)
      const { access_token } = (await (await post('/api/auth/login', account)).json()) as Tokens
      const form = new FormData()
      form.append('files', new File([new Uint8Array(largestUpload + 1).fill(120)], 'large.txt'))
      const refused = await post('/api/library/uploads', form, access_token)
      expect([refused.status, await refused.json()]).toEqual([
        413,
        { code: 'too-large', detail: expect.stringMatching(/^large\.txt is larger than \d+ MB, which is the most a file may have\.$/) },
      ])

      const writer = await createWriter(server.address)
      const writing = writer.write(server.address)
      await wait(100)
      process.kill(childOf(server.process.pid!), 'SIGUSR2')
      await writing
      const starts = () => server.output().match(/Hukumu is at \S+/g)?.length
      await expect.poll(starts).toBe(2)
      expect(server.output()).toContain('The server was ended by SIGABRT and is started again.')
      await writer.repeat(server.address)
      await writer.write(server.address)
      expect(await writer.check(addressOfHolder(dataDir)!)).toEqual({ acknowledged: expect.any(Number), lost: [], doubled: [] })
      expect((await fetch(`${server.address}/api/health`)).status).toBe(200)
      expect((await server.stop()).code).toBe(0)
    } finally {
      if (server.process.exitCode === null) await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
