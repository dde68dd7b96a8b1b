import { expect, test } from 'vitest'
import type { Output } from '#contract/endpoint'
import type { searchEverything } from '#contract/search-everything'
import { createTestApp } from '../../../testing/create-test-app.ts'
import { storeAct } from '../../../testing/store-act.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

test('Acts that are from before their provisions were searched are found once the server has begun', async () => {
  const database = await openTestDatabase()
  const { id, eid } = await storeAct(database, 'Sluice Gates Act', 1999)
  // As a library has them that comes from an earlier version.
  await database.pool.query('delete from provision_entries')
  const app = await createTestApp({}, async () => database)
  const headers = await app.signedIn()
  const find = async () => {
    const answer = await app.inject({ url: '/api/search/all?query=sluice%20gates%20title&kind=legislation', headers })
    expect(answer.statusCode, answer.body).toBe(200)
    const { legislation } = answer.json<Output<typeof searchEverything>>()
    return legislation.results.map(({ act, eid: found }) => [act.id, found])
  }
  expect(await find()).toEqual([])
  // What waits is done.
  await app.mails()
  expect(await find()).toContainEqual([id, eid])
  await app.close()
})
