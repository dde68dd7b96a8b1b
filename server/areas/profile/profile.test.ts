import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Profile } from '#contract/accounts'
import type { Output } from '#contract/endpoint'
import { belongingKinds, type getStorageUsed } from '#contract/profile'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('what somebody says of themselves', () => {
  const change = async (headers: { authorization: string }, payload: object) =>
    app.inject({ method: 'PATCH', url: '/api/profile', headers, payload })
  const read = async (headers: { authorization: string }) => (await app.inject({ url: '/api/profile', headers })).json<Profile>()

  test('changes where it is given, and stays where it is not', async () => {
    const headers = await app.signedIn('amina@example.test')
    const given = await change(headers, { name: ' Amina Otieno ', organization: 'Otieno & Wafula Advocates' })
    expect(given.statusCode).toBe(200)
    expect(given.json()).toMatchObject({ name: 'Amina Otieno', organization: 'Otieno & Wafula Advocates', email: 'amina@example.test' })
    expect((await change(headers, { name: 'Amina O.' })).json()).toMatchObject({ organization: 'Otieno & Wafula Advocates' })
    expect((await change(headers, {})).json()).toMatchObject({ name: 'Amina O.' })
    expect((await change(headers, { organization: '  ' })).json()).toMatchObject({ organization: null })
    expect(await read(headers)).toMatchObject({ name: 'Amina O.', organization: null })
  })

  test('is no address, role or account of others', async () => {
    const other = await app.signedIn('wafula@example.test')
    const before = await read(other)
    const headers = await app.signedIn('kamau@example.test')
    const sent = { name: 'Kamau', email: 'admin@example.test', role: 'admin', id: before.id, verified: true, createdAt: '2020-01-01' }
    expect((await change(headers, sent)).json()).toMatchObject({
      name: 'Kamau',
      email: 'kamau@example.test',
      role: 'user',
      verified: false,
    })
    expect(await read(other)).toEqual(before)
  })

  test.each([
    [{ name: '   ' }, 'name', 'Please enter your name'],
    [{ name: 'A\nB' }, 'name', 'Please enter a name on one line'],
    [{ name: 'x'.repeat(201) }, 'name', 'A name has at most 200 characters'],
    [{ organization: 'One\u0007' }, 'organization', 'Please enter an organization on one line'],
    [{ organization: 'x'.repeat(201) }, 'organization', 'An organization has at most 200 characters'],
  ])('%j is refused with words for its field', async (payload, field, msg) => {
    const answer = await change(await app.signedIn(), payload)
    expect([answer.statusCode, answer.json().detail]).toEqual([422, [expect.objectContaining({ loc: ['body', field], msg })]])
  })
})

test('what is kept is counted by kind, and nobody’s but one’s own', async () => {
  const headers = await app.signedIn()
  const storage = async (who: { authorization: string }) =>
    (await app.inject({ url: '/api/profile/storage', headers: who })).json<Output<typeof getStorageUsed>>()
  const empty = await storage(headers)
  expect(empty.kinds.map(({ kind }) => kind)).toEqual([...belongingKinds])
  expect(empty.bytes).toBe(0)
  const note = { title: 'Costs', content: 'Costs follow the event.' }
  expect((await app.inject({ method: 'POST', url: '/api/research-notes', headers, payload: note })).statusCode).toBe(201)
  const citation = { text: 'Anarita Karimi Njeru v Republic [1979] eKLR', style: 'standard' }
  expect((await app.inject({ method: 'POST', url: '/api/citation-list', headers, payload: citation })).statusCode).toBe(201)
  const filled = await storage(headers)
  const of = (kind: string) => filled.kinds.find((one) => one.kind === kind)!
  expect(of('notes')).toEqual({ kind: 'notes', number: 1, bytes: 2 * note.content.length })
  expect(of('citations').number).toBe(1)
  expect(filled.bytes).toBe(of('notes').bytes + of('citations').bytes)
  expect((await storage(await app.signedIn())).bytes).toBe(0)
})
