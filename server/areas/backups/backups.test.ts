import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn } from '#contract/accounts'
import { listBackups, makeBackup } from '#contract/backups'
import { listLog } from '#contract/administration'
import { listNotifications } from '#contract/notifications'
import { keepNewest, listArchives } from '../../backup/archives.ts'
import { nameOfArchive } from '../../backup/make-backup.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { storeCases } from '../../testing/store-cases.ts'

const hour = 3_600_000
const place = mkdtempSync(join(tmpdir(), 'hukumu-backups-'))
const folder = join(place, 'backups')
const key = 'a key of the registry, long enough'
let now = Date.parse('2026-11-27T09:00:00Z')
const clock = { now: () => (now += 1) }
let app: TestApp
let admin: { authorization: string }
let reader: { authorization: string }

beforeAll(async () => {
  app = await createTestApp({ backups: { folder, nightly: true, keep: 2, key } }, undefined, { clock })
  admin = await app.signedIn('wanjiku@example.test')
  reader = await app.signedIn('reader@example.test')
  await app.accounts.grantRole('wanjiku@example.test', 'admin')
  await storeCases(app.database, [{ title: 'Achieng v Barasa', citation: '[2026] KESC 90007 (KLR)', content: ['1. Heard.'] }])
})
afterAll(async () => {
  await app.close()
  rmSync(place, { recursive: true, force: true })
})

/** Time goes on; whoever was signed in signs in again. */
async function pass(hours: number) {
  now += hours * hour
  await app.mails()
  const signIn = async (email: string) => {
    const { access_token: token } = await app.call(logIn, { body: { email, password: 'secret-enough' } })
    return { authorization: `Bearer ${token}` }
  }
  admin = await signIn('wanjiku@example.test')
  reader = await signIn('reader@example.test')
}
const state = () => app.call(listBackups, {}, admin)
async function make() {
  await app.call(makeBackup, {}, admin)
  await app.mails()
}
async function noticesOf(who: { authorization: string }) {
  await app.mails()
  const { results } = await app.call(listNotifications, {}, who)
  return results.map(({ title, href }) => ({ title, href })).filter(({ title }) => /backup/i.test(title))
}

test('where none was made yet the page says so, and what is set up', async () => {
  expect(await state()).toEqual({ folder, nightly: true, keep: 2, sealed: true, running: null, problem: null, backups: [] })
})

test('one that an administrator asks for lies in the folder, says what it holds, and stands in the log', async () => {
  await make()
  const { backups, running, problem } = await state()
  expect({ running, problem }).toEqual({ running: null, problem: null })
  expect(backups).toEqual([
    {
      file: expect.stringMatching(/^hukumu-2026-11-27T09-.*\.zip\.sealed$/) as string,
      made_at: expect.stringContaining('2026-11-27T09:') as string,
      bytes: expect.any(Number) as number,
      sealed: true,
      state: 'readable',
      holds: {
        reason: 'screen',
        version: expect.any(String) as string,
        judgments: 1,
        accounts: 2,
        rows: expect.any(Number) as number,
        files: 0,
      },
    },
  ])
  expect((await app.call(listLog, { query: { actions: 'backup-asked' } }, admin)).total).toBe(1)
})

test('every night one is made, and no more are kept than are wanted; other files stay', async () => {
  writeFileSync(join(folder, 'notes of the registry.txt'), 'keep')
  writeFileSync(join(folder, 'hukumu-2020-01-01T00-00-00-000Z.zip'), 'old')
  await pass(24)
  const files = readdirSync(folder)
  expect(files).toContain('notes of the registry.txt')
  expect(files).not.toContain('hukumu-2020-01-01T00-00-00-000Z.zip')
  const { backups } = await state()
  expect(backups).toHaveLength(2)
  expect(backups.map(({ holds }) => holds!.reason)).toEqual(['schedule', 'screen'])
})

test('one that cannot be read is shown as what it is', async () => {
  const name = (minute: string) => nameOfArchive(new Date(`2026-11-27T00:${minute}:00Z`), '')
  writeFileSync(join(folder, name('01')), 'half of it')
  const open = () => Promise.resolve({ ...app.database, close: async () => {} })
  const other = await createTestApp({ backups: { folder, nightly: false, keep: 2, key: `${key}.` } }, open, { clock })
  const { backups } = await other.call(listBackups, {}, admin)
  expect(backups.map(({ state: shown, holds }) => [shown, holds])).toEqual([
    ['other-key', null],
    ['other-key', null],
    ['damaged', null],
  ])
  await other.http.close()
  rmSync(join(folder, name('01')))
})

test('one that fails is told to administrators alone, with the reason; the next that is made ends that, and tells of one whose server was killed', async () => {
  const aside = `${folder}.aside`
  renameSync(folder, aside)
  writeFileSync(folder, 'a file where the folder was')
  await make()
  rmSync(folder)
  renameSync(aside, folder)
  expect((await state()).problem).toMatchObject({ kind: 'failed', failure: 'not-writable' })
  expect(await noticesOf(admin)).toEqual([{ title: 'The backup has failed', href: '/admin?tab=backups' }])
  expect(await noticesOf(reader)).toEqual([])
  // The server was killed while it made the next one.
  await app.database.pool.query("insert into backup_runs (state, started_at) values ('running', $1)", [new Date(now)])
  expect((await state()).running).not.toBeNull()
  await pass(1)
  await make()
  expect(await state()).toMatchObject({ running: null, problem: null })
  const { rows } = await app.database.pool.query("select 1 from backup_runs where state = 'failed' and failure = 'stopped'")
  expect(rows).toHaveLength(1)
})

test('a newest one that is older than it should be is told once a day', async () => {
  for (const name of await listArchives(folder)) rmSync(join(folder, name))
  writeFileSync(join(folder, nameOfArchive(new Date(now - 40 * hour), '')), 'x')
  const missed = async () => (await app.database.pool.query("select 1 from backup_runs where state = 'missed'")).rowCount
  // The hourly look comes before the next night.
  await pass(2)
  await pass(2)
  expect(await missed()).toBe(1)
  expect((await noticesOf(admin)).map(({ title }) => title)).toContain('No backup has been made in time')
})

test('what was left unfinished goes after a day, and one that is being written stays', async () => {
  const other = join(place, 'other')
  mkdirSync(other)
  const part = (at: string) => `${nameOfArchive(new Date(at), '')}.part`
  for (const name of [part('2026-01-01T00:00:00Z'), part('2026-01-02T00:00:00Z'), 'other.part']) writeFileSync(join(other, name), '')
  utimesSync(join(other, part('2026-01-01T00:00:00Z')), 0, 0)
  await keepNewest(other, 1, Date.now())
  expect(readdirSync(other).sort()).toEqual([part('2026-01-02T00:00:00Z'), 'other.part'])
})
