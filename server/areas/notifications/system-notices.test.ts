import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadImport } from '#contract/imports'
import type { Notification } from '#contract/notifications'
import type { Report } from '#contract/reports'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Person, personsOf } from '../../testing/persons.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let persons: ReturnType<typeof personsOf>
let me: Person
let editor: Person
let caseId: string

const person = (email: string) => persons.make(email)
const send: typeof persons.send = (...request) => persons.send(...request)
const prefer: typeof persons.prefer = (...given) => persons.prefer(...given)
/** What somebody was told of their own affairs, once all that follows is done. */
const told = async (who = me): Promise<Notification[]> => {
  await app.mails()
  const { results, unread_count } = (await send(who, 'GET', '/notifications')).json<{ results: Notification[]; unread_count: number }>()
  expect(unread_count).toBe(results.filter(({ read }) => !read).length)
  return results.filter(({ kind }) => kind !== 'welcome' && !kind.startsWith('how-to'))
}
const clear = () => app.database.pool.query('delete from notifications')
const report = async (who = me) =>
  (await send(who, 'POST', '/reports', { case_id: caseId, kind: 'text', words: 'The date is wrong.' })).json<Report>().id
const decide = (id: string, by = editor) => send(by, 'POST', `/reports/${id}/decision`, { state: 'resolved', answer: 'Put right.' })

beforeAll(async () => {
  app = await createTestApp()
  persons = personsOf(app)
  me = await person('wanjiku@example.test')
  editor = await person('editor@example.test')
  await app.accounts.grantRole(editor.email, 'admin')
  caseId = (await storeCases(app.database, [{ title: 'Kilonzi v Tumaini', content: ['1. Dismissed.'] }]))[0]!
})
afterAll(() => app.close())

test('one hears of a mistake that one reported, of an archive that is ready and of an import that ended, each where it is shown', async () => {
  const id = await report()
  await decide(id)
  await send(me, 'POST', '/profile/export')
  expect(await told()).toMatchObject([
    { kind: 'archive-ready', title: 'Your archive is ready', href: '/settings?tab=data' },
    {
      kind: 'report-decided',
      title: 'A mistake that you reported has been put right',
      message: 'It was about Kilonzi v Tumaini. Read what the editors answered.',
      href: '/reports',
    },
  ])
  // Opened again it is undecided, and decided anew it is told anew, in the one notice that it has.
  await send(me, 'POST', '/notifications/read-all')
  await send(editor, 'POST', `/reports/${id}/decision`, { state: 'open', answer: '' })
  expect((await told()).map(({ kind }) => kind)).toEqual(['archive-ready'])
  await decide(id)
  expect((await told()).map(({ kind, read }) => [kind, read])).toEqual([
    ['report-decided', false],
    ['archive-ready', true],
  ])
  await send(me, 'DELETE', `/reports/${id}`)
  await app.database.pool.query('update account_exports set expires_at = asked_at')
  expect(await told()).toEqual([])

  const files = [{ name: 'term.json', content: JSON.stringify({ title: 'Reed v Weir', content: '1. Reeds.' }) }]
  await app.call(uploadImport, { files }, editor.headers)
  expect(await told(editor)).toMatchObject([{ title: 'The import of term.json is done', href: '/admin?tab=imports' }])
})

test('one hears of a project that is shared or handed over, once, and as long as one is in it', async () => {
  await clear()
  const { id } = (await send(editor, 'POST', '/research-hub/projects', { name: 'The weir' })).json<{ id: string }>()
  const sharing = () => send(editor, 'POST', `/research-hub/projects/${id}/share`, { email: me.email, role: 'viewer' })
  await sharing()
  const shared = { kind: 'project-shared', message: '“The weir” stands in your Research Hub.', href: `/research-hub/projects/${id}` }
  expect(await told()).toMatchObject([{ ...shared, title: 'Test Reader shares a research project with you' }])
  await send(me, 'POST', '/notifications/read-all')
  await sharing()
  expect(await told()).toMatchObject([{ ...shared, read: true }])
  await send(editor, 'POST', `/research-hub/projects/${id}/owner`, { account: me.id })
  expect(await told()).toMatchObject([{ kind: 'project-yours', title: '“The weir” is yours now', read: false }])
  expect(await told(editor)).toEqual([])
  await send(me, 'DELETE', `/research-hub/projects/${id}`)
  expect(await told()).toEqual([])
})

test('who wants to hear of no such things is told none, and nobody of what they did themselves', async () => {
  await clear()
  await prefer(me, { alertTypes: { systemUpdates: false } })
  await decide(await report())
  await decide(await report(editor))
  expect([await told(), await told(editor)]).toEqual([[], []])
  await prefer(me, { alertTypes: { systemUpdates: true } })
})
