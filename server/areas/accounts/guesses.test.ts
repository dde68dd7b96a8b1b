import { afterAll, describe, expect, test } from 'vitest'
import { countedAddress } from '../../http/client.ts'
import { looksLikeAnother } from '#contract/look-alike'
import { emailKey } from './email-key.ts'
import { renewKeys } from './exact-keys-storage.ts'
import { codeOf, makeRecoveryCode, plainRecoveryCode } from './one-time-codes.ts'
import { openTestAccounts } from './open-test-accounts.ts'
import { checkNewPassword } from './password-rules.ts'
import { deviceName } from './device-name.ts'

const app = await openTestAccounts()
afterAll(() => app.close())

describe('guessing a password', () => {
  test('is slowed down for the account, from whatever address and by either call, and the holder’s own device is not', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const first = await app.logIn(email)
    const cookie = String(first.headers['set-cookie'])
    expect(cookie).toMatch(/^hukumu_device=\S+; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
    const guess = (n: number) =>
      n % 2 ? app.logIn(email, `guess ${n}`) : app.send('POST', '/api/auth/token', { form: { username: email, password: `guess ${n}` } })
    const statuses = []
    for (let n = 0; n < 12; n++) statuses.push((await guess(n)).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429])
    // Not even the right password, from a device that nobody knows.
    const stranger = await app.logIn(email)
    expect([stranger.statusCode, stranger.json().code]).toEqual([429, 'too-many-tries'])
    const holder = await app.send('POST', '/api/auth/login', {
      payload: { email, password: app.password },
      headers: { cookie: cookie.split(';')[0]! },
    })
    expect(holder.statusCode).toBe(200)
    // The wait doubles with every wrong try, to a minute.
    app.clock.pass(1_000)
    expect((await guess(1)).statusCode).toBe(401)
    app.clock.pass(1_000)
    expect((await guess(1)).statusCode).toBe(429)
    app.clock.pass(1_000)
    expect((await guess(1)).statusCode).toBe(401)
    app.clock.pass(60_000)
    expect((await app.logIn(email)).statusCode).toBe(200)
    expect((await guess(1)).statusCode).toBe(401)
  })

  test('at one moment counts as often as it is tried, and holds no device that is known', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const cookie = String((await app.logIn(email)).headers['set-cookie']).split(';')[0]!
    const guesses = await Promise.all(Array.from({ length: 15 }, (_, n) => app.logIn(email, `guess ${n}`)))
    expect(guesses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(10).fill(401),
      ...Array<number>(5).fill(429),
    ])
    const payload = { email, password: app.password }
    const known = await Promise.all(Array.from({ length: 10 }, () => app.send('POST', '/api/auth/login', { payload, headers: { cookie } })))
    expect(known.map(({ statusCode }) => statusCode)).toEqual(Array<number>(10).fill(200))
  })

  test('an address without an account is slowed down alike', async () => {
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await app.logIn('nobody-here@example.test')).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })

  test('a device that is known for one account is a stranger for another, and so is an altered one', async () => {
    const [mine, theirs] = [app.newEmail(), app.newEmail()]
    await app.signUp(mine)
    await app.signUp(theirs)
    const cookie = String((await app.logIn(mine)).headers['set-cookie']).split(';')[0]!
    for (let n = 0; n < 10; n++) await app.logIn(theirs, 'a guess')
    const withCookie = (value: string) =>
      app.send('POST', '/api/auth/login', { payload: { email: theirs, password: 'a guess' }, headers: { cookie: value } })
    expect((await withCookie(cookie)).statusCode).toBe(429)
    expect((await withCookie('hukumu_device=x.y')).statusCode).toBe(429)
    expect((await withCookie('hukumu_device=')).statusCode).toBe(429)
  })
})

test('recovery codes have 24 signs of base32, which are 120 bits, and are taken however they are typed', () => {
  const code = makeRecoveryCode()
  expect(code).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/)
  expect(plainRecoveryCode(` ${code.toUpperCase().replaceAll('-', ' ')}`)).toBe(code.replaceAll('-', ''))
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (ip, counted) => expect(countedAddress(ip)).toBe(counted))

test.each([
  ['capitals', ' WANJIKU@Example.TEST ', 'wanjiku@example.test'],
  ['a letter and its mark', 'jane\u0301@example.test', 'jan\u00e9@example.test'],
  ['a domain that is not of ASCII', 'wanjiku@B\u00fccher.test', 'wanjiku@xn--bcher-kva.test'],
])('an address with %s is the same address', (_, email, key) => expect(emailKey(email)).toBe(key))

test.each([
  ['paul1@example.test', 'paull@example.test'],
  ['jane@example.test', 'jan\u00e9@example.test'],
  ['achieng@example.test', '\u0430chieng@example.test'],
  ['achieng@example.test', 'achieng@ex\u0430mple.test'],
  ['achieng@example.test', '\uff41chieng@example.test'],
])('%s and %s are two', (one, other) => expect(emailKey(one)).not.toBe(emailKey(other)))

test.each([
  ['\u0430chieng@example.test', true],
  ['achieng@ex\u0430mple.test', true],
  ['achieng@example.test', false],
  ['\u0438\u0432\u0430\u043d@example.test', false],
])('%s looks like another: %s', (email, expected) => expect(looksLikeAnother(email)).toBe(expected))

test('who signs up first with a look-alike does not keep the owner out, is warned, and gets nothing that is the owner’s', async () => {
  const stranger = await app.signUp('\u0430chieng@example.test')
  expect([stranger.statusCode, stranger.json()]).toMatchObject([201, { warning: 'look-alike-address' }])
  const owner = await app.signUp('achieng@example.test', { password: 'another secret' })
  expect([owner.statusCode, owner.json<{ warning?: string }>().warning]).toEqual([201, undefined])
  const ids = [stranger, owner].map((answer) => answer.json<{ id: string }>().id)
  expect(new Set(ids).size).toBe(2)
  expect((await app.logIn('\u0430chieng@example.test', 'another secret')).statusCode).toBe(401)
})

test('a sign that nobody sees is refused in words', async () => {
  const answer = await app.signUp('achi\u200beng@example.test')
  expect([answer.statusCode, answer.body.includes('Please enter a valid email address')]).toEqual([422, true])
})

test('an account that was found by what its address looks like is found by its exact address', async () => {
  await app.signUp('\u0430dhiambo@example.test')
  const { pool, sql } = app.database
  await pool.query("update users set email = $1, email_key = 'adhiambo@example.test' where email = $2", [
    '\u0430dhi\u200bambo@example.test',
    '\u0430dhiambo@example.test',
  ])
  await renewKeys(sql)
  const { rows } = await pool.query("select email_key from users where email like '%ambo@example.test'")
  expect(rows).toEqual([{ email_key: '\u0430dhiambo@example.test' }])
})

const owner = { email: 'wanjiku.kamau@example.test', name: 'Wanjiku Kamau' }
test.each([
  '123456',
  'password',
  'Password1',
  'qwerty123',
  'letmein',
  'wanjiku',
  'Wanjiku2026',
  'kamau!!1',
  'wanjikukamau',
  'WANJIKU.KAMAU@example.test',
  'hukumu2026',
])('the password %j is refused', (password) => expect(() => checkNewPassword(password, owner)).toThrow(/^This password is/))
test.each(['mvua78', 'wanjiku likes rain in April', 'a long enough secret', '北京北京北京'])('the password %j is taken', (password) =>
  expect(() => checkNewPassword(password, owner)).not.toThrow(),
)

// RFC 6238, appendix B: the last six digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('the code at %i s is %s', (seconds, code) => {
  expect(codeOf('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', Math.floor(seconds / 30))).toBe(code)
})

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    'Edge on Windows',
  ],
  ['curl/8.5.0', 'curl'],
  ['', null],
])('%j is the device %j', (agent, name) => expect(deviceName(agent)).toBe(name))
