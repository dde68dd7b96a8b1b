import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listNotifications } from '#contract/notifications'
import { updatePreferences } from '#contract/preferences'
import { getPushKey } from '#contract/push'
import { createSavedSearch } from '#contract/saved-searches'
import { createPush } from '../../providers/push.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { isSignedBy, makeDevice, startPushService } from '../../testing/push-service.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { openTestDatabase } from '../../testing/test-database.ts'

/** What the service answers for a path, until told otherwise. */
const answers = new Map<string, { status: number; location?: string }>()
let service: Awaited<ReturnType<typeof startPushService>>
let app: TestApp
let known = (_address: URL): boolean => true

beforeAll(async () => {
  service = await startPushService((path) => answers.get(path) ?? { status: 201 })
  const push = createPush({
    key: randomBytes(32),
    contact: () => 'mailto:editor@hukumu.example',
    isService: (address) => service.isService(address) && known(address),
    agent: service.agent,
  })
  app = await createTestApp({}, openTestDatabase, { push })
  await app.jobs.start()
})
beforeEach(() => {
  known = () => true
  answers.clear()
  service.received.length = 0
})
afterAll(async () => {
  await app.close()
  await service.close()
})

let number = 0
const arrive = async (words: string) => {
  number += 1
  await storeCases(app.database, [
    { title: `Push ${number} v Other`, citation: `[2026] KEHC ${94_000 + number} (KLR)`, content: [`1. Of ${words}.`] },
  ])
  await app.jobs.settled()
}

/** An account with a search that is told of, and push notices as given; `query` is a word of its own. */
async function reader(query: string, pushEnabled = true) {
  const headers = await app.signedIn()
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload })
  await app.call(updatePreferences, { body: { notifications: { pushEnabled } } }, headers)
  await app.call(createSavedSearch, { body: { name: query, query, alert_enabled: true } }, headers)
  const subscribe = ({ endpoint, keys }: { endpoint: string; keys: object }) => post('/api/notifications/push', { endpoint, keys })
  const notices = async () => (await app.call(listNotifications, {}, headers)).results
  return { headers, subscribe, notices }
}
const devicesKept = async () => (await app.database.pool.query('select 1 from push_subscriptions')).rows.length

test('a notice comes to each device of who switched that on, encrypted for it and signed by the installation', async () => {
  const { headers, subscribe, notices } = await reader('pushone')
  const devices = [service.device('/phone'), service.device('/desk')]
  for (const device of devices) expect((await subscribe(device)).statusCode).toBe(204)
  const { public_key: publicKey } = await app.call(getPushKey, {}, headers)
  await arrive('pushone')
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone'])
  const [notice] = await notices()
  for (const got of service.received) {
    const device = devices.find(({ endpoint }) => endpoint.endsWith(got.path))!
    expect(device.read(got.body)).toEqual({ title: notice!.title, body: notice!.message, href: notice!.href, tag: notice!.id })
    expect(isSignedBy(publicKey, service.origin, got)).toBe(true)
    expect(got.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' })
  }
})

test('what is told before a device is known, or read meanwhile, does not come to it; what comes after does, each once', async () => {
  const { subscribe } = await reader('pushtwo')
  await arrive('pushtwo')
  const device = service.device('/later')
  await subscribe(device)
  await app.jobs.settled()
  expect(service.received).toEqual([])
  await arrive('pushtwo')
  await arrive('nothing of the kind')
  expect(service.received.map(({ path }) => path)).toEqual(['/later'])
  expect(device.read(service.received[0]!.body)).toMatchObject({ title: expect.stringContaining('2 new decisions') })
})

test('who has it switched off is notified nowhere, and a device is of the account that last asked for it', async () => {
  const off = await reader('pushoff', false)
  await off.subscribe(service.device('/off'))
  await arrive('pushoff')
  expect(service.received).toEqual([])
  const first = await reader('pushfirst')
  const second = await reader('pushsecond')
  const shared = service.device('/shared')
  await first.subscribe(shared)
  await second.subscribe(shared)
  await arrive('pushfirst')
  expect(service.received).toEqual([])
  await arrive('pushsecond')
  expect(service.received.map(({ path }) => path)).toEqual(['/shared'])
})

test('only a known push service is sent anything, and one that is known no more is not either', async () => {
  const { subscribe } = await reader('pushknown')
  const others = ['https://example.test/push', 'https://user:secret@localhost/push', `${service.origin.replace('https', 'http')}/plain`]
  const refused = await Promise.all(others.map((endpoint) => subscribe(makeDevice(endpoint))))
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 422])
  expect(refused[0]!.json()).toMatchObject({ code: 'unknown-push-service' })
  await subscribe(service.device('/known'))
  const before = await devicesKept()
  known = () => false
  await arrive('pushknown')
  expect(service.received).toEqual([])
  expect(await devicesKept()).toBe(before - 1)
})

test('a device that is gone, or whose service sends elsewhere, is forgotten, and no redirect is followed', async () => {
  const { subscribe } = await reader('pushgone')
  await subscribe(service.device('/gone'))
  await subscribe(service.device('/elsewhere'))
  answers.set('/gone', { status: 410 })
  answers.set('/elsewhere', { status: 302, location: `${service.origin}/trap` })
  const before = await devicesKept()
  await arrive('pushgone')
  expect(service.received.map(({ path }) => path).sort()).toEqual(['/elsewhere', '/gone'])
  expect(await devicesKept()).toBe(before - 2)
})

test('a service that is away is asked again, and a device that heard is not told twice', async () => {
  const { subscribe } = await reader('pushagain')
  await subscribe(service.device('/away'))
  await subscribe(service.device('/there'))
  answers.set('/away', { status: 503 })
  await storeCases(app.database, [{ title: 'Push Again v Other', citation: '[2026] KEHC 95001 (KLR)', content: ['1. Of pushagain.'] }])
  await expect.poll(() => service.received.map(({ path }) => path).sort(), { timeout: 20_000 }).toEqual(['/away', '/there'])
  answers.clear()
  await expect.poll(() => service.received.map(({ path }) => path).sort(), { timeout: 30_000 }).toEqual(['/away', '/away', '/there'])
  await app.jobs.settled()
  expect(service.received.length).toBe(3)
})
