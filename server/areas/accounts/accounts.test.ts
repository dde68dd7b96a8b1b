import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestAccounts, sharing } from './open-test-accounts.ts'

const app = await openTestAccounts()
afterAll(() => app.close())

const signedOut = { code: 'signed-out', detail: 'Authentication required' }

describe('sign-up', () => {
  test('creates an account that is not verified yet and answers its profile', async () => {
    const answer = await app.signUp('Wanjiku.Kamau@Example.test', { name: '  Wanjiku Kamau ' })
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Wanjiku Kamau',
        email: 'Wanjiku.Kamau@Example.test',
        organization: null,
        role: 'user',
        createdAt: new Date(app.clock.now()).toISOString(),
        verified: false,
      },
    ])
  })

  test('sends one mail, to that address, with a link to this site and nothing that the visitor typed beside it', async () => {
    const email = app.newEmail()
    await app.signUp(email, { name: 'Free money at https://bad.example' })
    const mails = (await app.mails()).filter(({ to }) => to === email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.subject).toBe('Activate your Hukumu account')
    expect(mails[0]!.text).toMatch(/^http:\/\/hukumu\.test\/activate\?token=[\w-]{43}$/m)
    expect(mails[0]!.text).not.toMatch(/money|bad\.example|a long enough secret/)
  })

  test('refuses an address that has an account, in whatever case it is written', async () => {
    await app.signUp('taken@example.test')
    const answer = await app.signUp(' TAKEN@Example.Test ', { password: 'another secret' })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      { code: 'account-exists', detail: 'An account with this email already exists' },
    ])
    expect((await app.logIn('taken@example.test', 'another secret')).statusCode).toBe(401)
    expect((await app.mails()).filter(({ to }) => /taken@/i.test(to))).toHaveLength(1)
  })

  test('of many at once for one address exactly one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => app.signUp(n % 2 ? 'race@example.test' : 'Race@Example.test')))
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
    expect((await app.mails()).filter(({ to }) => /^race@/i.test(to))).toHaveLength(1)
  })

  test('repeated with its Idempotency-Key answers the same account instead of "already exists"', async () => {
    const payload = { email: app.newEmail(), password: app.password, name: 'Otieno' }
    const again = () => app.send('POST', '/api/auth/signup', { payload, headers: { 'idempotency-key': 'k-1' }, from: '192.0.2.7' })
    const [first, second] = [await again(), await again()]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await app.mails()).filter(({ to }) => to === payload.email)).toHaveLength(1)
    const guess = createHash('sha256')
      .update(`POST /api/auth/signup\n${JSON.stringify(payload)}`)
      .digest('hex')
    const kept = await app.database.sql.selectFrom('idempotent_requests').selectAll().execute()
    expect(kept.map(({ key }) => key)).toEqual(['k-1'])
    expect(JSON.stringify(kept)).not.toContain(guess)
  })

  const good = { email: 'field@example.test', password: 'mvua78', name: 'A' }
  test.each([
    [
      'nothing',
      {},
      [
        ['email', 'Field required'],
        ['password', 'Field required'],
        ['name', 'Field required'],
      ],
    ],
    ['no email', { ...good, email: undefined }, [['email', 'Field required']]],
    ['a bad email', { ...good, email: 'no spaces@example.test' }, [['email', 'Please enter a valid email address']]],
    ['an email without a dot', { ...good, email: 'a@example' }, [['email', 'Please enter a valid email address']]],
    ['a control character in the email', { ...good, email: 'a\u0000@example.test' }, [['email', 'Please enter a valid email address']]],
    ['a short password', { ...good, password: '12345' }, [['password', 'Password must be at least 6 characters long']]],
    ['an endless password', { ...good, password: 'x'.repeat(1001) }, [['password', 'Password must be at most 1000 characters long']]],
    ['a name of two lines', { ...good, name: 'A\nB' }, [['name', 'Please enter a name on one line']]],
  ])('refuses %s with 422, naming the field', async (_, payload, wrong) => {
    const answer = await app.send('POST', '/api/auth/signup', { payload })
    const { code, detail } = answer.json<{ code: string; detail: { loc: string[]; msg: string; type: string }[] }>()
    expect([answer.statusCode, code, detail.map(({ loc, msg }) => [loc, msg])]).toEqual([
      422,
      'invalid-input',
      wrong.map(([field, msg]) => [['body', field], msg]),
    ])
  })

  test.each([
    ['a blank name', { ...good, name: '   ' }],
    ['a blank email', { ...good, email: ' ' }],
    ['a number as password', { ...good, password: 123_456 }],
    ['a list', [good]],
  ])('refuses %s with 422', async (_, payload) => {
    expect((await app.send('POST', '/api/auth/signup', { payload })).statusCode).toBe(422)
  })

  // A pattern that goes back over them would take hours.
  test('megabytes of dots in an address are refused as fast as they are read', async () => {
    const answer = await app.signUp(`x@${'.'.repeat(4_000_000)}@`)
    expect(answer.statusCode).toBe(413)
  })

  test('is throttled: an address makes 20 accounts in ten minutes', async () => {
    const attempts = []
    for (let n = 0; n < 21; n++)
      attempts.push(
        (await app.send('POST', '/api/auth/signup', { payload: { ...good, email: 'field@example.test' }, from: '192.0.2.1' })).statusCode,
      )
    expect(attempts).toEqual([201, ...Array.from({ length: 19 }, () => 409), 429])
  })
})

describe('log-in', () => {
  test('answers tokens for the right password, whatever the case of the address', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const answer = await app.logIn(email.toUpperCase())
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        refresh_token: expect.stringMatching(/^[\w-]{43}$/),
        token_type: 'bearer',
        expires_in: 900,
      },
    ])
  })

  test('a wrong password and an unknown address answer alike', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const [wrong, unknown] = [await app.logIn(email, 'not the secret'), await app.logIn('nobody@example.test')]
    for (const answer of [wrong, unknown])
      expect([answer.statusCode, answer.json()]).toEqual([401, { code: 'wrong-credentials', detail: 'Incorrect email or password' }])
  })

  test('takes a password that another keyboard composed differently', async () => {
    const email = app.newEmail()
    await app.signUp(email, { password: 'kĩama kĩa ma' })
    expect((await app.logIn(email, 'kĩama kĩa ma'.normalize('NFD'))).statusCode).toBe(200)
    expect((await app.logIn(email, 'kiama kia ma')).statusCode).toBe(401)
  })

  test.each([
    ['no password', { email: 'a@example.test' }, [['body', 'password'], 'Field required']],
    ['no email', { password: 'secret' }, [['body', 'email'], 'Field required']],
    ['a control character', { email: 'a\u0000b', password: 'secret' }, [['body', 'email'], 'Please enter a valid email address']],
  ])('refuses %s with 422', async (_, payload, expected) => {
    const answer = await app.send('POST', '/api/auth/login', { payload })
    const [{ loc, msg }] = answer.json<{ detail: [{ loc: string[]; msg: string }] }>().detail
    expect([answer.statusCode, loc, msg]).toEqual([422, ...expected])
  })

  test('a body that is not JSON answers 400', async () => {
    const answer = await app.send('POST', '/api/auth/login', { payload: '{"email":', headers: { 'content-type': 'application/json' } })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed-request'])
  })

  test('by form takes the email as username', async () => {
    const email = app.newEmail()
    await app.signUp(email)
    const form = { grant_type: 'password', username: email, password: app.password }
    const answer = await app.send('POST', '/api/auth/token', { form })
    expect(answer.statusCode).toBe(200)
    expect((await app.profile(answer.json().access_token)).json().email).toBe(email)
    const wrong = await app.send('POST', '/api/auth/token', { form: { ...form, password: 'not the secret' } })
    expect([wrong.statusCode, wrong.json().detail]).toEqual([401, 'Incorrect email or password'])
    const empty = await app.send('POST', '/api/auth/token', { form: { password: 'x' } })
    expect([empty.statusCode, empty.json().detail[0]]).toEqual([422, { loc: ['body', 'username'], msg: 'Field required', type: 'missing' }])
  })

  test('is throttled by address, and another address is not held up', async () => {
    // Each another account, since those are counted, too.
    const newGuess = () => ({ email: app.newEmail(), password: 'guess' })
    const attempt = (from: string, bearer?: string) => app.send('POST', '/api/auth/login', { payload: newGuess(), from, bearer })
    const bearers = [(await app.session()).access_token, (await app.session()).access_token, undefined]
    const attempts = []
    for (let n = 0; n < 31; n++) attempts.push((await attempt('192.0.2.2', bearers[n % 3])).statusCode)
    expect(attempts).toEqual([...Array.from({ length: 30 }, () => 401), 429])
    const refused = await attempt('192.0.2.2')
    expect(refused.json()).toEqual({ code: 'too-many-requests', detail: 'Too many requests. Please wait a moment and try again.' })
    expect((await attempt('192.0.2.3')).statusCode).toBe(401)
    // Neither the other way in nor another process begins to count anew; a minute later all do.
    expect(
      (await app.send('POST', '/api/auth/token', { form: { username: app.newEmail(), password: 'guess' }, from: '192.0.2.2' })).statusCode,
    ).toBe(429)
    const other = await openTestAccounts({}, { clock: app.clock, open: sharing(app.database) })
    const elsewhere = await other.send('POST', '/api/auth/login', { payload: newGuess(), from: '192.0.2.2' })
    expect([elsewhere.statusCode, elsewhere.headers['retry-after']]).toEqual([429, '60'])
    app.clock.pass(60_000)
    expect((await attempt('192.0.2.2')).statusCode).toBe(401)
    await other.close()
  })
})

describe('profile', () => {
  test('is the account of the token', async () => {
    const [one, other] = [await app.session('one@example.test'), await app.session('other@example.test')]
    expect((await app.profile(one.access_token)).json()).toMatchObject({ email: 'one@example.test', name: 'Wanjiku', role: 'user' })
    expect((await app.profile(other.access_token)).json()).toMatchObject({ email: 'other@example.test' })
  })

  test('never holds the password or its hash', async () => {
    const { access_token } = await app.session()
    expect((await app.profile(access_token)).body).not.toMatch(/password|argon2|hash/i)
  })

  test('needs a token', async () => {
    const answer = await app.send('GET', '/api/profile')
    expect([answer.statusCode, answer.json()]).toEqual([401, signedOut])
  })
})

test('the database keeps no password and no token', async () => {
  const email = app.newEmail()
  const { access_token, refresh_token } = await app.session(email)
  const activation_token = await app.activationToken(email)
  const kept = JSON.stringify(
    await Promise.all(
      (['users', 'sessions', 'refresh_tokens', 'mailed_tokens', 'idempotent_requests'] as const).map((table) =>
        app.database.sql.selectFrom(table).selectAll().execute(),
      ),
    ),
  )
  expect(kept).toContain(email)
  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  for (const secret of [app.password, access_token, refresh_token, activation_token]) expect(kept).not.toContain(secret)
})

describe('the sample account', () => {
  test('is made once, verified, and can log in', async () => {
    const made = await Promise.all([app.accounts.openSampleAccount(), app.accounts.openSampleAccount()])
    expect(made).toEqual(Array.from({ length: 2 }, () => ({ email: 'demo@hukumu.example', password: 'hukumu-demo' })))
    const answer = await app.logIn('demo@hukumu.example', 'hukumu-demo')
    expect((await app.profile(answer.json().access_token)).json()).toMatchObject({ name: 'Demo Advocate', verified: true, role: 'user' })
    await app.accounts.openSampleAccount()
    expect((await app.accounts.list()).filter(({ email }) => email === 'demo@hukumu.example')).toHaveLength(1)
  })

  test('is told on the machine where the library runs, and to nobody else', async () => {
    const sample = await app.accounts.openSampleAccount()
    const told = async (asked: object) =>
      (await app.inject({ url: '/api/about', headers: { host: '127.0.0.1:3000' }, ...asked })).json<{ sample_account: unknown }>()
        .sample_account
    expect(await told({})).toEqual(sample)
    expect(await told({ headers: { host: 'localhost:3000' } })).toEqual(sample)
    expect(await told({ remoteAddress: '::ffff:127.0.0.1' })).toEqual(sample)
    expect(await told({ remoteAddress: '10.0.0.7' })).toBeNull()
    expect(await told({ headers: { host: 'hukumu.example' } })).toBeNull()
    expect(await told({ headers: { host: '127.0.0.1', 'x-forwarded-for': '41.90.1.1' } })).toBeNull()
    await app.accounts.closeSampleAccount()
    expect(await told({})).toBeNull()
  })
})
