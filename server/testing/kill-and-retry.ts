import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tokens } from '#contract/accounts'
import type { RunningServer } from './start-process.ts'
import { startServerProcess } from './start-process.ts'

const requestsAtOnce = 10
/** Milliseconds within which ten requests are carried out: the process is killed at any of them. */
const longestLife = 400

/**
 * Kills a server at random moments while it carries out requests, starts it again and repeats every request under its key; answers how many
 * effects each round asked for, and how many there are.
 */
export async function killAndRetry(rounds: number): Promise<{ asked: number; done: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-kills-'))
  const start = () => startServerProcess({ DATA_DIR: dataDir, SAMPLE_LIBRARY: 'off' })
  let server: RunningServer = await start()
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  try {
    const account = { email: 'retries@example.test', password: 'secret-enough', name: 'Test Reader' }
    await send('/api/auth/signup', account)
    const { access_token: token } = (await (await send('/api/auth/login', account)).json()) as Tokens
    const authorization = `Bearer ${token}`
    for (let round = 0; round < rounds; round += 1) {
      const keys = Array.from({ length: requestsAtOnce }, () => randomUUID())
      const write = (key: string) =>
        send('/api/research-notes', { title: key, content: 'Written once' }, { authorization, 'idempotency-key': key })
      const first = keys.map((key) => write(key).catch(() => null))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestLife))
      await server.stop('SIGKILL')
      await Promise.all(first)
      server = await start()
      const again = await Promise.all(keys.map((key) => write(key)))
      const failed = again.filter(({ ok }) => !ok)
      if (failed.length > 0)
        throw new Error(`${failed.length} repeats failed, the first with ${failed[0]!.status} ${await failed[0]!.text()}`)
    }
    const answer = await fetch(`${server.address}/api/research-notes?limit=1`, { headers: { authorization } })
    const { total } = (await answer.json()) as { total: number }
    return { asked: rounds * requestsAtOnce, done: total }
  } finally {
    await server.stop('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
