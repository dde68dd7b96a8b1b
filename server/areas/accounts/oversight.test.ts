import { afterAll, describe, expect, test } from 'vitest'
import { openTestAccounts, sharing } from './open-test-accounts.ts'

const app = await openTestAccounts()
const other = await openTestAccounts({}, { clock: app.clock, open: sharing(app.database) })
afterAll(async () => {
  await other.close()
  await app.close()
})

const nobody = '00000000-0000-4000-8000-000000000000'
const idOf = async (access_token: string): Promise<string> => (await app.profile(access_token)).json<{ id: string }>().id

describe('a lock', () => {
  test('signs out at once, here, and within seconds in every process; refresh tokens stop too', async () => {
    const { access_token, refresh_token } = await app.session()
    const id = await idOf(access_token)
    expect((await other.profile(access_token)).statusCode).toBe(200)
    await app.accounts.lock(id, 'administration')
    expect((await app.profile(access_token)).statusCode).toBe(401)
    app.clock.pass(5_000)
    expect((await other.profile(access_token)).statusCode).toBe(401)
    expect((await other.refresh(refresh_token)).statusCode).toBe(401)
  })

  test.each([
    ['administration', 'This account is locked. Please write to whoever runs this library.'],
    ['deletion', 'This account is about to be deleted. To keep it, open the link in the message that we sent to its address.'],
  ] as const)('for %s lets nobody in, says why to the right password alone, and ends', async (reason, detail) => {
    const email = app.newEmail()
    const id = await idOf((await app.session(email)).access_token)
    await app.accounts.lock(id, reason)
    expect((await app.logIn(email, 'not the secret')).json().code).toBe('wrong-credentials')
    const refused = await app.logIn(email)
    expect([refused.statusCode, refused.json()]).toEqual([403, { code: 'account-locked', detail }])
    expect(await app.accounts.account(id)).toMatchObject({ lockReason: reason, lockedAt: new Date(app.clock.now()).toISOString() })
    await app.accounts.unlock(id)
    expect((await app.logIn(email)).statusCode).toBe(200)
    expect(await app.accounts.account(id)).toMatchObject({ lockReason: null, lockedAt: null })
  })

  test('is undone with the transaction that it belongs to', async () => {
    const { access_token } = await app.session()
    const id = await idOf(access_token)
    const undone = app.database.sql.transaction().execute(async (transaction) => {
      await app.accounts.lock(id, 'deletion', transaction)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await app.profile(access_token)).statusCode).toBe(200)
  })
})

test('ending the sessions of an account signs it out everywhere, and lets it in again', async () => {
  const email = app.newEmail()
  const sessions = [await app.session(email), await app.session(email)]
  await app.accounts.endSessions(await idOf(sessions[0]!.access_token))
  for (const { access_token, refresh_token } of sessions) {
    expect((await app.profile(access_token)).statusCode).toBe(401)
    expect((await app.refresh(refresh_token)).statusCode).toBe(401)
  }
  expect((await app.logIn(email)).statusCode).toBe(200)
})

test('accounts are found by words of name, address and organization, by role and by lock, newest first', async () => {
  const names = ['Njeri Oduya', 'Njeri Barasa', 'Mwende 100% Oduya']
  for (const [at, name] of names.entries()) {
    app.clock.pass(1_000)
    await app.signUp(`found-${at}@example.test`, { name })
  }
  const find = async (filter: object) => {
    const { total, accounts } = await app.accounts.find({ offset: 0, limit: 10, ...filter })
    return [total, accounts.map(({ name }) => name)]
  }
  expect(await find({ query: 'njeri' })).toEqual([2, ['Njeri Barasa', 'Njeri Oduya']])
  expect(await find({ query: 'ODUYA found-' })).toEqual([2, ['Mwende 100% Oduya', 'Njeri Oduya']])
  expect(await find({ query: '0% odu' })).toEqual([1, ['Mwende 100% Oduya']])
  expect(await find({ query: 'njeri', limit: 1, offset: 1 })).toEqual([2, ['Njeri Oduya']])
  const { accounts } = await app.accounts.find({ query: 'barasa', offset: 0, limit: 1 })
  await app.accounts.setRole(accounts[0]!.id, 'editor')
  await app.accounts.lock(accounts[0]!.id, 'administration')
  expect(await find({ query: 'njeri', role: 'editor' })).toEqual([1, ['Njeri Barasa']])
  expect(await find({ query: 'njeri', locked: true })).toEqual([1, ['Njeri Barasa']])
  expect(await find({ query: 'njeri', locked: false })).toEqual([1, ['Njeri Oduya']])
})

test.each([nobody, 'x', ''])('an id of nobody (%j) is not found', async (id) => {
  const { account, lock, unlock, setRole, endSessions } = app.accounts
  for (const ask of [
    () => account(id),
    () => lock(id, 'administration'),
    () => unlock(id),
    () => setRole(id, 'admin'),
    () => endSessions(id),
  ])
    await expect(ask()).rejects.toMatchObject({ code: 'not-found' })
})

test('the sample account is locked where it may not be, and opened again where it may', async () => {
  const { email, password } = await app.accounts.openSampleAccount()
  expect((await app.logIn(email, password)).statusCode).toBe(200)
  await app.accounts.closeSampleAccount()
  expect((await app.logIn(email, password)).json().code).toBe('account-locked')
  await app.accounts.openSampleAccount()
  expect((await app.logIn(email, password)).statusCode).toBe(200)
})
