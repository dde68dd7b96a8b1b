import { z } from 'zod'
import { getCase } from '#contract/cases'
import { endpoint } from '#contract/endpoint'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readsAlone } from '../testing/test-reader.ts'
import { createServer } from './create-server.ts'
import { serve } from './serve.ts'

const wait = endpoint({ method: 'GET', path: '/api/wait', summary: 'Waits', access: 'user', response: z.object({}) })
const desk = endpoint({ method: 'GET', path: '/api/desk', summary: 'Edits', access: 'editor', response: z.object({}) })
const callers: Record<string, string> = { 'reader-token': 'reader' }
const lines: Record<string, unknown>[] = []
let app: Awaited<ReturnType<typeof createServer>>
let whenAsked = () => {}

beforeAll(async () => {
  const authenticate = async (token: string) =>
    callers[token] === undefined ? null : { userId: callers[token], sessionId: 's', role: 'user' as const }
  const log = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) }
  app = await createServer({ logLevel: 'info', trustProxy: false }, authenticate, readsAlone, { log })
  serve(app, getCase, async () => {
    throw new Error('no such luck')
  })
  serve(app, desk, async () => ({}))
  serve(app, wait, async (_input, _caller, { signal }) => {
    whenAsked()
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    return {}
  })
})
beforeEach(() => void lines.splice(0))
afterAll(() => app.close())

const authorization = 'Bearer reader-token'

test('a request is one line, with its id, the account, what the contract calls it, how it ended and how long it took', async () => {
  const answer = await app.inject({ url: '/api/cases/kesc-2026-90007?query=weir', headers: { authorization } })
  const id = answer.headers['x-request-id']
  const said = { request_id: id, endpoint: 'getCase', account: 'reader' }
  expect(lines).toEqual([
    expect.objectContaining({ ...said, level: 50, msg: 'no such luck', err: expect.objectContaining({ message: 'no such luck' }) }),
    expect.objectContaining({ ...said, level: 30, status: 500, milliseconds: expect.any(Number) }),
  ])
  expect(answer.json()).toMatchObject({ request_id: id })
  expect(JSON.stringify(lines)).not.toContain('weir')
})

test('what an account may not have is told of as a warning, with who asked', async () => {
  expect((await app.inject({ url: '/api/desk', headers: { authorization } })).statusCode).toBe(403)
  expect(lines).toEqual([expect.objectContaining({ level: 40, msg: 'request ended', endpoint: 'other', account: 'reader', status: 403 })])
})

test.each([
  ['edge-7f3a.0091', true],
  ['0af7651916cd43dd8448eb211c80319c', true],
  ['short', false],
  ['a line\nof its own', false],
  ['"} forged', false],
  ['x'.repeat(65), false],
])('the request id %j is taken over: %j', async (given, taken) => {
  // As a server would get it: no client sends a line break.
  const answer = await app.inject({ url: '/api/nowhere', headers: { 'x-request-id': given } })
  const id = answer.headers['x-request-id']
  expect(id === given).toBe(taken)
  expect(id).toMatch(/^[\w.-]{8,64}$/)
  expect(lines).toEqual([expect.objectContaining({ request_id: id, endpoint: 'other', account: null, status: 404 })])
})

test('an address that cannot be read has an id too', async () => {
  expect((await app.inject({ url: '/api/cases/%zz', headers: { 'x-request-id': 'edge-7f3a.0091' } })).headers['x-request-id']).toBe(
    'edge-7f3a.0091',
  )
})

test('whoever leaves is told of as having left', async () => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  whenAsked = () => leaving.abort()
  await expect(fetch(`${address}/api/wait`, { headers: { authorization }, signal: leaving.signal })).rejects.toThrow('aborted')
  await expect.poll(() => lines.filter(({ endpoint: name }) => name === 'other')).toMatchObject([{ status: 'left', account: 'reader' }])
})
