import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { startServerProcess } from '../../testing/start-process.ts'

const kills = Number(process.env['TEST_KILLS'] ?? 4)
const atOnce = 8
/** Milliseconds within which the questions are kept: the process is killed at any of them. */
const maxLife = 300

test('a kill while questions are asked leaves no chat without messages, and each begins one chat however often it is sent', async () => {
  const { address, folder, open, remove } = await createTestDatabase()
  const start = () => startServerProcess({ DATABASE_URL: address, DATA_DIR: folder, SAMPLE_LIBRARY: 'off' })
  let server = await start()
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const account = { email: 'killed@example.test', password: 'secret-enough', name: 'Test Reader' }
  await send('/auth/signup', account)
  const { access_token: token } = (await (await send('/auth/login', account)).json()) as { access_token: string }
  const ask = (request_id: string) =>
    send('/chat', { messages: [{ role: 'user', content: 'Who owns the weir?', request_id }] }, { authorization: `Bearer ${token}` })
  const names: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const asked = Array.from({ length: atOnce }, () => randomUUID())
    names.push(...asked)
    const first = asked.map((name) => ask(name).catch(() => null))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * maxLife))
    await server.stop('SIGKILL')
    await Promise.all(first)
    server = await start()
    for (const name of asked) expect((await ask(name)).status).toBe(200)
  }
  await server.stop()
  const opened = await open()
  const { rows } = await opened.pool.query<{ chats: number; empty: number; questions: number }>(
    `select (select count(*)::int from chats) as chats, (select count(*)::int from chat_messages where role = 'user') as questions,
       (select count(*)::int from chats c where not exists (select from chat_messages m where m.chat_id = c.id)) as empty`,
  )
  await opened.close()
  await remove()
  expect(rows[0]).toEqual({ chats: names.length, questions: names.length, empty: 0 })
}, 300_000)
