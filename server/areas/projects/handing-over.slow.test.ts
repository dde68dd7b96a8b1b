import { afterAll, beforeAll, expect, test } from 'vitest'
import { getProfile } from '#contract/accounts'
import { updatePreferences } from '#contract/preferences'
import type { Member } from '#contract/project-members'
import type { Project } from '#contract/projects'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'

type Headers = { authorization: string }
interface Person {
  headers: Headers
  id: string
  email: string
}

let app: TestApp
let people = 0
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const hub = '/api/research-hub/projects'
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- what an answer is, each caller knows
const ask = async <T = Project & { code: string }>(
  { headers }: Person,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
): Promise<{ status: number; body: T }> => {
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
  return { status: answer.statusCode, body: (answer.body === '' ? null : answer.json()) as T }
}
async function person(): Promise<Person> {
  people += 1
  // More of them than one address makes in ten minutes.
  await app.database.pool.query('delete from throttle_counts')
  const email = `advocate-${people}@example.test`
  const headers = await app.signedIn(email)
  await app.database.pool.query('update users set verified_at = now() where email = $1', [email])
  return { headers, email, id: (await app.call(getProfile, {}, headers)).id }
}
/** A project of the first with the others as members. */
async function shared(name: string, owner: Person, ...members: Person[]): Promise<string> {
  const { id } = (await ask(owner, 'POST', hub, { name })).body
  for (const { email } of members) expect((await ask(owner, 'POST', `${hub}/${id}/share`, { email })).status).toBe(201)
  return id
}
const handOver = (from: Person, project: string, { id: account }: { id: string }) =>
  ask(from, 'POST', `${hub}/${project}/owner`, { account })
const leave = (who: Person) => ask<{ code: string; detail: string }>(who, 'DELETE', '/api/profile', { password: 'secret-enough' })
/** A leaving account proves its password first, which takes a while: what crosses it begins a little later each time. */
const later = async <T>(round: number, work: () => Promise<T>): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, 40 * round))
  return work()
}
const rolesIn = async (who: Person, project: string) =>
  new Map((await ask<{ results: Member[] }>(who, 'GET', `${hub}/${project}/members`)).body.results.map(({ id, role }) => [id, role]))

test('a member owns a project from then on, who owned it may change it, and everybody keeps what they put in', async () => {
  const [owner, member, other, stranger] = [await person(), await person(), await person(), await person()]
  const project = await shared('The weir', owner, member, other)
  await ask(owner, 'POST', `${hub}/${project}/share`, { email: 'invited@example.test' })
  await app.database.pool.query(`update shares set role = 'editor' where member_id = $1`, [member.id])
  for (const one of [owner, member]) {
    const note = (await ask<{ id: string }>(one, 'POST', '/api/research-notes', { title: 'Costs', content: 'Of the weir.' })).body
    expect((await ask(one, 'POST', `${hub}/${project}/items`, { type: 'note', id: note.id })).status).toBe(201)
  }

  expect(await handOver(member, project, other)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  expect(await handOver(stranger, project, stranger)).toMatchObject({ status: 404 })
  for (const nobody of [stranger, owner, { id: 'nonsense' }])
    expect(await handOver(owner, project, nobody)).toMatchObject({ status: 409, body: { code: 'not-a-member' } })

  expect(await handOver(owner, project, member)).toMatchObject({
    status: 200,
    body: { role: 'editor', owner: { id: member.id }, members: 2 },
  })
  expect(Object.fromEntries(await rolesIn(member, project))).toMatchObject({
    [member.id]: 'owner',
    [owner.id]: 'editor',
    [other.id]: 'viewer',
  })
  // Who is invited waits for the new owner, and both notes lie there still.
  expect((await rolesIn(member, project)).size).toBe(4)
  const items = await ask<{ total: number }>(other, 'GET', `${hub}/${project}/items`)
  expect(items.body.total).toBe(2)
  const done = await ask<{ recent_activities: { action: string; user_id: string }[] }>(other, 'GET', `${hub}/${project}/summary`)
  expect(done.body.recent_activities[0]).toMatchObject({ action: 'owner_changed', user_id: owner.id })

  // What it owned holds an account back no more; its own writing leaves with it, and the project stays.
  expect((await handOver(owner, project, other)).status).toBe(403)
  expect((await leave(owner)).status).toBe(200)
  await app.database.pool.query('delete from users where id = $1', [owner.id])
  expect((await ask<{ total: number }>(other, 'GET', `${hub}/${project}/items`)).body.total).toBe(1)
  expect(Object.fromEntries(await rolesIn(member, project))).toMatchObject({ [member.id]: 'owner', [other.id]: 'viewer' })
})

test('a member is told of a project by mail, unless it wants no such mail', async () => {
  const [owner, member, quiet, never] = [await person(), await person(), await person(), await person()]
  const change = ({ headers }: Person, payload: object) => app.call(updatePreferences, { body: payload }, headers)
  await change(quiet, { notifications: { alertTypes: { systemUpdates: false } } })
  await change(never, { notifications: { updateFrequency: 'never' } })
  await shared('Told', owner, member, quiet, never)
  const told = (await app.mails()).filter(({ subject }) => subject === 'A research project was shared with you on Hukumu')
  const addresses = new Set([member, quiet, never].map(({ email }) => email))
  expect(told.map(({ to }) => to).filter((to) => addresses.has(to))).toEqual([member.email])
})

test('an account leaves only once each project that others are in was handed over or deleted', async () => {
  const [owner, member] = [await person(), await person()]
  const [kept, ended] = [await shared('Kept', owner, member), await shared('Ended', owner, member)]
  await ask(owner, 'POST', hub, { name: 'Its own' })
  const rules = async () => (await ask<{ shared_projects: object[] }>(owner, 'GET', '/api/profile/deletion')).body.shared_projects
  const members = [{ id: member.id, name: 'Test Reader' }]
  expect(await rules()).toEqual([
    { id: ended, name: 'Ended', members },
    { id: kept, name: 'Kept', members },
  ])

  const refused = await leave(owner)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'shared-projects', detail: expect.stringContaining('Ended, Kept') as string },
  })
  // Nothing of it was done.
  expect((await ask(owner, 'GET', '/api/profile')).status).toBe(200)

  await handOver(owner, kept, member)
  expect((await ask(owner, 'DELETE', `${hub}/${ended}`)).status).toBe(204)
  expect(await rules()).toEqual([])
  expect((await leave(owner)).status).toBe(200)
  expect((await ask(member, 'GET', `${hub}/${kept}`)).body).toMatchObject({ role: 'owner' })
})

test('a project is never left with an account that is leaving, whichever is first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [owner, member] = [await person(), await person()]
    const project = await shared('Crossing', owner, member)
    const [handed, left] = await Promise.all([later(round, () => handOver(owner, project, member)), leave(member)])
    // Handed over first: it holds the account back. Left first: it can be handed over no more.
    expect([`200 409`, `409 200`]).toContain(`${handed.status} ${left.status}`)
    const { rows } = await app.database.pool.query<{ kept: boolean }>(
      'select u.locked_at is null as kept from projects p join users u on u.id = p.user_id where p.id = $1',
      [project],
    )
    expect(rows).toEqual([{ kept: true }])
  }
})

test('nobody comes into a project whose owner is leaving, whichever is first', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [owner, member] = [await person(), await person()]
    const project = await shared('Alone', owner)
    const adding = () => ask(owner, 'POST', `${hub}/${project}/share`, { email: member.email })
    const [added, left] = await Promise.all([later(round, adding), leave(owner)])
    // Added first: it holds the account back. Left first: the owner is signed out, or let nobody in.
    expect(left.status === 409 ? [201] : [401, 403]).toContain(added.status)
    const { rows } = await app.database.pool.query(
      `select 1 from shares s join projects p on s.object_id = p.id::text join users u on u.id = p.user_id
       where p.id = $1 and u.locked_at is not null`,
      [project],
    )
    expect(rows).toEqual([])
  }
})
