import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Notification,
  followEvents as followEventStream,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '#contract/notifications'
import { updatePreferences } from '#contract/preferences'
import { startExport } from '#contract/profile'
import { createSavedSearch, deleteSavedSearch } from '#contract/saved-searches'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { followEvents } from '../../testing/follow-events.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let server: string
beforeAll(async () => {
  app = await createTestApp()
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  server = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
})
afterAll(() => app.close())

type Headers = { authorization: string }
const list = (headers: Headers, query = {}) => app.call(listNotifications, { query }, headers)
const save = async (headers: Headers, query: string, alert_enabled = true) =>
  (await app.call(createSavedSearch, { body: { name: `On ${query}`, query, alert_enabled } }, headers)).id
const today = new Date().toISOString().slice(0, 10)
let number = 0
const arrive = async (words: string, { date = today } = {}) => {
  number += 1
  await storeCases(app.database, [{ title: `Party ${number} v Other`, court: 'High Court', date, content: [`1. Of ${words}.`] }])
  await app.mails()
}

test('a new account is told three things, which it reads one by one or all at once', async () => {
  const me = await app.signedIn()
  const told = await list(me)
  expect(told.results.map(({ kind, href, read }) => [kind, href, read])).toEqual([
    ['welcome', '/', false],
    ['how-to-search', '/cases', false],
    ['how-to-fill', '/library', false],
  ])
  expect([told.total, told.unread_count, told.results[0]!.title]).toEqual([3, 3, 'Welcome to Hukumu'])
  const [first] = told.results
  const read = () => app.call(readNotification, { params: { id: first!.id } }, me)
  expect([await read(), await read()]).toMatchObject([{ unread_count: 2 }, { unread_count: 2 }])
  expect((await list(me, { unread: 'true' })).results.map(({ kind }) => kind)).toEqual(['how-to-search', 'how-to-fill'])
  expect(await app.call(readAllNotifications, {}, me)).toMatchObject({ unread_count: 0 })
  expect([(await list(me)).unread_count, (await list(me, { limit: 1, offset: 2 })).results.length]).toEqual([0, 1])
  const other = await app.signedIn()
  expect((await app.answer(readNotification, { params: { id: first!.id } }, other)).status).toBe(404)
})

test('what answers a search with alerts is told; while it is unread more joins it, and once it is read more is told anew', async () => {
  const me = await app.signedIn()
  const id = await save(me, 'tourmaline')
  await save(me, 'tourmaline', false)
  await arrive('tourmaline')
  await arrive('tourmaline')
  await arrive('tourmaline', { date: '1998-01-02' })
  const [news, ...others] = (await list(me)).results
  expect(others).toHaveLength(3)
  expect(news).toMatchObject({
    kind: 'search-found',
    title: '2 new decisions for “On tourmaline”',
    href: '/cases?query=tourmaline&sort=newest',
    reason_code: { code: 'search-found', search: 'On tourmaline', found: 2, old: 1 },
  })
  await app.call(readNotification, { params: { id: news!.id } }, me)
  await arrive('tourmaline')
  expect((await list(me)).results.slice(0, 2).map(({ title, read }) => [title, read])).toEqual([
    ['1 new decision for “On tourmaline”', false],
    ['2 new decisions for “On tourmaline”', true],
  ])
  await app.call(deleteSavedSearch, { params: { id } }, me)
  expect((await list(me)).total).toBe(3)
})

test('who does not want to hear of related cases is told none', async () => {
  const me = await app.signedIn()
  const payload = { notifications: { alertTypes: { relatedCases: false } } }
  await app.call(updatePreferences, { body: payload }, me)
  await save(me, 'rhodonite')
  await arrive('rhodonite')
  expect((await list(me)).total).toBe(3)
})

test('an open screen is told at once; one that comes back is told what came meanwhile, and nothing twice', async () => {
  const me = await app.signedIn()
  await save(me, 'chrysoberyl')
  const opened = followEvents(server, me, null, (events) => events.some(([name]) => name === 'notification'))
  await expect.poll(async () => (await app.database.pool.query('select 1 from notification_counts')).rowCount).toBeGreaterThan(0)
  await arrive('chrysoberyl')
  const first = await opened
  expect(first.events[0]).toEqual(['unread', { unread_count: 3 }])
  const titles = (events: [string, unknown][]) =>
    events.flatMap(([name, data]) => (name === 'notification' ? [(data as Notification).title] : []))
  expect(titles(first.events)).toEqual(['1 new decision for “On chrysoberyl”'])

  // The connection is lost: what is told meanwhile waits.
  await save(me, 'alexandrite')
  await arrive('alexandrite')
  await app.call(readAllNotifications, {}, me)
  await arrive('chrysoberyl')
  const second = await followEvents(server, me, first.last, (events) => events.some(([name]) => name === 'unread'))
  expect(titles(second.events)).toEqual(['1 new decision for “On alexandrite”', '1 new decision for “On chrysoberyl”'])
  expect(second.events.at(-1)).toEqual(['unread', { unread_count: 1 }])
  const third = await followEvents(server, me, second.last, (events) => events.length > 0)
  expect(third.events).toEqual([['unread', { unread_count: 1 }]])
})

test('a screen that waits for work hears what became of it, also one that comes back, and nobody else does', async () => {
  const [me, other] = [await app.signedIn(), await app.signedIn()]
  const following = followEvents(server, me, null, (events) => events.some(([name]) => name === 'job'))
  const away = await followEvents(server, me, null, (events) => events.length > 0)
  await app.call(startExport, {}, me)
  await app.mails()
  const made = ['job', { kind: 'archive', id: expect.any(String), status: 'ready' }]
  expect((await following).events).toContainEqual(made)
  const back = await followEvents(server, me, away.last, (events) => events.some(([name]) => name === 'unread'))
  expect(back.events[0]).toEqual(made)
  for (const [headers, last] of [
    [me, back.last],
    [other, away.last],
  ] as const)
    expect((await followEvents(server, headers, last, (events) => events.length > 0)).events.map(([name]) => name)).not.toContain('job')
})

test('who does not ask for events is refused', async () => {
  expect(await app.answer(followEventStream, {}, await app.signedIn())).toMatchObject({ status: 406, body: { code: 'not-acceptable' } })
})
