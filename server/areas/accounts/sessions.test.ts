import { createHmac } from 'node:crypto'
import { SignJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint'
import type { Tokens } from '#contract/accounts'
import { z } from 'zod'
import { createServer } from '../../http/create-server.ts'
import { serve } from '../../http/serve.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openTestAccounts, sharing } from './open-test-accounts.ts'

const app = await openTestAccounts()
/** A second app process on the same database. */
const other = await openTestAccounts({}, { clock: app.clock, open: sharing(app.database) })
afterAll(async () => {
  await other.close()
  await app.close()
})

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const signedOut = { code: 'signed-out', detail: 'Authentication required' }
const sessionOf = ({ access_token }: Tokens) => decodeJwt(access_token)['sid'] as string

describe('access tokens', () => {
  test('carry account, session, role and times', async () => {
    const tokens = await app.session()
    const profile = (await app.profile(tokens.access_token)).json()
    const at = app.clock.now() / 1000
    expect(decodeJwt(tokens.access_token)).toEqual({
      sub: profile.id,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role: 'user',
      iat: at,
      exp: at + 900,
    })
  })

  test('work for 15 minutes and not longer', async () => {
    const { access_token } = await app.session()
    app.clock.pass(15 * minute - second)
    expect((await app.profile(access_token)).statusCode).toBe(200)
    app.clock.pass(second)
    const answer = await app.profile(access_token)
    expect([answer.statusCode, answer.json()]).toEqual([401, signedOut])
  })

  test('work in every process', async () => {
    const { access_token } = await app.session()
    expect((await other.profile(access_token)).statusCode).toBe(200)
  })

  test('are refused when a character of them changes', async () => {
    const { access_token } = await app.session()
    const [head, payload, signature] = access_token.split('.') as [string, string, string]
    const altered = (part: string) => `${part.slice(0, 5)}${part[5] === 'A' ? 'B' : 'A'}${part.slice(6)}`
    const admin = Buffer.from(JSON.stringify({ ...decodeJwt(access_token), role: 'admin' })).toString('base64url')
    const tampered = [
      [altered(head), payload, signature],
      [head, altered(payload), signature],
      [head, payload, altered(signature)],
      [head, admin, signature],
      [head, payload, ''],
    ]
    for (const parts of tampered) expect((await app.profile(parts.join('.'))).statusCode).toBe(401)
    expect((await app.profile(access_token)).statusCode).toBe(200)
  })

  describe('of others are refused', () => {
    let claims: Record<string, unknown>
    beforeAll(async () => void (claims = decodeJwt((await app.session()).access_token)))
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const key = Buffer.from('another key, thirty-two bytes long')

    test('without a signature (alg none)', async () => {
      for (const alg of ['none', 'None', 'NONE'])
        for (const signature of ['', 'AAAA'])
          expect((await app.profile(`${encode({ alg, typ: 'JWT' })}.${encode(claims)}.${signature}`)).statusCode).toBe(401)
    })

    test('signed with another key', async () => {
      const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)
      expect((await app.profile(forged)).statusCode).toBe(401)
    })

    test('with another algorithm, even under the right key', async () => {
      const { value } = await app.database.sql
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', 'access-tokens')
        .executeTakeFirstOrThrow()
      const right = Buffer.from(value, 'base64url')
      const sign = (alg: string) => new SignJWT(claims).setProtectedHeader({ alg }).sign(right)
      expect((await app.profile(await sign('HS256'))).statusCode).toBe(200)
      expect((await app.profile(await sign('HS512'))).statusCode).toBe(401)
      const head = `${encode({ alg: 'HS384', typ: 'JWT' })}.${encode(claims)}`
      expect((await app.profile(`${head}.${createHmac('sha384', right).update(head).digest('base64url')}`)).statusCode).toBe(401)
    })

    test('with the right key but no session, no account or no expiry', async () => {
      const { value } = await app.database.sql
        .selectFrom('secrets')
        .select('value')
        .where('name', '=', 'access-tokens')
        .executeTakeFirstOrThrow()
      const sign = (payload: Record<string, unknown>) =>
        new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(value, 'base64url'))
      for (const missing of ['sub', 'sid', 'exp'])
        expect((await app.profile(await sign({ ...claims, [missing]: undefined }))).statusCode).toBe(401)
      const elsewhere = decodeJwt((await app.session()).access_token)
      expect((await app.profile(await sign({ ...claims, sid: elsewhere['sid'] }))).statusCode).toBe(401)
    })
  })

  test.each(['', 'x', 'a.b.c', 'null', '....', 'eyJhbGciOiJIUzI1NiJ9.e30.', '\u00ff'.repeat(20), 'A'.repeat(5000)])(
    'something that is no token (%j) is a stranger',
    async (bearer) => {
      const answer = await app.profile(bearer)
      expect([answer.statusCode, answer.json()]).toEqual([401, signedOut])
    },
  )

  test('a refresh token is not an access token, nor the other way round', async () => {
    const { access_token, refresh_token } = await app.session()
    expect((await app.profile(refresh_token)).statusCode).toBe(401)
    expect((await app.refresh(access_token)).statusCode).toBe(401)
  })

  test('of a deleted account stop working within 5 seconds', async () => {
    const email = app.newEmail()
    const tokens = await app.session(email)
    expect(await app.accounts.authenticate(tokens.access_token)).toMatchObject({ sessionId: sessionOf(tokens) })
    await app.database.sql.deleteFrom('users').where('email', '=', email).execute()
    expect((await app.profile(tokens.access_token)).statusCode).toBe(401)
    app.clock.pass(5 * second)
    expect(await app.accounts.authenticate(tokens.access_token)).toBeNull()
    expect((await app.refresh(tokens.refresh_token)).statusCode).toBe(401)
  })
})

test('processes that start together on an empty database agree on their keys', async () => {
  const database = await openTestDatabase()
  const processes = await Promise.all(Array.from({ length: 3 }, () => openTestAccounts({}, { clock: app.clock, open: sharing(database) })))
  const tokens = await processes[0]!.session()
  for (const process of processes) {
    expect((await process.profile(tokens.access_token)).statusCode).toBe(200)
    const { refresh_token } = (await process.refresh(tokens.refresh_token)).json<Tokens>()
    expect(refresh_token).toBe((await processes[0]!.refresh(tokens.refresh_token)).json<Tokens>().refresh_token)
  }
  await Promise.all(processes.map((process) => process.close()))
  await database.close()
})

describe('refresh', () => {
  test('answers new tokens of the same session', async () => {
    const email = app.newEmail()
    const first = await app.session(email)
    app.clock.pass(20 * minute)
    const answer = await app.refresh(first.refresh_token)
    expect(answer.statusCode).toBe(200)
    const next = answer.json<Tokens>()
    expect(next.refresh_token).toMatch(/^[\w-]{43}$/)
    expect(next.refresh_token).not.toBe(first.refresh_token)
    expect(sessionOf(next)).toBe(sessionOf(first))
    expect((await app.profile(next.access_token)).json().email).toBe(email)
  })

  test('of one token, many times at once in two processes, gives one successor', async () => {
    const { refresh_token } = await app.session()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => (n % 2 ? app : other).refresh(refresh_token)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200))
    const successors = new Set(answers.map((answer) => answer.json<Tokens>().refresh_token))
    expect(successors.size).toBe(1)
    const [successor = ''] = successors
    expect((await other.refresh(successor)).statusCode).toBe(200)
  })

  test('of a replaced token gives the same successor for 60 seconds, even when that was replaced too', async () => {
    const first = await app.session()
    const next = (await app.refresh(first.refresh_token)).json<Tokens>()
    const third = (await app.refresh(next.refresh_token)).json<Tokens>()
    app.clock.pass(60 * second)
    const again = await other.refresh(first.refresh_token)
    expect([again.statusCode, again.json<Tokens>().refresh_token]).toEqual([200, next.refresh_token])
    expect((await other.refresh(next.refresh_token)).json<Tokens>().refresh_token).toBe(third.refresh_token)
    expect((await app.profile(again.json<Tokens>().access_token)).statusCode).toBe(200)
  })

  test('of a replaced token after 60 seconds ends the session, for the thief and for its owner', async () => {
    const email = app.newEmail()
    const first = await app.session(email)
    const elsewhere = await app.session(email)
    const next = (await app.refresh(first.refresh_token)).json<Tokens>()
    expect((await other.profile(next.access_token)).statusCode).toBe(200)
    app.clock.pass(60 * second + 1)
    const reused = await app.refresh(first.refresh_token)
    expect([reused.statusCode, reused.json()]).toEqual([401, signedOut])
    expect((await app.refresh(next.refresh_token)).statusCode).toBe(401)
    expect((await other.refresh(next.refresh_token)).statusCode).toBe(401)
    expect((await app.profile(next.access_token)).statusCode).toBe(401)
    app.clock.pass(5 * second)
    expect((await other.profile(next.access_token)).statusCode).toBe(401)
    expect((await app.refresh(elsewhere.refresh_token)).statusCode).toBe(200)
  })

  test('works for 30 days after the last one', async () => {
    const kept = await app.session()
    const lost = await app.session()
    app.clock.pass(30 * day - second)
    const renewed = await app.refresh(kept.refresh_token)
    expect(renewed.statusCode).toBe(200)
    app.clock.pass(second)
    const expired = await app.refresh(lost.refresh_token)
    expect([expired.statusCode, expired.json()]).toEqual([401, signedOut])
    expect((await app.refresh(renewed.json<Tokens>().refresh_token)).statusCode).toBe(200)
  })

  test.each([
    ['no token', undefined],
    ['an unknown token', 'A'.repeat(43)],
    ['an empty token', ''],
  ])('with %s answers 401', async (_, bearer) => {
    const answer = await app.call('POST', '/api/auth/refresh', { bearer })
    expect([answer.statusCode, answer.json()]).toEqual([401, signedOut])
  })
})

describe('log-out', () => {
  const logOut = (bearer: string) => app.call('POST', '/api/auth/logout', { bearer })

  test('ends this session at once, in other processes within 5 seconds, and leaves other sessions alone', async () => {
    const email = app.newEmail()
    const [here, elsewhere, stranger] = [await app.session(email), await app.session(email), await app.session()]
    expect((await other.profile(here.access_token)).statusCode).toBe(200)
    const answer = await logOut(here.access_token)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await app.profile(here.access_token)).statusCode).toBe(401)
    expect((await app.refresh(here.refresh_token)).statusCode).toBe(401)
    app.clock.pass(5 * second)
    expect((await other.profile(here.access_token)).statusCode).toBe(401)
    for (const { access_token, refresh_token } of [elsewhere, stranger]) {
      expect((await app.profile(access_token)).statusCode).toBe(200)
      expect((await app.refresh(refresh_token)).statusCode).toBe(200)
    }
  })

  test('twice at once is fine; afterwards the token is a stranger', async () => {
    const { access_token } = await app.session()
    const answers = await Promise.all([logOut(access_token), logOut(access_token)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await logOut(access_token)).json()).toEqual(signedOut)
  })

  test('beats a refresh under way: its successor does not work either', async () => {
    const { access_token, refresh_token } = await app.session()
    const [, refreshed] = await Promise.all([logOut(access_token), other.refresh(refresh_token)])
    if (refreshed.statusCode === 200) expect((await other.refresh(refreshed.json<Tokens>().refresh_token)).statusCode).toBe(401)
    else expect(refreshed.statusCode).toBe(401)
  })
})

describe('roles', () => {
  const editOnly = endpoint({
    method: 'GET',
    path: '/api/edit-only',
    summary: 'For editors',
    access: 'editor',
    response: z.object({ ok: z.literal(true) }),
  })

  test('a granted role opens its endpoints within 5 seconds in every process; a withdrawn one closes them', async () => {
    const processes = await Promise.all(
      [app, other].map(async ({ accounts }) => {
        const http = await createServer({ logLevel: 'silent' }, accounts.authenticate)
        serve(http, editOnly, async () => ({ ok: true }) as const)
        return http
      }),
    )
    const email = app.newEmail()
    const { access_token } = await app.session(email)
    const statuses = async () => {
      const answers = await Promise.all(
        processes.map((http) => http.inject({ url: '/api/edit-only', headers: { authorization: `Bearer ${access_token}` } })),
      )
      return answers.map(({ statusCode }) => statusCode)
    }
    expect(await statuses()).toEqual([403, 403])
    expect(await app.accounts.grantRole(` ${email.toUpperCase()}`, 'editor')).toMatchObject({ email, role: 'editor' })
    expect((await statuses())[0]).toBe(200)
    app.clock.pass(5 * second)
    expect(await statuses()).toEqual([200, 200])
    expect((await app.profile(access_token)).json().role).toBe('editor')
    await other.accounts.grantRole(email, 'user')
    app.clock.pass(5 * second)
    expect(await statuses()).toEqual([403, 403])
    await Promise.all(processes.map((http) => http.close()))
  })

  test('cannot be granted to an address without an account', async () => {
    await expect(app.accounts.grantRole('nobody@example.test', 'admin')).rejects.toThrow('No account has the address nobody@example.test.')
  })
})

test('housekeeping deletes what expired and ended, and nothing that still works', async () => {
  const count = async () => {
    const tables = ['sessions', 'refresh_tokens', 'mailed_tokens'] as const
    const rows = await Promise.all(tables.map((table) => app.database.sql.selectFrom(table).selectAll().execute()))
    return rows.map(({ length }) => length)
  }
  app.clock.pass(31 * day)
  await app.accounts.forgetExpired()
  expect(await count()).toEqual([0, 0, 0])

  const kept = await app.session()
  const ended = await app.session()
  await app.call('POST', '/api/auth/logout', { bearer: ended.access_token })
  await app.accounts.forgetExpired()
  expect(await count()).toEqual([2, 2, 2])
  app.clock.pass(day)
  await app.accounts.forgetExpired()
  expect(await count()).toEqual([1, 1, 2])
  app.clock.pass(6 * day)
  await app.accounts.forgetExpired()
  expect(await count()).toEqual([1, 1, 0])
  expect((await app.refresh(kept.refresh_token)).statusCode).toBe(200)
})
