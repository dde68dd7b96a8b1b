import { afterAll, describe, expect, test } from 'vitest'
import { openTestAccounts, sharing } from './open-test-accounts.ts'

const app = await openTestAccounts()
afterAll(() => app.close())

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute
const invalid = { code: 'invalid-token', detail: 'This link is no longer valid.' }
const activate = (token: unknown, password = app.password) => app.send('POST', '/api/auth/activate', { payload: { token, password } })

describe('activation', () => {
  test('verifies the address that the link was sent to', async () => {
    const email = app.newEmail()
    const { access_token } = await app.session(email)
    const { access_token: others } = await app.session()
    const answer = await activate(await app.activationToken(email))
    expect([answer.statusCode, answer.json()]).toEqual([200, { email }])
    expect((await app.profile(access_token)).json().verified).toBe(true)
    expect((await app.profile(others)).json().verified).toBe(false)
  })

  test('a link that a mail scanner opened first still works for the person, and verifies once', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const verifiedAt = async () =>
      (await app.database.sql.selectFrom('users').select('verified_at').where('email', '=', email).executeTakeFirstOrThrow()).verified_at
    expect((await activate(await app.activationToken(email))).statusCode).toBe(200)
    const first = await verifiedAt()
    expect(first).toEqual(new Date(app.clock.now()))
    app.clock.pass(day)
    expect((await activate(await app.activationToken(email))).statusCode).toBe(200)
    expect(await verifiedAt()).toEqual(first)
  })

  test('a link is good for 7 days', async () => {
    const [early, late] = [app.newEmail(), app.newEmail()]
    await app.signUp(early)
    await app.signUp(late)
    app.clock.pass(7 * day - second)
    expect((await activate(await app.activationToken(early))).statusCode).toBe(200)
    app.clock.pass(second)
    for (const email of [late, early]) {
      const answer = await activate(await app.activationToken(email))
      expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
    }
  })

  test('asks for the password: the link alone confirms nobody’s account', async () => {
    const email = app.newEmail()
    const { access_token } = await app.session(email)
    const answer = await activate(await app.activationToken(email), 'not the secret')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong-password'])
    expect((await app.profile(access_token)).json().verified).toBe(false)
  })

  test('is sent again to an address that waits for it, ten minutes later; every address gets the same answer', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const again = async (to: string) => {
      const answer = await app.send('POST', '/api/auth/activate/again', { payload: { email: to } })
      return [answer.statusCode, answer.json(), (await app.mails()).filter((mail) => mail.to === to).length]
    }
    expect(await again(email)).toEqual([202, {}, 1])
    app.clock.pass(10 * minute)
    expect(await again(email)).toEqual([202, {}, 2])
    expect(await again('nobody@example.test')).toEqual([202, {}, 0])
    await activate(await app.activationToken(email))
    app.clock.pass(10 * minute)
    expect(await again(email)).toEqual([202, {}, 2])
  })

  test.each(['A'.repeat(43), 'short', "' or 1=1 --"])('an unknown token (%j) answers 400', async (token) => {
    const answer = await activate(token)
    expect([answer.statusCode, answer.json()]).toEqual([400, invalid])
  })

  test.each([undefined, '', 7, 'x'.repeat(201), '\u0000'])('no token at all (%j) answers 422', async (token) => {
    expect((await activate(token)).statusCode).toBe(422)
  })
})

describe('where addresses must be verified', () => {
  const opened = openTestAccounts({ requireVerifiedEmail: true }, { clock: app.clock, open: sharing(app.database) })
  afterAll(async () => (await opened).close())
  const unverified = [
    403,
    { code: 'email-unverified', detail: 'Please activate your account with the link in your email before logging in.' },
  ]

  test('log-in waits for the link, and only the right password learns of it', async () => {
    const strict = await opened
    const email = strict.newEmail()
    await strict.signUp(email)
    const wrong = await strict.logIn(email, 'not the secret')
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong-credentials'])
    const early = await strict.logIn(email)
    expect([early.statusCode, early.json()]).toEqual(unverified)
    const form = { username: email, password: strict.password }
    expect((await strict.send('POST', '/api/auth/token', { form })).statusCode).toBe(403)
    await strict.send('POST', '/api/auth/activate', { payload: { token: await app.activationToken(email), password: app.password } })
    expect((await strict.logIn(email)).statusCode).toBe(200)
  })

  test('log-in with the right password sends another link once the last is ten minutes old', async () => {
    const strict = await opened
    const email = strict.newEmail()
    const mails = async () => (await app.mails()).filter(({ to }) => to === email).length
    await strict.signUp(email)
    strict.clock.pass(10 * minute - second)
    await strict.logIn(email)
    expect(await mails()).toBe(1)
    strict.clock.pass(second)
    await strict.logIn(email, 'not the secret')
    expect(await mails()).toBe(1)
    expect((await strict.logIn(email)).statusCode).toBe(403)
    expect(await mails()).toBe(2)
    strict.clock.pass(8 * day)
    await strict.logIn(email)
    await strict.send('POST', '/api/auth/activate', { payload: { token: await app.activationToken(email), password: app.password } })
    expect((await strict.logIn(email)).statusCode).toBe(200)
    expect(await mails()).toBe(3)
  })
})

describe('without PUBLIC_URL', () => {
  test.each([
    ['127.0.0.1', /^http:\/\/127\.0\.0\.1:\d+\/activate\?token=/m],
    ['0.0.0.0', /^http:\/\/localhost:\d+\/activate\?token=/m],
  ])('a link leads to where the server listens (%s), never to the Host header', async (host, expected) => {
    const listening = await openTestAccounts({ publicUrl: '' })
    const address = await listening.http.listen({ port: 0, host })
    const email = listening.newEmail()
    await listening.send('POST', '/api/auth/signup', {
      payload: { email, password: listening.password, name: 'Achieng' },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    await expect.poll(() => listening.sent.length).toBe(1)
    const { text } = listening.sent[0]!
    expect(text).toMatch(expected)
    expect(text).toContain(`:${new URL(address).port}/activate`)
    expect(text).not.toContain('evil')
    await listening.close()
  })
})
