import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '#contract/reports'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Person, personsOf } from '../../testing/persons.ts'
import { storeCases } from '../../testing/store-cases.ts'

// A Tuesday, ten in the morning in Nairobi.
let time = Date.parse('2026-11-24T07:00:00Z')
const hour = 3_600_000
let app: TestApp
let persons: ReturnType<typeof personsOf>
let me: Person
let editor: Person
let caseId: string

const person = (email: string) => persons.make(email)
const send: typeof persons.send = (...request) => persons.send(...request)
const prefer: typeof persons.prefer = (...given) => persons.prefer(...given)
/** Lets time pass, after which everybody signs in anew. */
const pass = async (hours: number) => {
  time += hours * hour
  await persons.signIn()
}
const report = async () =>
  (await send(me, 'POST', '/reports', { case_id: caseId, kind: 'text', words: 'The date is wrong.' })).json<Report>().id
const decide = async (id: string) => {
  await send(editor, 'POST', `/reports/${id}/decision`, { state: 'resolved', answer: 'Put right.' })
  await app.mails()
}
const digests = async (who: Person) =>
  (await app.mails())
    .filter(({ to, text }) => to === who.email && text.includes('Stop these mails'))
    .map(({ subject, text }) => ({ subject, text }))

beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => time } })
  persons = personsOf(app, () => time)
  me = await person('wanjiku@example.test')
  editor = await person('editor@example.test')
  await app.accounts.grantRole(editor.email, 'editor')
  caseId = (await storeCases(app.database, [{ title: 'Kilonzi v Tumaini', content: ['1. Dismissed.'] }]))[0]!
})
afterAll(() => app.close())

test('one mail tells of what was not read, on the morning that the reader chose', async () => {
  const since = async () => (await digests(me)).map(({ subject }) => subject)
  const wait = async (hours: number) => {
    await pass(hours)
    return since()
  }
  await decide(await report())
  expect(await wait(24)).toEqual([])
  expect(await wait(6 * 24)).toEqual(['A mistake that you reported has been put right'])
  expect((await digests(me)).at(-1)!.text).toContain('http://hukumu.test/settings?tab=notifications')
  expect(await wait(7 * 24)).toHaveLength(1)

  await prefer(me, { updateFrequency: 'daily' })
  await decide(await report())
  await decide(await report())
  expect(await wait(1)).toHaveLength(1)
  expect(await wait(24)).toEqual(['A mistake that you reported has been put right', 'News of your work in Hukumu'])

  // What was read in the bell is not mailed; nor is anything to who wants no mail, also not later.
  await decide(await report())
  await send(me, 'POST', '/notifications/read-all')
  expect(await wait(24)).toHaveLength(2)
  await decide(await report())
  await prefer(me, { updateFrequency: 'never' })
  expect(await wait(24)).toHaveLength(2)
  await prefer(me, { updateFrequency: 'daily' })
  expect(await wait(24)).toHaveLength(2)
  expect((await send(me, 'GET', '/notifications?unread=true')).json<{ total: number }>().total).toBe(1)
})

test('no mail says what somebody typed', async () => {
  await send(me, 'POST', '/notifications/read-all')
  const { id } = (await send(editor, 'POST', '/research-hub/projects', { name: 'Buy at evil.test' })).json<{ id: string }>()
  await send(editor, 'POST', `/research-hub/projects/${id}/share`, { email: me.email, role: 'viewer' })
  await send(editor, 'POST', `/research-hub/projects/${id}/owner`, { account: me.id })
  await app.mails()
  await pass(24)
  const { subject, text } = (await digests(me)).at(-1)!
  expect([subject, text.includes('evil')]).toEqual(['A research project is yours now', false])
})

test('each is told on the morning of its own place, and what is not wanted is given up before', async () => {
  await pass(24)
  // It is ten in Nairobi: in Auckland it was seven in the morning twelve and a half hours ago, in Los Angeles it will be in eight.
  const there = new Map<string, Person>()
  for (const zone of ['Pacific/Auckland', 'Africa/Nairobi', 'America/Los_Angeles']) {
    const who = await person(`${zone.split('/')[1]!.toLowerCase()}@example.test`)
    await send(who, 'PATCH', '/profile/preferences', { time_zone: zone, notifications: { updateFrequency: 'daily' } })
    there.set(zone, who)
    const { id } = (await send(editor, 'POST', '/research-hub/projects', { name: 'Land' })).json<{ id: string }>()
    await send(editor, 'POST', `/research-hub/projects/${id}/share`, { email: who.email, role: 'viewer' })
    await send(editor, 'POST', `/research-hub/projects/${id}/owner`, { account: who.id })
  }
  await app.mails()
  const told = async () => {
    const counts = await Promise.all([...there].map(async ([zone, who]) => [zone, (await digests(who)).length] as const))
    return counts.filter(([, count]) => count > 0).map(([zone]) => zone)
  }
  expect(await told()).toEqual([])
  await pass(9)
  expect(await told()).toEqual(['America/Los_Angeles'])
  await prefer(there.get('Pacific/Auckland')!, { alertTypes: { systemUpdates: false } })
  await pass(0.1)
  await app.mails()
  const { rows } = await app.database.pool.query('select 1 from notifications where user_id = $1 and wants_mail', [
    there.get('Pacific/Auckland')!.id,
  ])
  expect(rows).toEqual([])
  await pass(15)
  expect(await told()).toEqual(['Africa/Nairobi', 'America/Los_Angeles'])
})
