import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Tokens } from '#contract/accounts'
import { startServerProcess } from '../../testing/start-process.ts'

/** Started as `npm start` starts it, for what only a whole process shows. */
test('mails link to the server, and the log of a server that tells everything holds no password, no token and no search', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-secrecy-'))
  const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'debug', SAMPLE_LIBRARY: 'off' })
  const post = (path: string, body: object | undefined, bearer = '') =>
    fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const [email, password] = ['wanjiku@example.test', 'never-in-a-log']
  await post('/auth/signup', { email, password, name: 'Wanjiku' })
  await post('/auth/login', { email, password: 'wrong-but-close' })
  const first = (await (await post('/auth/login', { email, password })).json()) as Tokens
  const next = (await (await post('/auth/refresh', undefined, first.refresh_token)).json()) as Tokens
  const outbox = join(dataDir, 'outbox')
  await expect.poll(() => existsSync(outbox) && readdirSync(outbox).filter((name) => name.endsWith('.eml')).length).toBe(1)
  const [mail = ''] = readdirSync(outbox)
  const link = /^http\S+$/m.exec(readFileSync(join(outbox, mail), 'utf8'))?.[0] ?? ''
  expect(link).toMatch(`${server.address}/activate?token=`)
  const activation = new URL(link).searchParams.get('token')!
  await fetch(link)
  await post('/auth/activate', { token: activation, password })
  await post('/auth/activate', { token: `${activation}x`, password })
  await fetch(`${server.address}/api/search?query=privileged-strategy`, { headers: { authorization: `Bearer ${next.access_token}` } })
  await post('/auth/logout', undefined, next.access_token)
  await server.stop()
  rmSync(dataDir, { recursive: true })

  for (const logged of ['/api/auth/signup', '/activate', '/api/search']) expect(server.output()).toContain(`"url":"${logged}"`)
  const secrets = [
    password,
    'wrong-but-close',
    activation,
    'privileged-strategy',
    ...[first, next].flatMap((tokens) => [tokens.access_token, tokens.refresh_token]),
  ]
  for (const secret of secrets) expect(server.output()).not.toContain(secret)
})
