import { randomUUID } from 'node:crypto'
import { getProfile, logIn, refreshTokens, signUp } from '#contract/accounts'
import { createNote, getNote, listNotes, updateNote } from '#contract/notes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { throttles } from '../http/throttle.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'

const hour = 3_600_000
/** Milliseconds by which the clock is beside the time. */
let apart = 0
let app: TestApp

/*
 * The clock is set back by an hour while the server runs, as it is when somebody mends one that was ahead. What becomes of jobs then is tried beside them.
 */
beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => Date.now() + apart } })
})
afterAll(() => app.close())

const as = ({ access_token }: { access_token: string }) => ({ authorization: `Bearer ${access_token}` })

async function makeAccount() {
  const account = { email: `${randomUUID()}@example.test`, password: 'secret-enough' }
  await app.answer(signUp, { body: { ...account, name: 'Test Reader' } })
  return account
}

test('who is signed in stays so, and a session that another process has ended is over as soon as ever', async () => {
  const account = await makeAccount()
  const tokens = await app.call(logIn, { body: account })
  expect(await app.answer(getProfile, {}, as(tokens))).toMatchObject({ status: 200 })
  apart -= hour
  expect(await app.answer(getProfile, {}, as(tokens))).toMatchObject({ status: 200 })
  const refreshed = await app.call(refreshTokens, {}, { authorization: `Bearer ${tokens.refresh_token}` })
  const { id } = await app.call(getProfile, {}, as(refreshed))

  apart -= hour
  await app.database.pool.query('delete from sessions where user_id = $1', [id])
  apart += 6_000
  expect(await app.answer(getProfile, {}, as(refreshed))).toMatchObject({ status: 401, body: { code: 'signed-out' } })
})

test('who signed in too often may again after as long as ever, not after the hour', async () => {
  const account = await makeAccount()
  const { most, within } = throttles['sign-in']
  for (let times = 0; times < most; times += 1) await app.answer(logIn, { body: { email: 'nobody@example.test', password: 'wrong-one' } })
  expect(await app.answer(logIn, { body: account })).toMatchObject({ status: 429 })
  apart -= hour
  await app.answer(logIn, { body: account })
  apart += within
  expect(await app.answer(logIn, { body: account })).toMatchObject({ status: 200 })
})

test('what is written before and after is all there, and the latest text of a note is the last that was saved', async () => {
  const me = await app.signedIn()
  const { id, revision } = await app.call(createNote, { body: { title: 'Weir', content: 'before' } }, me)
  apart -= hour
  await app.call(updateNote, { params: { id }, body: { content: 'after', revision } }, me)
  await app.call(createNote, { body: { title: 'Sluice' } }, me)
  expect(await app.call(getNote, { params: { id } }, me)).toMatchObject({ content: 'after', revision: revision + 1 })
  const { results } = (await app.call(listNotes, {}, me)) as { results: { title: string }[] }
  expect(results.map(({ title }) => title).sort()).toEqual(['Sluice', 'Weir'])
})
