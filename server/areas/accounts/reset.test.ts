import { afterAll, describe, expect, test } from 'vitest'
import { openTestAccounts } from './open-test-accounts.ts'

const app = await openTestAccounts()
afterAll(() => app.close())

const minute = 60_000
const ask = (email: string) => app.send('POST', '/api/auth/reset-password', { payload: { email } })
const confirm = (token: string, password = 'a wholly new secret') =>
  app.send('POST', '/api/auth/reset-password/confirm', { payload: { token, password } })
const invalid = { code: 'invalid-token', detail: 'This link is no longer valid.' }

/** An account whose address is confirmed. */
async function confirmed() {
  const email = app.newEmail()
  const tokens = await app.session(email)
  await app.send('POST', '/api/auth/activate', { payload: { token: await app.activationToken(email), password: app.password } })
  return { email, ...tokens }
}

describe('a forgotten password', () => {
  test('is replaced by a link: once, and every session and token of a program ends', async () => {
    const { email, access_token, refresh_token } = await confirmed()
    const made = await app.send('POST', '/api/profile/tokens', { payload: { name: 'Script', scopes: ['read'] }, bearer: access_token })
    const { token: program } = made.json<{ token: string }>()
    expect((await app.profile(program)).statusCode).toBe(200)
    await ask(` ${email.toUpperCase()}`)
    const token = await app.resetToken(email)
    const answer = await confirm(token)
    expect([answer.statusCode, answer.json()]).toEqual([200, { email }])
    expect((await app.profile(access_token)).statusCode).toBe(401)
    expect((await app.refresh(refresh_token)).statusCode).toBe(401)
    expect((await app.profile(program)).statusCode).toBe(401)
    expect((await app.logIn(email)).statusCode).toBe(401)
    expect((await app.logIn(email, 'a wholly new secret')).statusCode).toBe(200)
    expect([(await confirm(token, 'yet another secret')).json()]).toEqual([invalid])
  })

  test('is replaced once where two use the link at one moment', async () => {
    const { email } = await confirmed()
    await ask(email)
    const token = await app.resetToken(email)
    const passwords = ['the first new secret', 'the second new secret']
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 400])
    const won = answers.findIndex(({ statusCode }) => statusCode === 200)
    expect((await app.logIn(email, passwords[won])).statusCode).toBe(200)
    expect((await app.logIn(email, passwords[1 - won])).statusCode).toBe(401)
  })

  test('tells nobody whether an address has an account: the same answer, and the same rows are written before it', async () => {
    const { email } = await confirmed()
    const rows = async () => {
      const tables = ['waiting_mails', 'mailed_tokens', 'events', 'audit_entries'] as const
      return Promise.all(tables.map(async (table) => (await app.database.pool.query(`select 1 from ${table}`)).rows.length))
    }
    await app.jobs.stop(1000)
    const before = await rows()
    const known = await ask(email)
    const between = await rows()
    const unknown = await ask('nobody-at-all@example.test')
    const after = await rows()
    expect([known.statusCode, known.json()]).toEqual([202, {}])
    expect([unknown.statusCode, unknown.json()]).toEqual([202, {}])
    const written = (from: number[], to: number[]) => to.map((count, at) => count - from[at]!)
    expect(written(between, after)).toEqual(written(before, between))
  })
})

describe('its link', () => {
  const opened = openTestAccounts()
  afterAll(async () => (await opened).close())

  test('is good for an hour, and a weak password does not use it up', async () => {
    const app = await opened
    const email = app.newEmail()
    await app.signUp(email)
    const send = () => app.send('POST', '/api/auth/reset-password', { payload: { email } })
    const use = (token: string, password: string) => app.send('POST', '/api/auth/reset-password/confirm', { payload: { token, password } })
    await send()
    const token = await app.resetToken(email)
    expect((await use(token, 'password1')).json().code).toBe('weak-password')
    app.clock.pass(60 * minute - 1000)
    expect((await use(token, 'a wholly new secret')).statusCode).toBe(200)
    await send()
    const late = await app.resetToken(email)
    app.clock.pass(60 * minute)
    expect((await use(late, 'a wholly new secret')).json()).toEqual(invalid)
  })

  test('is sent three times an hour at most: nobody fills a mailbox for somebody else', async () => {
    const app = await opened
    const email = app.newEmail()
    await app.signUp(email)
    await Promise.all(Array.from({ length: 12 }, () => app.send('POST', '/api/auth/reset-password', { payload: { email } })))
    expect((await app.mails()).filter(({ to, subject }) => to === email && /new Hukumu password/.test(subject))).toHaveLength(3)
  })

  test('takes an address over that a stranger had signed up with: password, sessions, tokens, second step and name go', async () => {
    const app = await opened
    const email = app.newEmail()
    const stranger = await app.session(email)
    const made = await app.send('POST', '/api/profile/tokens', {
      payload: { name: 'Mine', scopes: ['read'] },
      bearer: stranger.access_token,
    })
    await app.send('POST', '/api/auth/reset-password', { payload: { email } })
    const token = await app.resetToken(email)
    await app.send('POST', '/api/auth/reset-password/confirm', { payload: { token, password: 'the holder’s secret' } })
    for (const bearer of [stranger.access_token, made.json<{ token: string }>().token])
      expect((await app.profile(bearer)).statusCode).toBe(401)
    expect((await app.logIn(email)).statusCode).toBe(401)
    const { access_token } = (await app.logIn(email, 'the holder’s secret')).json<{ access_token: string }>()
    expect((await app.profile(access_token)).json()).toMatchObject({ verified: true, name: email.split('@')[0] })
    const told = await app.send('GET', '/api/auth/second-factor', { bearer: access_token })
    expect(told.json()).toMatchObject({ since: null, taken_over_at: new Date(app.clock.now()).toISOString() })
  })
})
