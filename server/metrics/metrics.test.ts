import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resetPassword } from '#contract/accounts'
import { getCase } from '#contract/cases'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { modelUseStorage } from '../areas/administration/administration.ts'
import { onServer } from '../testing/on-server.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
import { storeCases } from '../testing/store-cases.ts'

let app: TestApp
let address: string
let refusesMail = false
beforeAll(async () => {
  const mail = { send: async () => (refusesMail ? Promise.reject(new Error('no mail server')) : undefined) }
  app = await createTestApp({ publicUrl: '', llmPriceRead: 2, llmPriceWritten: 8 }, undefined, { mail })
  address = await app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const ask = async (headers: Record<string, string> = {}) => {
  const answer = await app.inject({ url: '/metrics', headers: { host: 'localhost:3000', ...headers } })
  return { status: answer.statusCode, text: answer.body }
}
/** The value of a line: `hukumu_jobs{state="failed"}`. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return found === undefined ? null : Number(found.slice(line.length + 1))
}
const read = async (line: string) => valueOf((await ask()).text, line)

test('requests are counted by what the contract calls them, never by an address', async () => {
  const secret = `weir-${randomUUID()}`
  for (const id of [secret, `${secret}2`]) expect(await app.answer(getCase, { params: { id } })).toMatchObject({ status: 401 })
  await app.inject({ url: `/gone/${secret}?token=${secret}` })
  await fetch(`${address}/api/cases/${secret}`)
  const { text } = await ask()
  expect(valueOf(text, 'hukumu_requests_total{endpoint="getCase",status="401"}')).toBe(3)
  expect(valueOf(text, 'hukumu_request_seconds_count{endpoint="getCase"}')).toBe(3)
  expect(valueOf(text, 'hukumu_requests_total{endpoint="other",status="404"}')).toBe(1)
  // Itself.
  expect(valueOf(text, 'hukumu_requests_open')).toBe(1)
  expect(text).not.toContain(secret)
})

test('what waits in the database and the index is read when somebody looks', async () => {
  expect(await read('hukumu_index_texts')).toBe(0)
  await storeCases(app.database, [{ title: 'The weir', citation: '[2020] KEHC 50001 (KLR)', content: ['The weir was breached.'] }])
  await app.database.query(`insert into waiting_mails (sealed, created_at) values ('x', now() - interval '90 seconds')`)
  await app.database.query(`insert into import_runs (user_id, source_kind, source, asked_at) select null, 'folder', 'x', now()`)
  await modelUseStorage(app.database).keep({ model: 'small', tokensRead: 1_000_000, tokensWritten: 500_000 })
  const { text } = await ask()
  expect(valueOf(text, 'hukumu_index_texts')).toBe(1)
  expect(valueOf(text, 'hukumu_mails_waiting')).toBe(1)
  expect(valueOf(text, 'hukumu_mails_oldest_seconds')).toBeGreaterThanOrEqual(90)
  expect(valueOf(text, 'hukumu_imports{state="waiting"}')).toBe(1)
  expect(valueOf(text, 'hukumu_model_tokens_total{model="small",kind="read"}')).toBe(1_000_000)
  expect(valueOf(text, 'hukumu_model_cost_dollars_total{model="small"}')).toBe(6)
  expect(valueOf(text, 'hukumu_part_up{part="database"}')).toBe(1)
  await app.database.query('delete from waiting_mails')
})

test('jobs and mails are counted as they end', async () => {
  const email = `${randomUUID()}@example.test`
  await app.signedIn(email)
  await app.mails()
  const sent = (await read('hukumu_mails_total{outcome="sent"}'))!
  expect(sent).toBeGreaterThan(0)
  expect(await read('hukumu_job_tries_total{job="on-send-mail",outcome="done"}')).toBe(sent)
  refusesMail = true
  await app.answer(resetPassword, { body: { email } })
  await expect.poll(() => read('hukumu_mails_total{outcome="failed"}')).toBe(1)
  expect(await read('hukumu_jobs{state="retrying"}')).toBe(1)
  refusesMail = false
})

describe('who may look', () => {
  test.each([
    [{}, 200],
    [{ host: 'library.example' }, 404],
    [{ 'x-forwarded-for': '127.0.0.1' }, 404],
    [{ forwarded: 'for=127.0.0.1' }, 404],
    [{ 'x-real-ip': '127.0.0.1' }, 404],
    [{ via: '1.1 edge' }, 404],
    [{ authorization: 'Bearer anything-at-all-0' }, 200],
  ])('without a token this machine alone: %j', async (headers, status) => expect((await ask(headers)).status).toBe(status))

  test.each([
    [{ trustProxy: 1 }, {}, 404],
    [{ publicUrl: 'https://library.example' }, {}, 404],
    [{ metricsToken: 'a-token-of-some-length' }, {}, 404],
    [{ metricsToken: 'a-token-of-some-length' }, { authorization: 'Bearer a-token-of-some-lengt' }, 404],
    [
      { metricsToken: 'a-token-of-some-length', trustProxy: 1 },
      { host: 'library.example', authorization: 'Bearer a-token-of-some-length' },
      200,
    ],
  ])('with %j and %j: %j', async (settings, headers, status) => {
    const before = { ...app.config }
    Object.assign(app.config, settings)
    expect((await ask(headers as Record<string, string>)).status).toBe(status)
    Object.assign(app.config, before)
  })
})

test('the dashboard and the alerts name only what there is', async () => {
  const { text } = await ask()
  const shown = new Set(
    [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name!],
    ),
  )
  for (const file of ['grafana/hukumu.json', 'prometheus/alerts.yml']) {
    const said = readFileSync(new URL(`../../deploy/${file}`, import.meta.url), 'utf8')
    const named = [...new Set([...said.matchAll(/\b(?:hukumu|process|nodejs)_[a-z\d_]+/g)].map(([name]) => name))]
    expect(named.length).toBeGreaterThan(8)
    expect([file, named.filter((name) => !shown.has(name))]).toEqual([file, []])
  }
})

// Last: nothing answers afterwards.
test('a database that has gone is told of, and what does not need it is still there', async () => {
  const server = inject('testServer')
  const { rows } = await app.database.pool.query<{ name: string }>('select current_database() as name')
  await onServer(server, `alter database ${rows[0]!.name} allow_connections false`)
  await onServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${rows[0]!.name}'`)
  const { status, text } = await ask()
  expect(status).toBe(200)
  expect(valueOf(text, 'hukumu_part_up{part="database"}')).toBe(0)
  expect(valueOf(text, 'hukumu_database_bytes')).toBeNull()
  expect(valueOf(text, 'hukumu_requests_total{endpoint="getCase",status="401"}')).toBe(3)
})
