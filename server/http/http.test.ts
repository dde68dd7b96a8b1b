import type { FastifyReply, FastifyRequest } from 'fastify'
import { describeError } from './answer-errors.ts'
import { addressOf } from './client.ts'
import { endpoint } from '#contract/endpoint'
import { QueryFlag } from '#contract/query-flag'
import type { FastifyInstance } from 'fastify'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '../database/open.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Caller } from './caller.ts'
import { createServer, withoutSecrets } from './create-server.ts'
import { Problem } from '../problem.ts'
import { replayAnswers } from './replay.ts'
import { serve } from './serve.ts'
import { readsAlone } from '../testing/test-reader.ts'

const addNote = endpoint({
  method: 'POST',
  path: '/api/test-notes',
  summary: 'Add a note',
  access: 'user',
  status: 201,
  body: z.object({ case_id: z.string(), tags: z.array(z.string()).default([]) }),
  response: z.object({ number: z.number() }),
})
const rule = endpoint({
  method: 'GET',
  path: '/api/test-rule/:name',
  summary: 'Break',
  access: 'public',
  params: z.object({ name: z.string() }),
  response: z.object({}),
})
const find = endpoint({
  method: 'GET',
  path: '/api/test-find',
  summary: 'Find',
  access: 'public',
  query: z.object({
    words: z.string(),
    notes: QueryFlag.default(true),
    project: z.string().min(1).optional(),
    courts: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
    limit: z.coerce.number().int().min(1).default(20),
  }),
  response: z.object({ asked: z.record(z.string(), z.unknown()) }),
})
const edit = endpoint({
  method: 'PUT',
  path: '/api/test-edit',
  summary: 'Edit',
  access: 'editor',
  response: z.object({ ok: z.literal(true) }),
})

const callers: Record<string, Caller> = {
  ann: { userId: 'ann', sessionId: 's1', role: 'user' },
  bob: { userId: 'bob', sessionId: 's2', role: 'user' },
  eve: { userId: 'eve', sessionId: 's3', role: 'editor' },
}

let app: FastifyInstance
let database: Database
let carriedOut = 0
let failNext = false
let loseNextAnswer = false
/** What a statement did lasts; that the connection ends before its answer is here is put in between. */
const losesAnswers: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (!loseNextAnswer) return result
    loseNextAnswer = false
    throw new Error('Connection terminated unexpectedly')
  },
}

beforeAll(async () => {
  database = await openTestDatabase()
  app = await createServer({ logLevel: 'silent', trustProxy: false }, async (token) => callers[token] ?? null, readsAlone)
  replayAnswers(app, { ...database, sql: database.sql.withPlugin(losesAnswers) })
  await app.register(async (areas) => {
    serve(areas, addNote, async () => {
      if (failNext) {
        failNext = false
        throw new Error('a secret of the machine')
      }
      carriedOut += 1
      return { number: carriedOut }
    })
    serve(areas, rule, async ({ params }) => {
      if (params.name === 'missing') throw new Problem('not-found', 'No such rule')
      throw new Error('a secret of the machine')
    })
    serve(areas, find, async ({ query }) => ({ asked: query }))
    serve(areas, edit, async () => ({ ok: true as const }))
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const post = (token: string | null, payload: unknown, key?: string) =>
  app.inject({
    method: 'POST',
    url: '/api/test-notes',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
      'content-type': 'application/json',
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

test('a missing field is named, with its place first', async () => {
  const answer = await post('ann', {})
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { code: 'invalid-input', detail: [{ loc: ['body', 'case_id'], msg: 'Field required', type: 'missing' }] },
  ])
})

test('a wrong value deep in the body is named by its path', async () => {
  const answer = await post('ann', { case_id: 'x', tags: ['a', 7] })
  expect(answer.json<{ detail: { loc: unknown[] }[] }>().detail[0]!.loc).toEqual(['body', 'tags', 1])
})

const asked = async (query: string) =>
  (await app.inject({ url: `/api/test-find?${query}` })).json<{ asked: Record<string, unknown>; detail: unknown }>()

test.each(['true', 'True', 'TRUE', '1', 'yes', 'on'])('%s in an address is yes', async (yes) => {
  expect((await asked(`words=x&notes=${yes}`)).asked['notes']).toBe(true)
})
test.each(['false', 'False', 'FALSE', '0', 'no', 'off'])('%s in an address is no', async (no) => {
  expect((await asked(`words=x&notes=${no}`)).asked['notes']).toBe(false)
})

test('neither yes nor no is refused', async () => {
  expect((await asked('words=x&notes=maybe')).detail).toEqual([
    { loc: ['query', 'notes'], msg: 'Use true or false', type: 'invalid_value' },
  ])
})

test('an optional parameter that is empty was not sent; a required one is there', async () => {
  expect((await asked('words=&notes=&project=&courts=&limit=')).asked).toEqual({ words: '', notes: true, courts: [], limit: 20 })
  expect((await asked('words=x&courts=&courts=ELC&courts=')).asked['courts']).toEqual(['ELC'])
})

test('a parameter that nobody asks for is passed over, whatever it is called', async () => {
  expect((await asked('words=x&_=1&constructor=&__proto__=1&toString=')).asked).toEqual({ words: 'x', notes: true, courts: [], limit: 20 })
})

test('a parameter that is sent twice is no single value, and none of the body or of a header is taken for one of the address', async () => {
  expect((await asked('words=x&words=y')).detail).toEqual([expect.objectContaining({ loc: ['query', 'words'] })])
  const answer = await app.inject({ url: '/api/test-find', headers: { words: 'x', cookie: 'words=x' } })
  expect(answer.statusCode).toBe(422)
})

test('a body that is no JSON is refused without words of the machine', async () => {
  const answer = await post('ann', '{"case_id":')
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'malformed-request', detail: 'The request could not be read.' }])
})

test('an empty body is a missing one', async () => {
  const answer = await post('ann', '')
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    { code: 'invalid-input', detail: [{ loc: ['body'], msg: 'Field required', type: 'missing' }] },
  ])
})

test('a NUL character is refused wherever it stands', async () => {
  const inBody = await post('ann', { case_id: 'x', tags: ['a', 'b\0'] })
  expect([inBody.statusCode, inBody.json<{ detail: { loc: unknown[] }[] }>().detail[0]!.loc]).toEqual([422, ['body', 'tags', 1]])
  expect((await app.inject({ url: '/api/test-rule/a%00b' })).statusCode).toBe(422)
})

test('half a character is refused: it would be kept as another one', async () => {
  const answer = await post('ann', '{"case_id":"x","tags":["a","b\\ud800"]}')
  expect([answer.statusCode, answer.json<{ detail: { loc: unknown[] }[] }>().detail[0]!.loc]).toEqual([422, ['body', 'tags', 1]])
  expect((await post('ann', '{"case_id":"\\ud83d\\ude00"}')).statusCode).toBe(201)
})

test('what is nested deeper than anything is meant is refused, with a key or without, asked for or not', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const refused = [400, { code: 'malformed-request', detail: 'The request is nested too deeply.' }]
  for (const key of [undefined, 'key-deep']) {
    const answer = await post('ann', `{"case_id":"x","more":${deep}}`, key)
    expect([answer.statusCode, answer.json()]).toEqual(refused)
  }
  expect((await post('ann', `{"case_id":${JSON.stringify('['.repeat(200))}}`)).statusCode).toBe(201)
})

test('nothing is read of what goes nowhere, and little of a stranger', async () => {
  const large = { method: 'POST' as const, headers: { 'content-type': 'application/json' }, payload: `"${'x'.repeat(1_000_000)}"` }
  const nowhere = await app.inject({ ...large, url: '/api/nowhere', payload: '{ this is no JSON' })
  expect([nowhere.statusCode, nowhere.json<{ code: string }>().code]).toEqual([404, 'not-found'])
})

test.each([
  [{ code: '57P01' }, 'database-unreachable'],
  [{ code: 'ECONNREFUSED' }, 'database-unreachable'],
  [{ code: '53100' }, 'disk-full'],
  [{ code: 'ENOSPC' }, 'disk-full'],
  [{ code: 'EROFS' }, 'read-only'],
  [{ code: '25006' }, 'read-only'],
  [{ code: '42501', message: 'could not open file "base/16384/2619": Read-only file system' }, 'read-only'],
])('%o is no failure of the request', (what, code) => {
  const said: unknown[] = []
  const request = { id: '1', log: { error: () => {} }, routeOptions: { config: {} }, caller: null } as unknown as FastifyRequest
  const reply = { raw: { destroyed: false }, header: (...given: unknown[]) => void said.push(given) } as unknown as FastifyReply
  expect(describeError(Object.assign(new Error('gone'), what), request, reply)).toMatchObject({ status: 503, code })
  expect(said).toEqual([['retry-after', 5]])
})

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8::1]:99', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['rubbish', '192.0.2.1'],
  ['1.2.3.4, 5.6.7.8', '192.0.2.1'],
])('behind a proxy that says %s the limits count %s', (ip, counted) => {
  expect(addressOf({ ip, raw: { socket: { remoteAddress: '192.0.2.1' } } } as unknown as FastifyRequest)).toBe(counted)
})

const token = 'dGhpcy1pcy1hLXNlY3JldC1vZi1zaGFyaW5n'
test.each([
  [`/api/shared/notes/${token}/images/plan`, '/api/shared/notes/:token/images/:name', '/api/shared/notes/:token/images/:name'],
  ['/api/cases/kesc-2026-90007', '/api/cases/:id', '/api/cases/kesc-2026-90007'],
  ['/api/cases/Otieno%20v%20Ngani', '/api/cases/:id', '/api/cases/:id'],
  [`/api/cases/${token}`, '/api/cases/:id', '/api/cases/:id'],
  [`/shared/notes/${token}`, undefined, '/shared/:rest'],
  [`/activate%3Ftoken=${token}`, undefined, '/:rest'],
  [`/reset-password?token=${token}`, undefined, '/reset-password'],
  ['/assets/app-CkX3.js', '/assets/app-CkX3.js', '/assets/app-CkX3.js'],
  ['/', undefined, '/'],
])('%s is logged without its secret', (url, route, logged) => {
  const id = decodeURIComponent(url.split('/').at(-1)!)
  const request = { method: 'GET', url, ip: '192.0.2.1', routeOptions: { url: route }, params: { id, token, name: 'plan' } }
  expect(withoutSecrets(request as unknown as FastifyRequest).url).toBe(logged)
})

test('an address that cannot be decoded is answered as any other mistake', async () => {
  const answer = await app.inject({ url: '/api/test-rule/%ff' })
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'malformed-request', detail: 'The request could not be read.' }])
})

test('answers are kept by nobody', async () => {
  expect((await post('ann', { case_id: 'x' })).headers['cache-control']).toBe('no-store')
})

test('a stranger learns nothing of the input', async () => {
  const answer = await post(null, { nonsense: true })
  expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'signed-out', detail: 'Authentication required' }])
})

test('a problem keeps its words; anything else is a 500 that keeps its secrets and gives an id', async () => {
  const problem = await app.inject({ url: '/api/test-rule/missing' })
  expect([problem.statusCode, problem.json()]).toEqual([404, { code: 'not-found', detail: 'No such rule' }])
  const bug = await app.inject({ url: '/api/test-rule/other' })
  expect(bug.statusCode).toBe(500)
  expect(bug.body).not.toContain('secret')
  expect(bug.json<{ request_id: string }>().request_id).toMatch(/^[\w-]{20,}$/)
})

test('an editor may edit, a user may not', async () => {
  const as = (token: string) => app.inject({ method: 'PUT', url: '/api/test-edit', headers: { authorization: `Bearer ${token}` } })
  expect([(await as('ann')).statusCode, (await as('eve')).statusCode]).toEqual([403, 200])
})

test('a repeated key gives the first answer and is not carried out again', async () => {
  const before = carriedOut
  const first = await post('ann', { case_id: 'x' }, 'key-1')
  const second = await post('ann', { case_id: 'x' }, 'key-1')
  expect([first.statusCode, second.statusCode]).toEqual([201, 201])
  expect(second.json()).toEqual(first.json())
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect(carriedOut).toBe(before + 1)
})

test('many at once with one key are carried out once', async () => {
  const before = carriedOut
  const answers = await Promise.all(Array.from({ length: 8 }, () => post('ann', { case_id: 'race' }, 'key-race')))
  expect(carriedOut).toBe(before + 1)
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    Array.from({ length: 8 }, () => [201, { number: before + 1 }]),
  )
})

test('a key belongs to one account and to one request', async () => {
  await post('ann', { case_id: 'x' }, 'key-2')
  expect((await post('bob', { case_id: 'x' }, 'key-2')).headers['idempotency-replayed']).toBeUndefined()
  const other = await post('ann', { case_id: 'y' }, 'key-2')
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([409, 'idempotency-conflict'])
})

test('after a failure of ours the same key may be tried again', async () => {
  failNext = true
  expect((await post('ann', { case_id: 'z' }, 'key-3')).statusCode).toBe(500)
  expect((await post('ann', { case_id: 'z' }, 'key-3')).statusCode).toBe(201)
})

test('a key that was claimed while the connection was lost may be tried again at once', async () => {
  loseNextAnswer = true
  expect((await post('ann', { case_id: 'lost' }, 'key-lost')).statusCode).toBe(503)
  expect((await post('ann', { case_id: 'lost' }, 'key-lost')).statusCode).toBe(201)
})

test('a refused input is answered again, not carried out', async () => {
  expect((await post('ann', {}, 'key-4')).statusCode).toBe(422)
  expect((await post('ann', { case_id: 'now' }, 'key-4')).statusCode).toBe(201)
})

test('a key that is too long is refused', async () => {
  expect((await post('ann', { case_id: 'x' }, 'k'.repeat(201))).statusCode).toBe(400)
})
