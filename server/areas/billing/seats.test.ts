import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LicenceType, getLicense } from '#contract/billing'
import { setLicence } from '#contract/bookings'
import { exportCases } from '#contract/exports'
import { acceptInvitation, inviteAgain, inviteToSeat, leaveSeat, listSeats, readInvitation, removeSeat } from '#contract/seats'
import { type BillingApp, type Headers, createBillingApp } from '../../testing/billing-app.ts'

let app: BillingApp
let holder: Headers
let admin: Headers
const address = 'managing.partner@example.test'

beforeAll(async () => {
  app = await createBillingApp()
  await app.jobs.start()
  admin = await app.admin()
  holder = await app.signedIn(address)
})
afterAll(() => app.close())

const give = (license_type: LicenceType) => app.call(setLicence, { body: { email: address, license_type, valid_until: null } }, admin)
const invite = (email: string) => app.call(inviteToSeat, { body: { email } }, holder)
const tryToInvite = (email: string) => app.answer(inviteToSeat, { body: { email } }, holder)
const licence = (headers: Headers) => app.call(getLicense, {}, headers)
/** The token of the last mail to an address. */
const tokenOf = async (email: string) => {
  await expect.poll(() => app.sent.filter(({ to }) => to === email).length).toBeGreaterThan(0)
  return /seat=([\w-]{43})/.exec(app.sent.findLast(({ to }) => to === email)!.text)![1]!
}

test('a seat is offered by mail to whoever has the mailbox, taken once, and given up or taken back', async () => {
  expect(await tryToInvite('pupil@example.test')).toMatchObject({ status: 402, body: { code: 'plan-limit' } })
  await give('institution')
  const seat = await invite('pupil@example.test')
  expect(seat).toMatchObject({ status: 'invited', name: null, email: 'pupil@example.test' })
  for (const same of ['Pupil@Example.test', ' PUPIL@example.test'])
    expect(await tryToInvite(same)).toMatchObject({ status: 409, body: { code: 'seat-taken' } })

  const first = await tokenOf('pupil@example.test')
  // What a stranger has typed as a name is not delivered in our own.
  expect(app.sent.findLast(({ to }) => to === 'pupil@example.test')).not.toHaveProperty('text', expect.stringContaining('Test Reader'))
  const { rows } = await app.database.pool.query<{ hash: string }>('select token_hash as hash from billing_seats where id = $1', [seat.id])
  expect(rows[0]!.hash).not.toContain(first)
  // Whoever has the mail takes it, with an account of whatever address.
  const pupil = await app.signedIn('another.address@example.test')
  const stranger = await app.signedIn()
  const accept = (headers: Headers, token: string) => app.answer(acceptInvitation, { body: { token } }, headers)
  expect(await accept(stranger, 'guessed')).toMatchObject({ status: 400, body: { code: 'invalid-token' } })
  // While the holder is locked or leaving, the seat waits.
  const lock = (locked: string) => app.database.pool.query(`update users set ${locked} where email = $1`, [address])
  await lock("locked_at = now(), lock_reason = 'deletion'")
  expect(await accept(pupil, first)).toMatchObject({ status: 400, body: { code: 'invalid-token' } })
  await lock('locked_at = null, lock_reason = null')
  expect(await accept(holder, first)).toMatchObject({ status: 409, body: { code: 'seat-taken' } })
  expect(await accept(pupil, first)).toMatchObject({
    status: 200,
    body: { license_type: 'institution', source: 'seat', holder: 'Test Reader' },
  })
  expect(await accept(stranger, first)).toMatchObject({ status: 400 })
  expect((await app.answer(removeSeat, { params: { id: seat.id } }, stranger)).status).toBe(404)
  expect(await licence(holder)).toMatchObject({ source: 'own', seats: 10, used: { seats: 2 } })

  await app.call(leaveSeat, {}, pupil)
  expect(await licence(pupil)).toMatchObject({ license_type: 'free', source: 'none' })
  expect((await app.answer(leaveSeat, {}, pupil)).status).toBe(409)
})

test('an invitation runs out, is sent again with a new link, and there are as many as the plan has', async () => {
  await give('institution')
  const seat = await invite('late@example.test')
  const old = await tokenOf('late@example.test')
  app.clock.at += 15 * 86_400_000
  const list = () => app.call(listSeats, {}, holder)
  expect((await list()).results).toMatchObject([{ id: seat.id, status: 'expired' }])
  const late = await app.signedIn()
  const read = (token: string) => app.answer(readInvitation, { body: { token } }, late)
  expect((await read(old)).status).toBe(400)
  await app.call(inviteAgain, { params: { id: seat.id } }, holder)
  await expect.poll(async () => (await read(await tokenOf('late@example.test'))).status).toBe(200)
  for (let at = 0; at < 8; at += 1) await invite(`clerk-${at}@example.test`)
  expect(await tryToInvite('one.too.many@example.test')).toMatchObject({
    status: 402,
    body: { detail: 'All 10 seats of your plan are given.' },
  })
  await app.call(removeSeat, { params: { id: seat.id } }, holder)
  await invite('one.too.many@example.test')
})

test('the limits of a plan bite where they are said', async () => {
  const free = await app.signedIn()
  const ids = Array.from({ length: 51 }, (_, at) => `ke-${at}`).join(',')
  expect(await app.answer(exportCases, { query: { ids } }, free)).toMatchObject({
    status: 402,
    body: { code: 'plan-limit', detail: expect.stringContaining('at most 50 cases') },
  })
})
