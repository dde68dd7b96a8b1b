import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createNote, deleteNote } from '#contract/notes'
import { updatePreferences } from '#contract/preferences'
import { type ExportState, downloadExport, exportKeptHours, getExport, startExport } from '#contract/profile'
import { systemClock } from '../../clock.ts'
import { type TestApp, createTestApp } from '../../testing/create-test-app.ts'
import { type Headers, fillAccount, ownWords } from '../../testing/fill-account.ts'
import { readZip } from '../../testing/read-zip.ts'
import { storeCases } from '../../testing/store-cases.ts'

let app: TestApp
let later = 0
let publicCase: string
beforeAll(async () => {
  app = await createTestApp({}, undefined, { clock: { now: () => systemClock.now() + later } })
  const stored = await storeCases(app.database, [
    { title: 'Achieng v Barasa', citation: '[2021] KEHC 90501 (KLR)', date: '2021-03-04', content: ['1. Heard.', '2. Allowed.'] },
  ])
  publicCase = stored[0]!
})
afterAll(() => app.close())

const state = (headers: Headers) => app.call(getExport, {}, headers)
const start = (headers: Headers) => app.inject({ method: 'POST', url: '/api/profile/export', headers })
const folder = () => join(app.config.dataDir, 'exports')

async function exported(headers: Headers): Promise<ExportState & { url: string }> {
  await app.call(startExport, {}, headers)
  await app.mails()
  return { url: '', ...(await state(headers)) }
}

async function filesAt(url: string) {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return { answer, files: readZip(answer.rawPayload) }
}

describe('an archive', () => {
  test('holds everything of every kind, and nothing of anybody else', async () => {
    const headers = await app.signedIn('wanjiru@example.test')
    const { document } = await fillAccount(app, headers, publicCase)
    const note = { title: 'Of another: zqstranger', content: 'zqstranger' }
    await app.call(createNote, { body: note }, await app.signedIn())
    expect(await state(headers)).toEqual({ status: 'none' })

    const ready = await exported(headers)
    const { answer, files } = await filesAt(ready.url)
    expect(ready).toMatchObject({ status: 'ready', bytes: answer.rawPayload.length })
    expect(answer.headers['content-length']).toBe(String(ready.bytes))
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="hukumu-export-\d{4}-\d\d-\d\d\.zip"/)
    const all = [...files.values()].map(String).join('\n')
    for (const word of Object.values(ownWords)) expect(all).toContain(word)
    expect(all).not.toContain('zqstranger')
    expect(all).not.toMatch(/\$argon2|password_hash/)

    const json = (path: string): unknown => JSON.parse(String(files.get(path)))
    expect(json('account/account.json')).toMatchObject({ email: 'wanjiru@example.test', role: 'user' })
    expect(json('account/sessions.json')).toEqual([expect.anything()])
    expect(json('preferences.json')).toMatchObject({ theme: 'dark' })
    // The guide names every folder and file beside it.
    const guide = String(files.get('README.txt'))
    const beside = new Set([...files.keys()].map((path) => path.replace(/\/.*/, '/')).filter((path) => path !== 'README.txt'))
    expect([...beside].filter((path) => !guide.includes(path))).toEqual([])
    expect(json('bookmarks/bookmarks.json')).toEqual([
      expect.objectContaining({ case_id: publicCase, case_title: 'Achieng v Barasa', note: ownWords.bookmark }),
    ])
    expect(json('notes/notes.json')).toEqual([expect.objectContaining({ tags: [ownWords.tag], references: [expect.anything()] })])
    expect(String(files.get(`notes/Costs ${ownWords.note}.md`))).toBe(
      `# Costs: ${ownWords.note}\n\n# Held\n\nCosts follow the event. ${ownWords.note}\n`,
    )
    const titles = (json('citations/citations.csl.json') as { type: string; title: string }[]).map(({ type, title }) => `${type} ${title}`)
    expect(titles.toSorted()).toEqual([
      expect.stringContaining(`legal_case ${ownWords.party}`),
      expect.stringContaining(`legal_case ${ownWords.citation}`),
    ])
    expect(json('watches.json')).toEqual([expect.objectContaining({ kind: 'case', target: publicCase })])
    expect(json('notifications.json')).toHaveLength(3)
    expect(json('notes/folders.json')).toEqual([expect.objectContaining({ name: ownWords.noteFolder })])
    expect(json('projects/bundles.json')).toEqual([
      expect.objectContaining({ project: ownWords.project, bundle: expect.objectContaining({ arrangement: 'hand' }) }),
    ])
    expect(json('documents/documents.json')).toEqual([
      expect.objectContaining({ id: document, content: expect.stringContaining(ownWords.document) }),
    ])
    expect([...files.keys()].filter((path) => /^documents\/.*\.txt$/.test(path))).toHaveLength(1)
    expect(json('history.json')).toContainEqual(expect.objectContaining({ query: ownWords.search }))
  })

  test('has nothing of the trash, and says so', async () => {
    const headers = await app.signedIn()
    const note = { title: 'Thrown away', content: 'zqthrownaway' }
    const { id } = await app.call(createNote, { body: note }, headers)
    await app.call(deleteNote, { params: { id } }, headers)
    const { files } = await filesAt((await exported(headers)).url)
    expect([...files.values()].map(String).join('\n')).not.toContain('zqthrownaway')
    expect(String(files.get('README.txt'))).toContain('What lay in your trash is not here')
  })

  test('of an empty account can be read too', async () => {
    const { files } = await filesAt((await exported(await app.signedIn())).url)
    expect(JSON.parse(String(files.get('notes/notes.json')))).toEqual([])
    expect(String(files.get('README.txt'))).toContain('Everything of yours in Hukumu')
  })

  test('is told of by mail, with its link; not to who wants no mail', async () => {
    const headers = await app.signedIn('asha@example.test')
    const { url } = await exported(headers)
    const mail = (await app.mails()).find(({ to, subject }) => to === 'asha@example.test' && /archive/.test(subject))
    expect(mail!.text).toContain(`http://hukumu.test${url}`)
    const quiet = await app.signedIn('quiet@example.test')
    await app.call(updatePreferences, { body: { emailNotifications: false } }, quiet)
    expect((await exported(quiet)).status).toBe('ready')
    expect((await app.mails()).filter(({ to, subject }) => to === 'quiet@example.test' && /archive/.test(subject))).toEqual([])
  })

  test('has an address that nobody guesses, and a file that the server alone reads', async () => {
    const headers = await app.signedIn()
    const { url } = await exported(headers)
    const [, id, secret] = /exports\/([^.]+)\.(.+)$/.exec(url)!
    const { rows } = await app.database.pool.query<{ row: string }>('select account_exports::text as row from account_exports')
    expect(rows.map(({ row }) => row).join()).not.toContain(secret)
    for (const wrong of [`${id}.`, id!, `${id}.${secret}A`, `${id}.${'é'.repeat(20)}`, `x.${secret}`])
      expect((await app.answer(downloadExport, { params: { address: wrong } })).status).toBe(400)
    expect(statSync(folder()).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(folder())) expect([name, statSync(join(folder(), name)).mode & 0o777]).toEqual([name, 0o600])
  })

  test('is asked for once while it is being made', async () => {
    const headers = await app.signedIn()
    const states = await Promise.all([start(headers), start(headers)])
    expect(states.map((answer) => answer.json<ExportState>().status)).toEqual(['making', 'making'])
    await app.mails()
    expect((await state(headers)).status).toBe('ready')
  })

  test('takes the place of the last one, and goes with its time', async () => {
    const headers = await app.signedIn()
    const first = await exported(headers)
    const second = await exported(headers)
    expect(second.url).not.toBe(first.url)
    expect((await app.inject({ url: first.url })).statusCode).toBe(400)
    const fileOf = (url: string) => join(folder(), `${/exports\/([^.]+)/.exec(url)![1]}.zip`)
    expect([existsSync(fileOf(first.url)), existsSync(fileOf(second.url))]).toEqual([false, true])
    later += (exportKeptHours + 1) * 3_600_000
    expect((await app.inject({ url: second.url })).statusCode).toBe(400)
    await expect.poll(() => (app.jobs.wake(), existsSync(fileOf(second.url)))).toBe(false)
  })
})
