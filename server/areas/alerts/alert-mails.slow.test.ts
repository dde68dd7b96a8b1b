import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePreferences } from '#contract/preferences'
import { type AlertFrequency, createSavedSearch, deleteSavedSearch } from '#contract/saved-searches'
import type { Mail } from '../../providers/envelope.ts'
import { AddressRefused, createMail } from '../../providers/mail.ts'
import { redactionTargets } from '../../areas.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'
import { redactNames } from '../documents/documents.ts'

// A Sunday, ten in the morning in Nairobi.
let time = Date.parse('2026-11-22T07:00:00Z')
const minute = 60_000
const hour = 60 * minute
let app: TestApp
/** What becomes of a mail before it counts as sent. */
let onSend: Mail['send'] = async () => {}
const sent: Parameters<Mail['send']>[0][] = []
beforeAll(async () => {
  const mail: Mail = {
    send: async (message) => {
      await onSend(message)
      sent.push(message)
    },
  }
  app = await createTestApp({}, undefined, { mail, clock: { now: () => time } })
})
afterAll(() => app.close())

interface Account {
  headers: { authorization: string }
  email: string
}
let accounts = 0
const signUp = async ({ confirmed = true } = {}): Promise<Account> => {
  accounts += 1
  const email = `reader-${accounts}@example.test`
  const headers = await app.signedIn(email)
  if (confirmed) await app.database.pool.query('update users set verified_at = $2 where email = $1', [email, new Date(time)])
  return { headers, email }
}
const save = (me: Account, payload: { name: string; query: string; alert_frequency: AlertFrequency; alert_enabled?: boolean }) =>
  app.call(createSavedSearch, { body: { alert_enabled: true, ...payload } }, me.headers)
let cases = 0
const arrive = async (words: string, { date = '2026-11-20' } = {}) => {
  cases += 1
  await storeCases(app.database, [
    {
      title: `Party ${cases} v <Other> & Sons`,
      citation: `[2026] KEHC ${93_000 + cases} (KLR)`,
      court: 'High Court',
      date,
      content: [`1. Of ${words}, in short.`],
    },
  ])
  await app.mails()
}
/** Lets time pass, and what is due then be done. */
const wait = async (milliseconds: number) => {
  time += milliseconds
  await app.mails()
  time += minute
  await app.mails()
}
const alertsTo = ({ email }: Account) => sent.filter(({ to, headers }) => to === email && headers?.['List-Unsubscribe'])

test('one mail joins all searches that are due, each by its name and with the passage that answered', async () => {
  const me = await signUp()
  await save(me, { name: 'Weirs & dams', query: 'quernstone', alert_frequency: 'immediate' })
  await save(me, { name: 'By the hour', query: 'millrace', alert_frequency: 'immediate' })
  await arrive('the quernstone by the millrace')
  await arrive('another quernstone')
  await arrive('an old quernstone', { date: '1987-02-03' })
  expect(alertsTo(me)).toEqual([])
  await wait(minute)
  const [mail, ...others] = alertsTo(me)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('2 new decisions for your searches')
  for (const words of ['Weirs & dams (quernstone)', 'By the hour (millrace)', 'High Court, 20 November 2026, [2026] KEHC 93001 (KLR)'])
    expect(mail!.text).toContain(words)
  expect(mail!.text).toContain('“1. Of the quernstone by the millrace, in short.”')
  expect(mail!.text).toContain('1 older decision came to the library as well.')
  expect(mail!.text).toMatch(/^http:\/\/hukumu\.test\/cases\/\S+$/m)
  expect(mail!.text.split('\n').filter((line) => line.length > 76 && !line.startsWith('http'))).toEqual([])
  expect(mail!.html).toContain('Party 1 v &lt;Other&gt; &amp; Sons</a>')
  expect(mail!.html).toContain('<strong>quernstone</strong>')
  expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' })
  // Told once.
  await wait(25 * hour)
  expect(alertsTo(me)).toHaveLength(1)
})

test('what is told every day, week or month waits for the morning of its day in the time zone of the reader', async () => {
  // A Sunday before a Monday, and before the first of a month.
  time = Date.parse('2026-11-29T08:00:00Z')
  const me = await signUp()
  // Where the morning of that Monday comes ten hours earlier, by a clock that is put forward in September.
  const far = await signUp()
  await app.call(updatePreferences, { body: { time_zone: 'Pacific/Auckland' } }, far.headers)
  const rhythms = ['daily', 'weekly', 'monthly'] as const
  for (const reader of [me, far])
    for (const alert_frequency of rhythms) await save(reader, { name: alert_frequency, query: 'hagiography', alert_frequency })
  await arrive('hagiography')
  const names = (reader: Account) => alertsTo(reader).map(({ text }) => rhythms.filter((name) => text.includes(`${name} (`)))
  await wait(hour)
  expect([names(me), names(far)]).toEqual([[], []])
  await wait(8.5 * hour)
  expect([names(me), names(far)]).toEqual([[], []])
  await wait(hour)
  expect([names(me), names(far)]).toEqual([[], [['daily', 'weekly']]])
  await wait(15 * hour)
  expect(names(me)).toEqual([['daily', 'weekly']])
  await wait(24 * hour)
  for (const reader of [me, far]) expect(names(reader)).toEqual([['daily', 'weekly'], ['monthly']])
})

test('old law, and searches without alerts, make no mail', async () => {
  const me = await signUp()
  await save(me, { name: 'Old', query: 'scrivener', alert_frequency: 'immediate' })
  await save(me, { name: 'Off', query: 'apothecary', alert_frequency: 'immediate', alert_enabled: false })
  await arrive('a scrivener', { date: '1990-01-01' })
  await arrive('an apothecary')
  await wait(hour)
  expect(alertsTo(me)).toEqual([])
})

test('a case that is gone when the mail is written, or a search that was deleted, leaves nothing to send', async () => {
  const me = await signUp()
  const { id } = await save(me, { name: 'Gone', query: 'ostler', alert_frequency: 'immediate' })
  await arrive('an ostler')
  await app.call(deleteSavedSearch, { params: { id } }, me.headers)
  await wait(hour)
  expect(alertsTo(me)).toEqual([])
})

test('a name that is taken out between the match and the mail is in no mail, nor is what only that name had found', async () => {
  const me = await signUp()
  await save(me, { name: 'The person', query: 'Wekhonye', alert_frequency: 'immediate' })
  await save(me, { name: 'The place', query: 'brickfield', alert_frequency: 'immediate' })
  await arrive('the brickfield, where Wekhonye worked')
  const { rows } = await app.database.pool.query<{ case_id: string }>(
    `select case_id from cases where citation = '[2026] KEHC ${93_000 + cases} (KLR)'`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'hukumu-redacted-'))
  await redactNames(app.database, redactionTargets, {
    caseId: rows[0]!.case_id,
    replacements: [{ name: 'Wekhonye', initials: 'W' }],
    by: 'registry',
    outbox: folder,
  })
  rmSync(folder, { recursive: true })
  await wait(minute)
  const [mail, ...others] = alertsTo(me)
  expect(others).toEqual([])
  expect(mail!.subject).toBe('1 new decision: The place')
  expect(mail!.text).toContain('“1. Of the brickfield, where W worked, in short.”')
  for (const words of [mail!.text, mail!.html]) expect(words).not.toMatch(/Wekhonye|The person/)
})

test('one press in the mail program, or the link in the mail, ends the mails of who is signed out', async () => {
  const me = await signUp()
  await save(me, { name: 'Stop', query: 'chandler', alert_frequency: 'immediate' })
  await arrive('a chandler')
  await wait(minute)
  const [mail] = alertsTo(me)
  const address = /<(.+)>/.exec(mail!.headers!['List-Unsubscribe']!)![1]!
  expect(mail!.text).toContain(`/unsubscribe?token=${address.split('/').at(-1)}`)
  const press = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const { pathname } = new URL(address)
  // A mail program that opens the address instead is shown the page that asks.
  const opened = await app.inject({ url: pathname })
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/unsubscribe?token=${address.split('/').at(-1)}`])
  expect((await press(`${pathname}x`)).statusCode).toBe(400)
  expect((await press(pathname)).json()).toEqual({ stopped: true })
  await arrive('another chandler')
  await wait(hour)
  expect(alertsTo(me)).toHaveLength(1)
  // Who switches them on again is not told of all that came meanwhile.
  await app.call(updatePreferences, { body: { emailNotifications: true } }, await app.signedIn(me.email))
  await wait(hour)
  await arrive('a third chandler')
  await wait(minute)
  expect(alertsTo(me)).toHaveLength(2)
  expect(alertsTo(me).at(-1)!.subject).toBe('1 new decision: Stop')
})

test('who never confirmed the address is sent no words that were typed', async () => {
  const me = await signUp({ confirmed: false })
  await save(me, { name: 'Cheap watches at example.test', query: 'hosier', alert_frequency: 'immediate' })
  await arrive('a hosier')
  await wait(minute)
  const [mail] = alertsTo(me)
  expect(`${mail!.subject} ${mail!.text}`).not.toContain('Cheap')
  expect(mail!.text).toContain('One of your searches')
})

test('an address that is refused three times in a row is mailed no more', async () => {
  const me = await signUp()
  await save(me, { name: 'Refused', query: 'fletcher', alert_frequency: 'immediate' })
  let tries = 0
  onSend = async ({ to }) => {
    if (to !== me.email) return
    tries += 1
    throw new AddressRefused('550')
  }
  for (let one = 0; one < 5; one += 1) {
    await arrive(`fletcher ${one}`)
    await wait(minute)
  }
  onSend = async () => {}
  expect([tries, alertsTo(me)]).toEqual([3, []])
  expect((await app.database.pool.query('select 1 from waiting_mails')).rowCount).toBe(0)
  // Who asks for mail is sent some again.
  await app.call(updatePreferences, { body: { emailNotifications: true } }, me.headers)
  await arrive('fletcher again')
  await wait(minute)
  expect(alertsTo(me).map(({ subject }) => subject)).toEqual(['1 new decision: Refused'])
})

test('the same mail is the same file, however often it is sent', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hukumu-mail-'))
  const outbox = createMail({ smtpUrl: '', mailFrom: 'Hukumu <no-reply@hukumu.example>', dataDir })
  const message = { to: 'a@example.test', subject: 'New', text: 'One.\n', id: 'd0d0-1', at: new Date('2026-11-22T07:00:00Z') }
  await outbox.send(message)
  await outbox.send(message)
  expect(readdirSync(join(dataDir, 'outbox'))).toEqual(['20261122T070000000Z-d0d0-1.eml'])
  expect(readFileSync(join(dataDir, 'outbox', '20261122T070000000Z-d0d0-1.eml'), 'utf8')).toContain('Message-ID: <d0d0-1@hukumu.example>')
  rmSync(dataDir, { recursive: true })
})
