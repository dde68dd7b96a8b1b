import { afterAll, expect, test } from 'vitest'
import { openTestAccounts } from '../accounts/open-test-accounts.ts'

const app = await openTestAccounts()
afterAll(() => app.close())

const second = 1000
const day = 86_400_000

/** The addresses among these that have an account. */
async function kept(...emails: string[]): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ email: string }>('select email from users where email = any ($1)', [emails])
  return emails.filter((email) => rows.some((row) => row.email === email))
}
/** Lets the hourly job run at the time of the clock. */
async function runJobs() {
  app.jobs.wake()
  await app.jobs.settled()
}
const idOf = async (email: string) =>
  (await app.database.pool.query<{ id: string }>('select id from users where email = $1', [email])).rows[0]!.id

test('an account that nobody confirmed or used goes fourteen days after its sign-up, with the mails to it, and its address is free', async () => {
  const [forgotten, confirmed, used, granted, shared] = Array.from({ length: 5 }, app.newEmail) as [string, string, string, string, string]
  const all = [forgotten, confirmed, used, granted, shared]
  for (const email of all) expect((await app.signUp(email)).statusCode).toBe(201)
  const account = await idOf(forgotten)
  const activation = { token: await app.activationToken(confirmed), password: app.password }
  expect((await app.send('POST', '/api/auth/activate', { payload: activation })).statusCode).toBe(200)
  expect((await app.logIn(used)).statusCode).toBe(200)
  await app.accounts.grantRole(granted, 'editor')
  await app.database.pool.query(
    `insert into shares (object_kind, object_id, member_id, role) values ('note', gen_random_uuid(), $1, 'viewer')`,
    [await idOf(shared)],
  )

  app.clock.pass(14 * day - 3600 * second)
  await runJobs()
  expect(await kept(...all)).toEqual(all)
  app.clock.pass(2 * 3600 * second)
  await expect.poll(async () => (await runJobs(), kept(...all))).toEqual([confirmed, used, granted, shared])
  // The session of whoever used it is long forgotten.
  app.clock.pass(60 * day)
  const sessions = async () => (await app.database.pool.query('select 1 from sessions')).rows.length
  await expect.poll(async () => (await runJobs(), sessions())).toBe(0)
  expect(await kept(...all)).toEqual([confirmed, used, granted, shared])

  const { rows } = await app.database.pool.query(
    `select action from audit_entries where person is not null and action = 'deletion-done' union all select 'an event' from events where account_id = $1`,
    [account],
  )
  expect(rows).toEqual([{ action: 'deletion-done' }])
  expect((await app.signUp(forgotten)).statusCode).toBe(201)
})

test('one that was sent another link, or is invited into a project, stays until that is over', async () => {
  const [linked, invited] = [app.newEmail(), app.newEmail()]
  for (const email of [linked, invited]) await app.signUp(email)
  app.clock.pass(13 * day)
  await app.send('POST', '/api/auth/activate/again', { payload: { email: linked } })
  await app.activationToken(linked)
  const { access_token } = await app.session()
  const project = await app.send('POST', '/api/research-hub/projects', { payload: { name: 'The weir' }, bearer: access_token })
  const { id } = project.json<{ id: string }>()
  const share = `/api/research-hub/projects/${id}/share`
  expect((await app.send('POST', share, { payload: { email: invited, role: 'viewer' }, bearer: access_token })).statusCode).toBe(201)

  app.clock.pass(2 * day)
  await runJobs()
  expect(await kept(linked, invited)).toEqual([linked, invited])
  app.clock.pass(60 * day)
  await expect.poll(async () => (await runJobs(), kept(linked, invited))).toEqual([])
})
