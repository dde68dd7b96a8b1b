import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import type { AccessToken, SessionView } from '#contract/security'
import { codeOf } from './one-time-codes.ts'
import { openTestAccounts } from './open-test-accounts.ts'

const app = await openTestAccounts()
afterAll(() => app.close())

const day = 86_400_000
const fiveYearsOn = (more = 0) => new Date(app.clock.now() + 1826 * day + more).toISOString()
const post = (url: string, bearer: string, payload: object) => app.send('POST', url, { bearer, payload })

describe('changing the password', () => {
  test('asks for the old one, ends every other session, and says so by mail', async () => {
    const email = app.newEmail()
    const [here, there] = [await app.session(email), await app.session(email)]
    const change = (current_password: string, new_password = 'a wholly new secret') =>
      post('/api/auth/change-password', here.access_token, { current_password, new_password })
    expect((await change('not the secret')).json()).toEqual({ code: 'wrong-password', detail: 'This is not your password.' })
    expect((await change(app.password, 'password1')).json().code).toBe('weak-password')
    expect((await change(app.password)).statusCode).toBe(204)
    expect((await app.profile(here.access_token)).statusCode).toBe(200)
    expect((await app.profile(there.access_token)).statusCode).toBe(401)
    expect((await app.refresh(there.refresh_token)).statusCode).toBe(401)
    expect((await app.logIn(email)).statusCode).toBe(401)
    expect((await app.logIn(email, 'a wholly new secret')).statusCode).toBe(200)
    expect((await app.mails()).filter(({ to }) => to === email).map(({ subject }) => subject)).toContain('Your Hukumu password was changed')
  })
})

describe('a changed password and the tokens of programs', () => {
  const prepare = async () => {
    const email = app.newEmail()
    const { access_token } = await app.session(email)
    const { token } = (await post('/api/profile/tokens', access_token, { name: 'Script', scopes: ['read'] })).json<{ token: string }>()
    expect((await app.profile(token)).statusCode).toBe(200)
    const change = (others: object) =>
      post('/api/auth/change-password', access_token, { current_password: app.password, new_password: 'a wholly new secret', ...others })
    const told = async () => (await app.mails()).findLast(({ to, subject }) => to === email && subject.includes('was changed'))!.text
    return { token, change, told, email }
  }

  test('end together, which the mail says and the log', async () => {
    const { token, change, told, email } = await prepare()
    expect((await change({})).statusCode).toBe(204)
    expect((await app.profile(token)).statusCode).toBe(401)
    expect(await told()).toContain('The access tokens of programs ended with it.')
    const { rows } = await app.database.pool.query(
      "select from audit_entries e join audit_people p on p.id = e.person join users u on u.id = p.user_id where u.email = $1 and action = 'token-ended'",
      [email],
    )
    expect(rows).toHaveLength(1)
  })

  test('part where the tokens are to stay', async () => {
    const { token, change, told } = await prepare()
    expect((await change({ end_tokens: false })).statusCode).toBe(204)
    expect((await app.profile(token)).statusCode).toBe(200)
    expect(await told()).not.toContain('tokens')
  })
})

describe('sessions', () => {
  const list = async (bearer: string) => (await app.send('GET', '/api/auth/sessions', { bearer })).json<SessionView[]>()

  test('are listed with device and last use, and end one by one or all but this', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const enter = async (agent: string) =>
      (await app.send('POST', '/api/auth/login', { payload: { email, password: app.password }, headers: { 'user-agent': agent } })).json<{
        access_token: string
        refresh_token: string
      }>()
    const phone = await enter('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36')
    app.clock.pass(day)
    const desk = await enter('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0')
    const seen = await list(desk.access_token)
    expect(seen.map(({ device, current }) => [device, current])).toEqual([
      ['Firefox on Windows', true],
      ['Chrome on Android', false],
    ])
    app.clock.pass(60_000)
    const renewed = (await app.refresh(phone.refresh_token)).json<{ access_token: string }>()
    expect((await list(desk.access_token))[0]).toMatchObject({
      device: 'Chrome on Android',
      last_used_at: new Date(app.clock.now()).toISOString(),
    })
    const stranger = await app.session()
    const phoneId = seen[1]!.id
    const end = (bearer: string, id: string) => app.send('DELETE', `/api/auth/sessions/${id}`, { bearer })
    expect((await end(stranger.access_token, phoneId)).statusCode).toBe(404)
    expect((await end(desk.access_token, phoneId)).statusCode).toBe(204)
    expect((await app.profile(renewed.access_token)).statusCode).toBe(401)
    await enter('curl/8.5')
    const rest = await app.send('DELETE', '/api/auth/sessions', { bearer: desk.access_token })
    expect(rest.json()).toEqual({ ended: 1 })
    expect((await list(desk.access_token)).map(({ current }) => current)).toEqual([true])
  })
})

describe('tokens of programs', () => {
  const make = async (bearer: string, scopes: string[], others: object = {}) =>
    (await post('/api/profile/tokens', bearer, { name: 'Script', scopes, ...others })).json<AccessToken & { token: string }>()

  test('are shown once, kept as a hash, used as bearer, listed with their last use, and ended at once', async () => {
    const { access_token } = await app.session()
    const { token, id } = await make(access_token, ['read'])
    expect(token).toMatch(/^hkm_[\w-]{43}$/)
    expect((await app.profile(token)).statusCode).toBe(200)
    const list = await app.send('GET', '/api/profile/tokens', { bearer: access_token })
    expect(list.json()).toEqual([
      { id, name: 'Script', scopes: ['read'], created_at: expect.any(String), expires_at: fiveYearsOn(), last_used_at: expect.any(String) },
    ])
    expect(JSON.stringify((await app.database.pool.query('select * from personal_tokens')).rows)).not.toContain(token)
    const stranger = await app.session()
    expect((await app.send('DELETE', `/api/profile/tokens/${id}`, { bearer: stranger.access_token })).statusCode).toBe(404)
    expect((await app.send('DELETE', `/api/profile/tokens/${id}`, { bearer: access_token })).statusCode).toBe(204)
    expect((await app.profile(token)).statusCode).toBe(401)
  })

  test('do what their scopes say, and never what only people may', async () => {
    const { access_token } = await app.session()
    const reads = (await make(access_token, ['read'])).token
    const writes = (await make(access_token, ['read', 'write'])).token
    const note = { title: 'Costs', content: 'They follow the event.' }
    expect((await post('/api/research-notes', reads, note)).json().code).toBe('scope-missing')
    expect((await post('/api/research-notes', writes, note)).statusCode).toBe(201)
    const forbidden = await Promise.all([
      post('/api/profile/tokens', writes, { name: 'Another', scopes: ['read'] }),
      post('/api/auth/change-password', writes, { current_password: app.password, new_password: 'a wholly new secret' }),
      app.send('GET', '/api/auth/sessions', { bearer: writes }),
      app.send('DELETE', '/api/auth/sessions', { bearer: writes }),
      post('/api/auth/second-factor', writes, { password: app.password }),
    ])
    expect(forbidden.map((answer) => answer.json<{ code: string }>().code)).toEqual(forbidden.map(() => 'in-person-only'))
  })

  test('stop at their time, and with a lock of the account', async () => {
    const { access_token } = await app.session()
    const expires_at = new Date(app.clock.now() + 60_000).toISOString()
    const short = (await make(access_token, ['read'], { expires_at })).token
    const long = (await make(access_token, ['read'])).token
    expect((await app.profile(short)).statusCode).toBe(200)
    app.clock.pass(60_000)
    expect((await app.profile(short)).statusCode).toBe(401)
    const id = (await app.profile(long)).json<{ id: string }>().id
    await app.accounts.lock(id, 'administration')
    expect((await app.profile(long)).statusCode).toBe(401)
  })

  test('begin in the future or not at all', async () => {
    const { access_token } = await app.session()
    const answer = await post('/api/profile/tokens', access_token, { name: 'Old', scopes: ['read'], expires_at: '2020-01-01T00:00:00Z' })
    expect([answer.statusCode, answer.json().detail[0].loc]).toEqual([422, ['body', 'expires_at']])
  })

  test('that were made without an end, or with one beyond five years, are given one', async () => {
    const { access_token } = await app.session()
    const { id } = (await app.profile(access_token)).json<{ id: string }>()
    const { pool } = app.database
    await pool.query('alter table personal_tokens alter column expires_at drop not null')
    await pool.query(
      `insert into personal_tokens (user_id, name, hash, scopes, created_at, expires_at)
       select $1::uuid, n, $1::text || n, '{read}', '2026-01-01Z', expires::timestamptz
       from (values ('endless', null), ('long', '2999-01-01Z'), ('short', '2027-01-01Z')) as t (n, expires)`,
      [id],
    )
    await pool.query(await readFile(new URL('../../database/migrations/330_tokens_end.sql', import.meta.url), 'utf8'))
    const { rows } = await pool.query<{ name: string; expires_at: Date }>(
      'select name, expires_at from personal_tokens where user_id = $1 order by name',
      [id],
    )
    expect(rows.map(({ name, expires_at }) => [name, expires_at.toISOString().slice(0, 10)])).toEqual([
      ['endless', '2031-01-01'],
      ['long', '2031-01-01'],
      ['short', '2027-01-01'],
    ])
  })

  test('end within five years', async () => {
    const { access_token } = await app.session()
    const until = (expires_at: string) => post('/api/profile/tokens', access_token, { name: 'Long', scopes: ['read'], expires_at })
    expect((await until(fiveYearsOn())).statusCode).toBe(201)
    const longer = await until(fiveYearsOn(1))
    expect([longer.statusCode, longer.json().detail[0]]).toMatchObject([422, { loc: ['body', 'expires_at'] }])
    expect(longer.body).toContain('1826 days at most')
  })
})

describe('two-step sign-in', () => {
  const step = () => Math.floor(app.clock.now() / 30_000)

  test('asks for a code after the password, takes each once, and is switched off with the password', async () => {
    const email = app.newEmail()
    const { access_token } = await app.session(email)
    const prepared = await post('/api/auth/second-factor', access_token, { password: app.password })
    const { secret, uri } = prepared.json<{ secret: string; uri: string }>()
    expect(uri).toBe(`otpauth://totp/Hukumu:${encodeURIComponent(email)}?issuer=Hukumu&secret=${secret}&algorithm=SHA1&digits=6&period=30`)
    // Not before it is confirmed.
    expect((await app.logIn(email)).statusCode).toBe(200)
    const confirm = (code: string) => post('/api/auth/second-factor/confirm', access_token, { code })
    expect((await confirm('000000')).json().code).toBe('wrong-code')
    const { recovery_codes: codes } = (await confirm(codeOf(secret, step()))).json<{ recovery_codes: string[] }>()
    expect(new Set(codes).size).toBe(10)
    const kept = await app.database.pool.query('select totp_secret, hash from users join recovery_codes on user_id = id where email = $1', [
      email,
    ])
    expect(JSON.stringify(kept.rows)).not.toContain(secret)
    expect(JSON.stringify(kept.rows)).not.toContain(codes[0])

    const enter = (otp?: string, password = app.password) => app.send('POST', '/api/auth/login', { payload: { email, password, otp } })
    const mailed = (await app.mails()).length
    expect((await enter()).json().code).toBe('second-factor-required')
    // The mailbox, from which a password is chosen anew, is no second factor.
    expect((await app.mails()).length).toBe(mailed)
    expect((await enter(undefined, 'not the secret')).json().code).toBe('wrong-credentials')
    expect((await enter(codeOf(secret, step()))).json().code).toBe('wrong-code')
    app.clock.pass(30_000)
    expect((await enter(codeOf(secret, step()))).statusCode).toBe(200)
    expect((await enter(codeOf(secret, step()))).json().code).toBe('wrong-code')
    const form = { username: email, password: app.password, otp: codes[0]!.toUpperCase().replaceAll('-', ' ') }
    expect((await app.send('POST', '/api/auth/token', { form })).statusCode).toBe(200)
    expect((await app.send('POST', '/api/auth/token', { form })).json().code).toBe('wrong-code')

    const told = async () => (await app.send('GET', '/api/auth/second-factor', { bearer: access_token })).json()
    expect(await told()).toMatchObject({ since: expect.any(String), recovery_codes_left: 9 })
    const off = (password: string) => app.send('DELETE', '/api/auth/second-factor', { bearer: access_token, payload: { password } })
    expect((await off('not the secret')).json().code).toBe('wrong-password')
    expect((await off(app.password)).statusCode).toBe(200)
    expect(await told()).toMatchObject({ since: null, recovery_codes_left: 0 })
    expect((await enter()).statusCode).toBe(200)
  })

  test('its codes are guessed slowly, also by who has the password and asks for a code between two guesses', async () => {
    const email = app.newEmail()
    const { access_token } = await app.session(email)
    const prepared = await post('/api/auth/second-factor', access_token, { password: app.password })
    const { secret } = prepared.json<{ secret: string }>()
    await post('/api/auth/second-factor/confirm', access_token, { code: codeOf(secret, step()) })
    const enter = (otp?: string) => app.send('POST', '/api/auth/login', { payload: { email, password: app.password, otp } })
    const statuses = []
    for (let n = 0; n < 12; n++) {
      expect((await enter()).json().code).toBe('second-factor-required')
      statuses.push((await enter('000000')).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    app.clock.pass(60_000)
    expect((await enter(codeOf(secret, step()))).statusCode).toBe(200)
    expect((await enter('000000')).json().code).toBe('wrong-code')
  })
})

test('the log tells of accounts, of sign-ins and those that failed, of changes, and of what ended', async () => {
  const email = app.newEmail()
  const { access_token } = await app.session(email)
  await app.send('PATCH', '/api/profile', { payload: { name: 'Wanjiku W.', organization: 'Weir Chambers' }, bearer: access_token })
  const [leaving, left, stolen] = [await app.session(email), await app.session(email), await app.session(email)]
  await app.send('POST', '/api/auth/logout', { bearer: leaving.access_token })
  const sessions = (await app.send('GET', '/api/auth/sessions', { bearer: left.access_token })).json<{ id: string; current: boolean }[]>()
  await app.send('DELETE', `/api/auth/sessions/${sessions.find(({ current }) => current)!.id}`, { bearer: access_token })
  await app.refresh(stolen.refresh_token)
  app.clock.pass(61_000)
  await app.refresh(stolen.refresh_token)
  await app.logIn(email, 'not the secret')
  await post('/api/auth/change-password', access_token, { current_password: app.password, new_password: 'a wholly new secret' })
  const { rows } = await app.database.pool.query<{ action: string; details: object }>(
    'select action, details from audit_entries e join audit_people p on p.id = e.person join users u on u.id = p.user_id where u.email = $1 order by e.id',
    [email],
  )
  const signedIn = { action: 'signed-in', details: { by: 'password' } }
  expect(rows).toEqual([
    { action: 'account-created', details: {} },
    signedIn,
    { action: 'profile-changed', details: { fields: ['name', 'organization'] } },
    signedIn,
    signedIn,
    signedIn,
    { action: 'signed-out', details: {} },
    { action: 'sessions-ended', details: { sessions: 1, because: 'asked' } },
    { action: 'sessions-ended', details: { sessions: 1, because: 'token-used-twice' } },
    { action: 'sign-in-failed', details: { because: 'wrong-password' } },
    { action: 'password-changed', details: {} },
  ])
})
