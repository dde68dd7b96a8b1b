import { createHmac } from 'node:crypto'
import { SignJWT, decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tokens } from '#contract/accounts'
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
