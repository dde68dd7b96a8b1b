import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications'
import { logIn } from '#contract/accounts'
import { alertedAddresses } from '../../testing/alerted-accounts.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type ToldEvent, followEvents } from '../../testing/follow-events.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { startAlertsProcess } from '../../testing/start-alerts-process.ts'

const notices = (events: readonly ToldEvent[]) =>
  events.flatMap(([name, data]) => (name === 'notification' ? [(data as Notification).title] : []))

test('what one process tells reaches the streams of another, and a third goes on where that one broke off', async () => {
  const database = await createTestDatabase()
  const work = { databaseUrl: database.address, dataDir: database.folder, smtpUrl: '', clock: { from: Date.now(), speed: 60 } }
  const run = async (judgments: number[]) => {
    const child = startAlertsProcess({ ...work, judgments })
    await child.said('dead letters: 0')
    await child.ended
  }
  await run([])
  const opened = await database.open()
  /** A process that serves streams and does no jobs: what it tells was matched elsewhere. */
  const serve = async () => {
    const app = await createTestApp({}, async () => ({ ...opened, close: async () => {} }))
    await app.http.listen({ port: 0, host: '127.0.0.1' })
    await app.jobs.stop(0)
    return { app, address: `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}` }
  }
  const first = await serve()
  const answer = await first.app.call(logIn, { body: { email: alertedAddresses[0], password: 'secret-enough' } })
  const headers = { authorization: `Bearer ${answer.access_token}` }

  const following = followEvents(first.address, headers, null, (events) => notices(events).length > 0)
  await run([1])
  const told = await following
  expect(notices(told.events)).toEqual(['1 new decision for “granary”'])

  // Its connection is lost, and so is the process.
  await first.app.close()
  await run([2, 3])
  const second = await serve()
  const resumed = await followEvents(second.address, headers, told.last, (events) => events.some(([name]) => name === 'unread'))
  expect(notices(resumed.events)).toEqual(['3 new decisions for “granary”'])
  const again = await followEvents(second.address, headers, resumed.last, (events) => events.length > 0)
  expect(again.events).toEqual([['unread', { unread_count: 4 }]])
  await second.app.close()
  await opened.close()
  await database.remove()
})
