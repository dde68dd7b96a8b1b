import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Role, getProfile, logIn } from '#contract/accounts'
import { listLog } from '#contract/administration'
import { listTreatmentReviews } from '#contract/citator'
import type { OverseenAccount } from '#contract/overseen-accounts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'

let app: TestApp
interface Somebody {
  id: string
  email: string
  headers: { authorization: string }
}
let registrar: Somebody
let reader: Somebody

async function signIn(email: string, role: Role = 'user'): Promise<Somebody> {
  const headers = await app.signedIn(email)
  if (role !== 'user') await app.accounts.grantRole(email, role)
  const { id } = await app.call(getProfile, {}, headers)
  return { id, email, headers }
}

beforeAll(async () => {
  app = await createTestApp()
  registrar = await signIn('registrar@example.test', 'admin')
  reader = await signIn('wanjiku@example.test')
})
afterAll(() => app.close())

const ask = (method: 'GET' | 'POST', url: string, payload?: object, { headers } = registrar) =>
  app.inject({ method, url: `/api/admin/accounts${url}`, headers, ...(payload && { payload }) })
async function done(method: 'GET' | 'POST', url: string, payload?: object): Promise<OverseenAccount> {
  const answer = await ask(method, url, payload)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return answer.json<OverseenAccount>()
}
async function told(account: string, actions: string) {
  const { results } = await app.call(listLog, { query: { account, actions } }, registrar.headers)
  return results.map(({ action, actor, details }) => [action, actor?.account?.email, details])
}
const isIn = async ({ headers }: Somebody) => (await app.answer(getProfile, {}, headers)).status === 200
const canSignIn = async ({ email }: Somebody) => (await app.answer(logIn, { body: { email, password: 'secret-enough' } })).status === 200

test('accounts are found by words of name, address and organization, by role and by whether they are locked', async () => {
  const found = async (query: string) =>
    (await ask('GET', `?${query}`)).json<{ results: OverseenAccount[] }>().results.map(({ email }) => email)
  expect((await found('')).toSorted()).toEqual(['registrar@example.test', 'wanjiku@example.test'])
  expect(await found('query=wanj%20test')).toEqual(['wanjiku@example.test'])
  expect(await found('role=admin')).toEqual(['registrar@example.test'])
  expect(await found('locked=yes')).toEqual([])
  expect(await done('GET', `/${reader.id}`)).toMatchObject({ email: reader.email, role: 'user', locked_at: null, two_step: false })
  expect([(await ask('GET', '/nobody')).statusCode, (await ask('POST', '/nobody/lock')).statusCode]).toEqual([404, 404])
})

describe('what an administrator does', () => {
  test('a role is given and taken, holds from the next request on and is in the log once', async () => {
    const reviews = async () => (await app.answer(listTreatmentReviews, {}, reader.headers)).status
    expect(await reviews()).toBe(403)
    expect((await done('POST', `/${reader.id}/role`, { role: 'editor' })).role).toBe('editor')
    expect(await reviews()).toBe(200)
    await done('POST', `/${reader.id}/role`, { role: 'editor' })
    await done('POST', `/${reader.id}/role`, { role: 'user' })
    expect(await reviews()).toBe(403)
    expect(await told(reader.id, 'role-changed')).toEqual([
      ['role-changed', registrar.email, { from: 'editor', to: 'user' }],
      ['role-changed', registrar.email, { from: 'user', to: 'editor' }],
    ])
  })

  test('an account is locked out at once and let in again', async () => {
    expect(await isIn(reader)).toBe(true)
    expect((await done('POST', `/${reader.id}/lock`)).lock_reason).toBe('administration')
    expect([await isIn(reader), await canSignIn(reader)]).toEqual([false, false])
    await done('POST', `/${reader.id}/lock`)
    expect((await done('POST', `/${reader.id}/unlock`)).locked_at).toBeNull()
    expect(await canSignIn(reader)).toBe(true)
    await done('POST', `/${reader.id}/unlock`)
    expect(await told(reader.id, 'account-locked,account-unlocked')).toEqual([
      ['account-unlocked', registrar.email, {}],
      ['account-locked', registrar.email, {}],
    ])
  })

  test('all sessions of an account end, and it may sign in again', async () => {
    const again = await signIn('achieng@example.test')
    await done('POST', `/${again.id}/end-sessions`)
    expect([await isIn(again), await canSignIn(again)]).toEqual([false, true])
    expect(await told(again.id, 'sessions-ended')).toEqual([['sessions-ended', registrar.email, { sessions: 1, because: 'asked' }]])
  })

  test('an account that its owner has asked to delete is not unlocked for them', async () => {
    const leaving = await signIn('leaving@example.test')
    await app.accounts.lock(leaving.id, 'deletion')
    const answer = await ask('POST', `/${leaving.id}/unlock`)
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'forbidden' }])
    expect((await done('GET', `/${leaving.id}`)).lock_reason).toBe('deletion')
  })
})

describe('the last administrator', () => {
  const refusal = { code: 'last-admin', detail: 'Somebody must administer this installation: give another account that role first.' }

  test('is neither locked nor demoted, and the log tells of nothing', async () => {
    const before = await told(registrar.id, 'role-changed,account-locked')
    for (const [path, payload] of [
      ['role', { role: 'user' }],
      ['role', { role: 'editor' }],
      ['lock', undefined],
    ] as const) {
      const answer = await ask('POST', `/${registrar.id}/${path}`, payload)
      expect([answer.statusCode, answer.json()]).toEqual([409, refusal])
    }
    expect(await done('GET', `/${registrar.id}`)).toMatchObject({ role: 'admin', locked_at: null })
    expect(await told(registrar.id, 'role-changed,account-locked')).toEqual(before)
  })

  test('one who is locked is no other administrator; of two who demote one another at once, one stays', async () => {
    const deputy = await signIn('deputy@example.test', 'admin')
    await done('POST', `/${deputy.id}/lock`)
    expect((await ask('POST', `/${registrar.id}/lock`)).statusCode).toBe(409)
    await done('POST', `/${deputy.id}/unlock`)
    const back = await app.call(logIn, { body: { email: deputy.email, password: 'secret-enough' } })
    const deputyNow = { ...deputy, headers: { authorization: `Bearer ${back.access_token}` } }
    const answers = await Promise.all([
      ask('POST', `/${registrar.id}/role`, { role: 'user' }, deputyNow),
      ask('POST', `/${deputy.id}/role`, { role: 'user' }, registrar),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect([403, 409]).toContain(statuses.find((status) => status !== 200))
    const { rows } = await app.database.pool.query("select count(*)::int as admins from users where role = 'admin' and locked_at is null")
    expect(rows[0].admins).toBe(1)
  })
})
