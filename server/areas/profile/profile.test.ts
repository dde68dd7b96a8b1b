import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getProfile } from '#contract/accounts'
import { keepCitation } from '#contract/citation-lists'
import { createNote } from '#contract/notes'
import { belongingKinds, getStorageUsed, updateProfile } from '#contract/profile'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

describe('what somebody says of themselves', () => {
  const read = (headers: { authorization: string }) => app.call(getProfile, {}, headers)

  test('changes where it is given, and stays where it is not', async () => {
    const headers = await app.signedIn('amina@example.test')
    const given = await app.call(updateProfile, { body: { name: ' Amina Otieno ', organization: 'Otieno & Wafula Advocates' } }, headers)
    expect(given).toMatchObject({ name: 'Amina Otieno', organization: 'Otieno & Wafula Advocates', email: 'amina@example.test' })
    expect(await app.call(updateProfile, { body: { name: 'Amina O.' } }, headers)).toMatchObject({
      organization: 'Otieno & Wafula Advocates',
    })
    expect(await app.call(updateProfile, { body: {} }, headers)).toMatchObject({ name: 'Amina O.' })
    expect(await app.call(updateProfile, { body: { organization: '  ' } }, headers)).toMatchObject({ organization: null })
    expect(await read(headers)).toMatchObject({ name: 'Amina O.', organization: null })
  })

  test('is no address, role or account of others', async () => {
    const other = await app.signedIn('wafula@example.test')
    const before = await read(other)
    const headers = await app.signedIn('kamau@example.test')
    const sent = { name: 'Kamau', email: 'admin@example.test', role: 'admin', id: before.id, verified: true, createdAt: '2020-01-01' }
    expect(await app.call(updateProfile, { body: sent }, headers)).toMatchObject({
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
    expect(await app.answer(updateProfile, { body: payload }, await app.signedIn())).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body', field], msg }] },
    })
  })
})

test('what is kept is counted by kind, and nobody’s but one’s own', async () => {
  const headers = await app.signedIn()
  const storage = (who: { authorization: string }) => app.call(getStorageUsed, {}, who)
  const empty = await storage(headers)
  expect(empty.kinds.map(({ kind }) => kind)).toEqual([...belongingKinds])
  expect(empty.bytes).toBe(0)
  const note = { title: 'Costs', content: 'Costs follow the event.' }
  await app.call(createNote, { body: note }, headers)
  await app.call(keepCitation, { body: { text: 'Anarita Karimi Njeru v Republic [1979] eKLR', style: 'standard' } }, headers)
  const filled = await storage(headers)
  const of = (kind: string) => filled.kinds.find((one) => one.kind === kind)!
  expect(of('notes')).toEqual({ kind: 'notes', number: 1, bytes: 2 * note.content.length })
  expect(of('citations').number).toBe(1)
  expect(filled.bytes).toBe(of('notes').bytes + of('citations').bytes)
  expect((await storage(await app.signedIn())).bytes).toBe(0)
})
