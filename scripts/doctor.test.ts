import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { awaitIndex, openIndexAside } from '../server/areas/search/search.ts'
import { readConfig } from '../server/config.ts'
import type { Database } from '../server/database/open.ts'
import { freePort } from '../server/testing/free-port.ts'
import { listenForMail } from '../server/testing/mail-server.ts'
import { runScript } from '../server/testing/start-process.ts'
import { storeCases } from '../server/testing/store-cases.ts'
import { type TestDatabase, createTestDatabase } from '../server/testing/test-database.ts'
import { examine } from './doctor/examine.ts'
import { lineOf, mend, wordsOf } from './doctor/finding.ts'
import { checkBackup, checkClock, checkDisk, checkFolders, checkNode } from './doctor/machine.ts'
import { checkDatabase, checkIndex, checkMail, checkServer } from './doctor/parts.ts'

const folder = mkdtempSync(join(tmpdir(), 'hukumu-doctor-'))
let created: TestDatabase
let database: Database
beforeAll(async () => {
  created = await createTestDatabase()
  database = await created.open()
  chmodSync(created.folder, 0o700)
})
afterAll(async () => {
  await database.close()
  await created.remove()
  rmSync(folder, { recursive: true, force: true })
})

const day = 86_400_000
const GB = 1024 ** 3

test('a finding is one line, and says no password', () => {
  const error = new Error('connect to\n smtps://us:secret@mail.example failed')
  expect(lineOf(mend('mail', wordsOf(error), 'Try another'))).toBe('mend  mail      connect to smtps://…@mail.example failed. Try another.')
})

describe('the machine', () => {
  test('Node.js', () => {
    expect(checkNode().state).toBe('good')
    expect(checkNode('22.1.0')).toMatchObject({ state: 'mend', words: expect.stringContaining('22.1.0') })
  })

  test('the disk, also of a folder that is still to be made', async () => {
    const of = (bytes: number) => checkDisk(join(folder, 'not', 'yet'), async () => ({ bavail: bytes / 4096, bsize: 4096 }))
    expect(await of(5 * GB)).toMatchObject({ state: 'good', words: expect.stringContaining('5.0 GB') })
    expect(await of(GB / 2)).toMatchObject({ state: 'mend', todo: expect.stringContaining('Make room') })
    expect((await checkDisk(folder)).words).toMatch(/GB are free/)
  })

  test('the folders', () => {
    const dataDir = join(folder, 'data')
    const config = { ...readConfig({}), dataDir, importDir: join(dataDir, 'import') }
    expect(checkFolders(config)).toMatchObject([{ state: 'note', words: expect.stringContaining('the first start makes it') }])
    mkdirSync(dataDir, { mode: 0o700 })
    expect(checkFolders(config)).toMatchObject([{ state: 'good' }])
    chmodSync(dataDir, 0o755)
    expect(checkFolders(config)).toMatchObject([{ state: 'mend', todo: `Close it: chmod o-rwx ${dataDir}` }])
    const refuse = () => {
      throw new Error('EACCES: permission denied')
    }
    expect(checkFolders(config, '', refuse)).toMatchObject([{ state: 'mend', words: expect.stringContaining('cannot be written to') }])
    const gone = { ...config, importDir: join(folder, 'gone'), sources: { ...config.sources, folder: join(folder, 'gone too') } }
    const [, ...others] = checkFolders(gone, join(folder, 'gone as well'))
    expect(others.map(({ state, words }) => [state, words.split(' ')[0]])).toEqual([
      ['mend', 'IMPORT_DIR'],
      ['mend', 'SYNC_FOLDER'],
      ['mend', 'BACKUP_DIR'],
    ])
  })

  test('the clock', () => {
    const now = Date.now()
    const at = (newest: number, of = now) => ({ now: new Date(of), newest: new Date(newest) })
    expect(checkClock(null).state).toBe('good')
    expect(checkClock(at(now - day), now).state).toBe('good')
    expect(checkClock(at(now + day), now)).toMatchObject({ state: 'mend', words: expect.stringContaining('written last') })
    expect(checkClock(at(now - day, now + 10 * 60_000), now)).toMatchObject({
      state: 'mend',
      words: expect.stringContaining('of the database'),
    })
  })

  test('the backups', () => {
    const backups = join(folder, 'backups')
    expect(checkBackup().state).toBe('note')
    expect(checkBackup(backups).state).toBe('mend')
    mkdirSync(backups)
    for (const [name, days] of [
      ['older', 9],
      ['newer', 1.5],
    ] as const) {
      writeFileSync(join(backups, name), '')
      utimesSync(join(backups, name), new Date(), new Date(Date.now() - days * day))
    }
    expect(checkBackup(backups)).toMatchObject({ state: 'good', words: expect.stringContaining('newer, 1 days old') })
    expect(checkBackup(backups, Date.now() + 2 * day)).toMatchObject({ state: 'mend', words: expect.stringContaining('newer, 3 days old') })
  })
})

describe('the server', () => {
  let server: Server | null = null
  afterEach(() => void server?.close())
  const answering = async (status: number, body: string) => {
    const begun = createServer((_, answer) => answer.writeHead(status).end(body))
    server = begun
    await new Promise<void>((resolve) => begun.listen(0, '127.0.0.1', resolve))
    return checkServer({ host: '127.0.0.1', port: (begun.address() as AddressInfo).port })
  }

  test.each([
    [200, '{"status":"ok","version":"0.1.0"}', 'good', 'Hukumu 0.1.0 answers'],
    [503, '{"code":"disk-full","detail":"The disk is full"}', 'mend', '503: The disk is full'],
    [200, '<h1>Another</h1>', 'mend', 'Another program'],
  ])('that answers %i %s', async (status, body, state, words) => {
    expect(await answering(status, body)).toMatchObject({ state, words: expect.stringContaining(words) })
  })

  test('that does not run', async () => {
    expect(await checkServer({ host: '0.0.0.0', port: await freePort() })).toMatchObject({
      state: 'note',
      words: expect.stringContaining('Nothing runs'),
    })
  })
})

describe('the database', () => {
  const check = async (databaseUrl: string, dataDir = folder) => {
    const { finding, look } = await checkDatabase({ databaseUrl, dataDir })
    await look?.close()
    return finding
  }
  const lastMigration = async () => (await database.pool.query<{ name: string }>('select max(name) as name from migrations')).rows[0]!.name

  test('that answers, and one that is still to be made', async () => {
    expect(await check(created.address)).toMatchObject({ state: 'good', words: expect.stringContaining('up to date') })
    expect(await check('')).toMatchObject({ state: 'note', words: expect.stringContaining('the first start makes it') })
  })

  test('that is gone', async () => {
    const found = await check('postgresql://hukumu:secret@127.0.0.1:1/hukumu')
    expect(found).toMatchObject({
      state: 'mend',
      words: expect.stringContaining('ECONNREFUSED'),
      todo: expect.stringContaining('DATABASE_URL'),
    })
    expect(lineOf(found)).not.toContain('secret')
  })

  test('that has migrations to run, and one of a later version; neither is changed', async () => {
    const name = await lastMigration()
    await database.query(`delete from migrations where name = '${name}'`)
    expect(await check(created.address)).toMatchObject({
      state: 'mend',
      words: expect.stringContaining(`1 migrations are to be run, from ${name}`),
    })
    await database.query(`insert into migrations (name) values ('${name}'), ('999-of-tomorrow.sql')`)
    expect(await check(created.address)).toMatchObject({ state: 'mend', words: expect.stringContaining('a later version of Hukumu') })
    await database.query(`delete from migrations where name = '999-of-tomorrow.sql'`)
    expect((await check(created.address)).state).toBe('good')
  })
})

test('the index: none, whole, behind, and damaged', async () => {
  const place = { dataDir: created.folder, openSearch: null }
  const check = (isRunning: boolean) => checkIndex(place, { sql: database.sql, isRunning }, 10)
  const store = (number: number) =>
    storeCases(database, [{ title: `Weir ${number}`, citation: `[2020] KEHC ${number} (KLR)`, content: ['The weir was breached.'] }])
  expect(await check(false)).toMatchObject({ state: 'note', words: expect.stringContaining('There is none yet') })
  await store(50_001)
  const index = openIndexAside(database, join(created.folder, 'index'), () => {})
  await index.inStep()
  await expect.poll(() => readdirSync(join(created.folder, 'index'))).toContain('segments.json')
  await awaitIndex(database, place, { signal: AbortSignal.timeout(60_000), onWaiting: () => {} })
  await index.close()
  expect(await check(true)).toMatchObject({ state: 'good' })
  await store(50_002)
  expect(await check(false)).toMatchObject({ state: 'note', words: expect.stringContaining('1 documents behind') })
  expect(await check(true)).toMatchObject({ state: 'mend', words: expect.stringContaining('does not catch up') })
  const segment = readdirSync(join(created.folder, 'index')).find((name) => name.endsWith('.segment'))!
  truncateSync(join(created.folder, 'index', segment), 100)
  expect(await check(true)).toMatchObject({ state: 'mend', words: expect.stringContaining('damaged') })
})

describe('mail', () => {
  test('into files', async () => {
    expect(await checkMail({ smtpUrl: '', dataDir: folder })).toMatchObject({
      state: 'note',
      words: expect.stringContaining('0 mails lie in'),
    })
  })

  test('that is taken, refused, and to nobody', async () => {
    const server = await listenForMail((line) =>
      line.startsWith('EHLO') ? '250 AUTH PLAIN' : line.startsWith('AUTH') ? '535 not you' : null,
    )
    expect(await checkMail({ smtpUrl: server.url, dataDir: folder })).toMatchObject({ state: 'good' })
    const refused = await checkMail({ smtpUrl: server.url.replace('//', '//us:secret@'), dataDir: folder })
    expect(refused).toMatchObject({ state: 'mend', words: expect.stringContaining('535 not you') })
    expect(lineOf(refused)).not.toContain('secret')
    expect(server.received).toEqual([])
    await server.close()
    expect(await checkMail({ smtpUrl: server.url, dataDir: folder })).toMatchObject({
      state: 'mend',
      words: expect.stringContaining('ECONNREFUSED'),
    })
  })
})

test('settings that cannot be used are all that is said', async () => {
  const said: string[] = []
  for await (const finding of examine({ PORT: 'soon', SMTP_URL: 'mail.example' })) said.push(lineOf(finding))
  expect(said.slice(1)).toEqual([expect.stringMatching(/^mend {2}settings .*PORT: use a number.*SMTP_URL: use an address/)])
})

test('the command says a line for each thing, and answers 1 when something must be done', async () => {
  const { code, output } = await runScript('doctor', [], {
    PORT: String(await freePort()),
    DATABASE_URL: created.address,
    DATA_DIR: join(folder, 'nowhere'),
    BACKUP_DIR: join(folder, 'no backups'),
  })
  expect([code, output.split('\n').map((line) => line.slice(0, 16).trim())]).toEqual([
    1,
    [
      'good  node',
      'good  settings',
      'note  folders',
      'mend  folders',
      'good  disk',
      'note  server',
      'good  database',
      'good  clock',
      'note  index',
      'note  mail',
      'mend  backup',
      '',
    ],
  ])
})
