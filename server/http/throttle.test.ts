import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'

/** Where our proxy stands, and where somebody calls from. */
const proxy = '10.0.0.1'
const [caller, other] = ['203.0.113.9', '203.0.113.10']

/** Tries in a minute of what lets somebody in. */
const maxTries = 30

let app: TestApp
const openWith = (trustProxy: Config['trustProxy']) => {
  beforeAll(async () => {
    app = await createTestApp({ trustProxy })
  })
  afterAll(() => app.close())
}

/** A try that is refused cheaply; each names addresses of its own choice before what the proxy adds. */
let tries = 0
async function attempt({ from, added }: { from: string; added?: string }): Promise<number> {
  tries += 1
  const forwarded = [`198.51.100.${tries % 250}`, ...(added === undefined ? [] : [added])].join(', ')
  const answer = await app.inject({
    method: 'POST',
    url: '/api/profile/keep',
    remoteAddress: from,
    headers: { 'x-forwarded-for': forwarded },
    payload: { token: 'guessed' },
  })
  return answer.statusCode
}
async function attemptAll(which: Parameters<typeof attempt>[0]): Promise<number[]> {
  const answers = []
  for (let n = 0; n <= maxTries; n += 1) answers.push(await attempt(which))
  return answers
}
const heldUp = [...Array.from({ length: maxTries }, () => 400), 429]

describe('limits without a trusted proxy', () => {
  openWith(false)
  test('count the address of the connection, whatever the caller says of himself', async () => {
    expect(await attemptAll({ from: caller })).toEqual(heldUp)
    expect(await attempt({ from: other })).toBe(400)
  })
})

describe('limits behind one trusted proxy', () => {
  openWith(1)
  test('count the address that the proxy adds, and none that the caller put before it', async () => {
    expect(await attemptAll({ from: proxy, added: caller })).toEqual(heldUp)
    expect(await attempt({ from: proxy, added: other })).toBe(400)
  })
})

describe('limits behind proxies of a network', () => {
  openWith(['10.0.0.0/8'])
  test('count what these add, and the connection itself where somebody goes round them', async () => {
    expect(await attemptAll({ from: proxy, added: caller })).toEqual(heldUp)
    expect(await attempt({ from: proxy, added: other })).toBe(400)
    const around = '192.0.2.7'
    expect(await attemptAll({ from: around, added: other })).toEqual(heldUp)
  })
})
