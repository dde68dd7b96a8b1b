import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listBookmarks } from '#contract/bookmarks'
import { createFolder } from '#contract/bookmarks'
import { getCase } from '#contract/cases'
import { createNote, listNotes } from '#contract/notes'
import { openDatabase } from '../database/open.ts'
import { type TestApp, createTestApp } from '../testing/create-test-app.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { type Made, oneOfEach } from '../testing/one-of-each.ts'
import { onServer } from '../testing/on-server.ts'
import { storeCases } from '../testing/store-cases.ts'
import { findDifferences } from './compare.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { openArchive } from './read-archive.ts'
import { restoreBackup } from './restore.ts'
import { connect } from './tables-storage.ts'
import { writeArchive } from './write-archive.ts'

const { signal } = new AbortController()
const folder = mkdtempSync(join(tmpdir(), 'hukumu-backup-test-'))
const key = 'a key of the registry, long enough'
let app: TestApp
let headers: { authorization: string }
let caseId: string
let plain: MadeBackup
let sealed: MadeBackup

const back = (given: Partial<Parameters<typeof makeBackup>[0]> = {}) =>
  makeBackup(
    { address: app.database.address, dataDir: app.config.dataDir, folder, key: '', reason: 'command', at: new Date(), ...given },
    signal,
  )

beforeAll(async () => {
  app = await createTestApp()
  headers = await app.signedIn('wanjiru@example.test')
  ;[caseId] = (await storeCases(app.database, [
    {
      title: 'Achieng v Barasa',
      citation: '[2026] KESC 90007 (KLR)',
      content: ['1. The weir was breached.', '2. Back\\slash,\ttab and\nline.'],
    },
  ])) as [string]
  await app.mails()
  const made: Made[] = []
  for (const [kind, make] of Object.entries(oneOfEach)) if (kind !== 'public-case') made.push(await make({ app, headers, caseId }))
  expect(made.length).toBeGreaterThan(20)
  mkdirSync(join(app.config.dataDir, 'bundles'), { recursive: true })
  writeFileSync(join(app.config.dataDir, 'bundles', 'one.pdf'), 'the bundle of Wafula')
  for (const name of ['index', 'import', 'backups']) {
    mkdirSync(join(app.config.dataDir, name))
    writeFileSync(join(app.config.dataDir, name, 'left-out'), 'left out')
  }
  plain = await back()
  sealed = await back({ key })
}, 120_000)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

test('what is archived is listed with its counts; index, imports and backups are not', () => {
  const { manifest } = plain
  expect(manifest).toMatchObject({ format: 1, reason: 'command', judgments: 2, hukumu: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string })
  expect(manifest.tables.find(({ name }) => name === 'public.notes')!.rows).toBeGreaterThan(0)
  expect(manifest.tables.find(({ name }) => name === 'jobs.job')!.rows).toBeGreaterThan(0)
  expect(manifest.files.map(({ path }) => path)).toEqual(['bundles/one.pdf'])
  expect(statSync(plain.file).mode & 0o077).toBe(0)
  expect(readFileSync(sealed.file).includes('manifest.json')).toBe(false)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('every number of a transaction in the database is left out of archives, or known to be an order that is kept', async () => {
  const { rows } = await app.database.pool.query<{ name: string }>(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and udt_name = 'xid8' order by 1",
  )
  const archived = new Set(plain.manifest.tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column}`)))
  expect(rows.map(({ name }) => name).filter((name) => archived.has(`public.${name}`))).toEqual(['event_cursors.xact', 'events.xact'])
})

test('a restore of what was written to meanwhile gives back one moment, row by row, and goes on from there', async () => {
  const place = await createEmptyDatabase()
  const ending = new AbortController()
  const kept: string[] = []
  const writing = (async () => {
    while (!ending.signal.aborted) kept.push((await app.call(createFolder, { body: { name: `Weirs of ${kept.length}` } }, headers)).id)
  })()
  const made = await back({ key })
  ending.abort()
  await writing
  expect(kept.length).toBeGreaterThan(0)

  const { manifest } = await restoreBackup(
    { file: made.file, key, databaseUrl: place.address, dataDir: place.dataDir, setAside: false },
    signal,
  )
  expect(readFileSync(join(place.dataDir, 'bundles/one.pdf'), 'utf8')).toBe('the bundle of Wafula')
  const client = await connect({ connectionString: place.address }, 'test')
  const archive = await openArchive(made.file, key)
  // The library has another id since, by which an index knows it.
  expect((await findDifferences(client, archive, signal)).filter((one) => !one.startsWith('public.search_library:'))).toEqual([])
  await client.query("update notes set title = title || '.' where id = (select id from notes limit 1)")
  expect(await findDifferences(client, archive, signal)).toContainEqual(expect.stringMatching(/^public\.notes: \d+ rows in the backup/))
  await archive.close()
  await client.end()

  const restored = await createTestApp({ dataDir: place.dataDir }, () =>
    openDatabase({ databaseUrl: place.address, dataDir: place.dataDir }),
  )
  try {
    expect((await restored.call(getCase, { params: { id: caseId } }, headers)).title).toBe('Achieng v Barasa')
    const before = (await restored.call(listNotes, {}, headers)).total
    await restored.call(createNote, { body: { title: 'Later', content: 'Of the reeds.' } }, headers)
    expect((await restored.call(listNotes, {}, headers)).total).toBe(before + 1)
    await storeCases(restored.database, [{ title: 'Later v Barasa', citation: '[2026] KESC 90008 (KLR)', content: ['1. Dismissed.'] }])
    await restored.mails()
    expect((await restored.call(listBookmarks, {}, headers)).total).toBe(
      manifest.tables.find(({ name }) => name === 'public.bookmarks')!.rows,
    )
  } finally {
    await restored.close()
    await place.remove()
  }
}, 120_000)

test('one that is stopped in its course leaves nothing behind', async () => {
  const before = readdirSync(folder)
  const stopping = new AbortController()
  const order = { address: app.database.address, dataDir: app.config.dataDir, folder, key, reason: 'command', at: new Date() } as const
  await expect(makeBackup(order, stopping.signal, () => stopping.abort(new Error('stopped')))).rejects.toThrow(/abort/i)
  expect(readdirSync(folder)).toEqual(before)
})

describe('is refused in words, and nothing is changed:', () => {
  let place: Awaited<ReturnType<typeof createEmptyDatabase>>
  beforeAll(async () => {
    place = await createEmptyDatabase()
  })
  afterAll(() => place.remove())

  const restore = (file: string, by = '', given: { databaseUrl?: string; dataDir?: string; setAside?: boolean } = {}) =>
    restoreBackup({ file, key: by, databaseUrl: place.address, dataDir: place.dataDir, setAside: false, ...given }, signal)
  async function expectRefused(file: string, words: RegExp, by = '') {
    await expect(restore(file, by)).rejects.toThrow(words)
    expect(existsSync(place.dataDir)).toBe(false)
    const client = await connect({ connectionString: place.address }, 'test')
    expect((await client.query("select from information_schema.tables where table_schema in ('public', 'jobs')")).rowCount).toBe(0)
    await client.end()
  }
  const changed = (made: MadeBackup, change: (bytes: Buffer) => Buffer): string => {
    const file = join(folder, 'changed')
    writeFileSync(file, change(Buffer.from(readFileSync(made.file))))
    return file
  }
  const flippedAt = (part: number) => (bytes: Buffer) => {
    bytes[Math.min(bytes.length - 1, Math.floor(bytes.length * part))]! ^= 1
    return bytes
  }

  test.each([0, 0.5, 1])('a byte that is another, at %d of the archive', async (part) => {
    await expectRefused(changed(plain, flippedAt(part)), /damaged/)
    await expectRefused(changed(sealed, flippedAt(part)), /damaged|another key/, key)
  })

  test.each([1, 5000, -1, -64])('an archive that is cut at %i', async (end) => {
    await expectRefused(
      changed(plain, (bytes) => bytes.subarray(0, end)),
      /damaged/,
    )
    await expectRefused(
      changed(sealed, (bytes) => bytes.subarray(0, end)),
      /damaged|another key/,
      key,
    )
  })

  test('another key, none, and a file that is not there', async () => {
    await expectRefused(sealed.file, /sealed with another key: set BACKUP_KEY/, `${key}.`)
    await expectRefused(sealed.file, /sealed: set BACKUP_KEY/)
    await expectRefused(join(folder, 'nowhere.zip'), /nowhere\.zip cannot be read/)
  })

  const tampered = async (manifest: object): Promise<string> => {
    const file = join(folder, 'tampered')
    rmSync(file, { force: true })
    const written = async () => ({ ...plain.manifest, ...manifest })
    await writeArchive(
      file,
      async ({ add }) => {
        await add('tables/public.users.copy', Readable.from([Buffer.from('')]))
        return written()
      },
      { key: '', at: new Date(), signal },
    )
    return file
  }

  test('an archive of a later schema, of a later form, and of another queue', async () => {
    await expectRefused(await tampered({ migrations: [...plain.manifest.migrations, '999_later.sql'] }), /later version of Hukumu/)
    await expectRefused(await tampered({ format: 2 }), /later version of Hukumu/)
    await expectRefused(await tampered({ queue: plain.manifest.queue - 1 }), /restore it with version/)
  })

  test('one whose list names another table, or a path that leads elsewhere', async () => {
    const [first, ...others] = plain.manifest.tables
    await expectRefused(
      await tampered({ tables: [{ ...first, name: 'public.x" (y) from stdin; drop table users; --' }, ...others] }),
      /damaged/,
    )
    await expectRefused(await tampered({ files: [{ path: '../elsewhere', bytes: 0, sha256: '0'.repeat(64) }] }), /damaged/)
  })

  test('a place that is not empty', async () => {
    await expect(restore(plain.file, '', { databaseUrl: app.database.address.connectionString! })).rejects.toThrow(
      /not empty.*Nothing was changed/,
    )
    await expect(restore(plain.file, '', { dataDir: app.config.dataDir })).rejects.toThrow(/is not empty \(.*bundles.*Nothing was changed/)
    await onServer(place.address, 'create view somebodys as select 1')
    await expect(restore(plain.file)).rejects.toThrow(/not empty/)
    await onServer(place.address, 'drop view somebodys')
    await expect(restore(plain.file, '', { setAside: true })).rejects.toThrow(/no database in/)
  })
})
