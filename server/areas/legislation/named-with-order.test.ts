import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bundle } from '#contract/bundles'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeRules } from '../../testing/store-act.ts'

let app: TestApp
let headers: { authorization: string }
let id: string
let project: string

const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
  const answer = await app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  expect(answer.statusCode, `${url} ${answer.body}`).toBeLessThan(300)
  return answer
}

beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn()
  const rules = await storeRules(app.database, 'Civil Procedure Rules', 2010)
  id = `${rules.id}~${rules.eid}`
  project = (await ask('POST', '/research-hub/projects', { name: 'Stay' })).json<{ id: string }>().id
})
afterAll(() => app.close())

test('a rule is named with its Order wherever it stands without its law around it', async () => {
  await ask('POST', `/research-hub/projects/${project}/items`, { type: 'provision', id })
  const items = await ask('GET', `/research-hub/projects/${project}/items?type=provision`)
  expect(items.json()).toMatchObject({ results: [{ title: 'Order 42 rule 6(2)', description: 'Civil Procedure Rules' }] })

  const bundle = (await ask('GET', `/research-hub/projects/${project}/bundle`)).json<Bundle>()
  expect(bundle.authorities).toMatchObject([{ title: 'Order 42 rule 6(2), Civil Procedure Rules, 2010', group: 'legislation' }])

  await ask('POST', '/research-history/record-view', { case_id: id, type: 'view' })
  const history = await ask('GET', '/research-history')
  expect(history.json()).toMatchObject({ results: [{ title: 'Order 42 rule 6(2)', description: 'Civil Procedure Rules' }] })

  const watch = await ask('POST', '/watches', { kind: 'provision', target: id, frequency: 'daily' })
  expect(watch.json()).toMatchObject({ name: 'Order 42 rule 6(2), Civil Procedure Rules' })

  const bookmark = await ask('POST', '/bookmarks', { case_id: id })
  await ask('DELETE', `/bookmarks/${bookmark.json<{ id: string }>().id}`)
  expect((await ask('GET', '/trash')).json()).toMatchObject({ results: [{ title: 'Order 42 rule 6(2), Civil Procedure Rules' }] })
})

test('a rule alone is called with its heading, which does not say its place again', async () => {
  const [rules = ''] = id.split('~')
  const rule = `${rules}~order_42__rule_6`
  await ask('POST', `/research-hub/projects/${project}/items`, { type: 'provision', id: rule })
  const items = (await ask('GET', `/research-hub/projects/${project}/items?type=provision`)).json<{ results: { title: string }[] }>()
  expect(items.results.map(({ title }) => title)).toContain('Order 42 rule 6. Stay')
  const pdf = await ask('GET', `/legislation/${rules}/provisions/order_42__rule_6/pdf`)
  expect(decodeURIComponent(String(pdf.headers['content-disposition']))).toContain('Order 42 rule 6, Civil Procedure Rules.pdf')
})
