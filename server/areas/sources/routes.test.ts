import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSources, listSyncRuns, syncSource } from '#contract/sources'
import { readConfig } from '../../config.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type SourceSite, siteKey, startSourceSite } from '../../testing/source-site.ts'

let app: TestApp
let site: SourceSite
let headers: { authorization: string }

beforeAll(async () => {
  site = await startSourceSite()
  const { sources } = readConfig({ LAWS_AFRICA_URL: `${site.url}/v3`, LAWS_AFRICA_KEY: siteKey, SYNC_PAUSE: '0' })
  app = await createTestApp({ sources })
  headers = await app.signedIn('admin@example.test')
  await app.accounts.grantRole('admin@example.test', 'admin')
})
afterAll(async () => {
  await app.close()
  await site.close()
})

const states = async () => {
  return Object.fromEntries((await app.call(listSources, {}, headers)).sources.map((one) => [one.name, one]))
}
const uri = '/akn/ke/act/2031/90031'
const call = (url: string, payload: object) => app.inject({ method: 'POST', url: new URL(url, 'http://hukumu.test').pathname, payload })

test('a call only has the source asked for what it names; an administrator sees what came, and begins a run', async () => {
  const before = await states()
  expect(before['peachjam']).toMatchObject({ set_up: false, origin: null, call_address: null, last_run: null })
  expect(before['laws-africa']).toMatchObject({ set_up: true, every: 1440, held: 0, last_run: null })
  expect(JSON.stringify(before)).not.toContain(siteKey)
  const address = before['laws-africa']!.call_address!
  expect((await call(`${address.slice(0, -4)}AAAA`, { work: { frbr_uri: uri } })).json()).toMatchObject({ code: 'invalid-token' })
  expect((await call(address.replace('laws-africa', 'peachjam'), {})).statusCode).toBe(400)
  for (const body of [{}, { work: { frbr_uri: 'http://127.0.0.2/akn/ke' } }, { work: { frbr_uri: '/akn/ke/../../secrets' } }])
    expect((await call(address, body)).json()).toEqual({ received: true })
  await app.mails()
  expect(site.look()).toEqual([])

  site.works.set(uri, { title: 'Reed Act No. 31', updated: '2033-05-01T08:00:00Z', texts: { '2031-02-03': 'The words.' } })
  // It comes twice, and names an address of its own, which nobody follows.
  for (let times = 0; times < 2; times += 1)
    expect((await call(address, { action: 'updated', work: { frbr_uri: uri, url: 'http://127.0.0.2/x' } })).statusCode).toBe(200)
  await app.mails()
  expect(new Set(site.look())).toEqual(new Set([`/v3${uri}.json`, `/v3${uri}/eng@2031-02-03.akn`]))
  expect((await states())['laws-africa']).toMatchObject({ held: 1, waiting: 0, last_run: { state: 'done', failure: null } })

  site.works.delete(uri)
  await call(address, { action: 'deleted', work: { frbr_uri: uri } })
  await app.mails()
  expect((await states())['laws-africa']).toMatchObject({ held: 0, withdrawn: 1, last_run: { asked_by: 'call', withdrawn: 1 } })

  await app.call(syncSource, { params: { name: 'laws-africa' }, body: {} }, headers)
  await app.mails()
  const runs = await app.call(listSyncRuns, { params: { name: 'laws-africa' } }, headers)
  expect(runs).toMatchObject({ results: [{ asked_by: 'screen', state: 'done' }, { asked_by: 'call' }, {}] })
  const off = await app.answer(syncSource, { params: { name: 'feed' }, body: {} }, headers)
  expect(off).toMatchObject({ status: 409, body: { code: 'no-source' } })
  expect((await app.answer(listSyncRuns, { params: { name: 'other' } }, headers)).status).toBe(404)
})
