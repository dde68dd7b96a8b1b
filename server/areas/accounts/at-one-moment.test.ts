import { afterAll, describe, expect, test } from 'vitest'
import { maxAccessTokens } from '#contract/security'
import { codeOf } from './one-time-codes.ts'
import { openTestAccounts, sharing } from './open-test-accounts.ts'

const app = await openTestAccounts()
afterAll(() => app.close())

const post = (url: string, payload: object, bearer?: string) => app.send('POST', url, { payload, ...(bearer !== undefined && { bearer }) })
const ask = (email: string) => post('/api/auth/reset-password', { email })
const confirm = (token: string, password: string) => post('/api/auth/reset-password/confirm', { token, password })
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test('an account has as many tokens of programs as there may be, however many are asked for', async () => {
  const { access_token } = await app.session()
  const { id } = (await app.profile(access_token)).json<{ id: string }>()
  await app.database.pool.query(
    `insert into personal_tokens (user_id, name, hash, scopes, created_at, expires_at)
      select $1, 'Script', gen_random_uuid()::text, '{read}', now(), now() from generate_series(1, $2)`,
    [id, maxAccessTokens - 2],
  )
  const made = await times(6, (n) => post('/api/profile/tokens', { name: `Script ${n}`, scopes: ['read'] }, access_token))
  expect(statuses(made)).toEqual([201, 201, 409, 409, 409, 409])
})

test('two-step sign-in is switched on once, and has ten recovery codes, however often they are renewed', async () => {
  const { access_token } = await app.session()
  const password = { password: app.password }
  const { secret } = (await post('/api/auth/second-factor', password, access_token)).json<{ secret: string }>()
  const code = codeOf(secret, Math.floor(app.clock.now() / 30_000))
  const on = await times(3, () => post('/api/auth/second-factor/confirm', { code }, access_token))
  expect(statuses(on)).toEqual([200, 401, 401])
  const renewed = await times(4, () => post('/api/auth/second-factor/recovery-codes', password, access_token))
  expect(statuses(renewed)).toEqual([200, 200, 200, 200])
  const told = await app.send('GET', '/api/auth/second-factor', { bearer: access_token })
  expect(told.json()).toMatchObject({ recovery_codes_left: 10 })
})

describe('a password that is chosen by a link', () => {
  test('is one, where two links of one account are used', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    await ask(email)
    const first = await app.resetToken(email)
    await ask(email)
    const second = await app.resetToken(email)
    expect(second).not.toBe(first)
    const answers = await Promise.all([confirm(first, 'the first new secret'), confirm(second, 'the second new secret')])
    expect(statuses(answers)).toEqual([200, 400])
  })

  test('leaves no session that the old one has begun', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    await ask(email)
    const token = await app.resetToken(email)
    const [reset, entered] = await Promise.all([confirm(token, 'a wholly new secret'), times(8, () => app.logIn(email))])
    expect(reset.statusCode).toBe(200)
    const begun = entered.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json<{ refresh_token: string }>())
    for (const { refresh_token } of begun) expect((await app.refresh(refresh_token)).statusCode).toBe(401)
  })

  test('stands, where who knows the old one chooses another', async () => {
    const email = app.newEmail()
    const { access_token } = await app.session(email)
    await ask(email)
    const token = await app.resetToken(email)
    const passwords = { current_password: app.password, new_password: 'the secret of a stranger' }
    await Promise.all([confirm(token, 'the secret of the holder'), post('/api/auth/change-password', passwords, access_token)])
    expect((await app.logIn(email, 'the secret of the holder')).statusCode).toBe(200)
  })

  test('leaves no way in to a process that has not heard of it', async () => {
    const other = await openTestAccounts({}, { clock: app.clock, open: sharing(app.database) })
    const email = app.newEmail()
    const { access_token: bearer } = await app.session(email)
    const secret = { payload: { password: app.password }, bearer }
    const prepared = (await other.send('POST', '/api/auth/second-factor', secret)).json<{ secret: string }>()
    await app.send('POST', '/api/auth/activate', { payload: { token: await app.activationToken(email), password: app.password } })
    await ask(email)
    expect((await confirm(await app.resetToken(email), 'a wholly new secret')).statusCode).toBe(200)
    // For seconds it takes the session for a good one.
    expect((await other.profile(bearer)).statusCode).toBe(200)
    const token = await other.send('POST', '/api/profile/tokens', { payload: { name: 'Left behind', scopes: ['write'] }, bearer })
    expect([token.statusCode, token.json().code]).toEqual([401, 'signed-out'])
    const code = codeOf(prepared.secret, Math.floor(app.clock.now() / 30_000))
    expect((await other.send('POST', '/api/auth/second-factor/confirm', { payload: { code }, bearer })).json().code).toBe('wrong-code')
    await other.close()
  })
})
