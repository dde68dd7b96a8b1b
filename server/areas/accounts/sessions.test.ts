import { decodeJwt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint'
import type { Tokens } from '#contract/accounts'
import { z } from 'zod'
import { createServer } from '../../http/create-server.ts'
import { serve } from '../../http/serve.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openTestAccounts, sharing } from './open-test-accounts.ts'
import { readsAlone } from '../../testing/test-reader.ts'

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

test('many who log in at once each get their own account', async () => {
  const emails = Array.from({ length: 12 }, () => app.newEmail())
  const profiles = await Promise.all(
    emails.map(async (email, n) => {
      const { access_token } = await (n % 2 ? app : other).session(email)
      return (await app.profile(access_token)).json().email
    }),
  )
  expect(profiles).toEqual(emails)
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

  test('works for a year after the sign-in, however it is used', async () => {
    let { refresh_token } = await app.session()
    for (let days = 0; days < 364; days += 28) {
      app.clock.pass(28 * day)
      const renewed = await app.refresh(refresh_token)
      expect(renewed.statusCode).toBe(200)
      refresh_token = renewed.json<Tokens>().refresh_token
    }
    app.clock.pass(day)
    const ended = await app.refresh(refresh_token)
    expect([ended.statusCode, ended.json()]).toEqual([401, signedOut])
  })

  test.each([
    ['no token', undefined],
    ['an unknown token', 'A'.repeat(43)],
    ['an empty token', ''],
  ])('with %s answers 401', async (_, bearer) => {
    const answer = await app.send('POST', '/api/auth/refresh', { bearer })
    expect([answer.statusCode, answer.json()]).toEqual([401, signedOut])
  })
})

describe('log-out', () => {
  const logOut = (bearer: string) => app.send('POST', '/api/auth/logout', { bearer })

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
    // Whoever is looked at after the other has ended the session is a stranger by then.
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(statuses[0]).toBe(204)
    if (statuses[1] !== 204) expect(answers.find(({ statusCode }) => statusCode !== 204)!.json()).toEqual(signedOut)
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
        const http = await createServer({ logLevel: 'silent', trustProxy: false }, accounts.authenticate, readsAlone)
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
  await app.send('POST', '/api/auth/logout', { bearer: ended.access_token })
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
