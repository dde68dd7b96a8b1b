import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmReset, logIn, resetPassword } from '#contract/accounts'
import { getBuyerDetails } from '#contract/billing'
import { getStorageUsed } from '#contract/profile'
import { getSecondFactor } from '#contract/security'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Headers, fillAccount, ownWords } from '../../testing/fill-account.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let publicCase: string
beforeAll(async () => {
  app = await createTestApp()
  const [stored] = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04', content: ['1. Heard.', '2. Allowed.'] },
  ])
  publicCase = stored!
})
afterAll(() => app.close())

const post = (url: string, payload: object, headers?: Headers) => app.inject({ method: 'POST', url, payload, ...(headers && { headers }) })
const settle = (things: string, headers: Headers) => post('/api/profile/taken-over', { things }, headers)
const kept = async (headers: Headers) => {
  const { kinds } = await app.call(getStorageUsed, {}, headers)
  return Object.fromEntries(kinds.map(({ kind, number }) => [kind, number]))
}

/** Fills an account as a stranger, and takes it over as who holds the mailbox. */
async function takeOver(email: string): Promise<Headers> {
  await fillAccount(app, await app.signedIn(email), publicCase)
  await app.call(resetPassword, { body: { email } })
  const text = (await app.mails()).findLast(({ to }) => to === email)!.text
  const token = /reset-password\?token=([\w-]+)/.exec(text)![1]
  const password = 'the holder of the mailbox'
  await app.call(confirmReset, { body: { token, password } })
  return { authorization: `Bearer ${(await app.call(logIn, { body: { email, password } })).access_token}` }
}

test('what a stranger had put into an account goes in one step, and what came since stays', async () => {
  const email = 'taken@example.test'
  const headers = await takeOver(email)
  expect((await app.mails()).findLast(({ to }) => to === email)!.text).toContain('/profile?tab=security')
  expect(await kept(headers)).toMatchObject({ documents: 1, notes: 1, annotations: 1, bookmarks: 1, citations: 2, projects: 1 })
  await post('/api/research-notes', { title: 'Mine', content: 'Stays.' }, headers)
  expect((await settle('burn', headers)).statusCode).toBe(422)

  const answer = await settle('delete', headers)
  expect([answer.statusCode, answer.json<{ removed: number }>().removed > 8]).toEqual([200, true])
  const none = { documents: 0, annotations: 0, bookmarks: 0, citations: 0, projects: 0 }
  expect(await kept(headers)).toMatchObject({ ...none, notes: 1 })
  expect(await app.call(getBuyerDetails, {}, headers)).toEqual({ name: '', pin: '', address: '' })
  for (const url of [
    '/api/research-notes',
    '/api/research-hub/templates',
    '/api/reports',
    '/api/bookmarks/folders',
    '/api/library',
    '/api/research-history',
  ])
    for (const word of Object.values(ownWords)) expect((await app.inject({ url, headers })).body).not.toContain(word)
  expect((await settle('delete', headers)).statusCode).toBe(409)
})

test('or is kept, and asked about no more', async () => {
  const headers = await takeOver('kept@example.test')
  expect((await settle('keep', headers)).json()).toEqual({ removed: 0 })
  expect(await kept(headers)).toMatchObject({ documents: 1, notes: 1 })
  expect(await app.call(getSecondFactor, {}, headers)).toMatchObject({ taken_over_at: null })
  expect((await settle('delete', headers)).statusCode).toBe(409)
})

test('an account that nobody else had is not asked', async () => {
  expect((await settle('delete', await app.signedIn())).statusCode).toBe(409)
})
