import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { getCase } from '#contract/cases'
import { logIn } from '#contract/accounts'
import { listNotes } from '#contract/notes'
import { openDatabase } from '../database/open.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { createEmptyDatabase } from '../testing/empty-database.ts'
import { oneOfEach } from '../testing/one-of-each.ts'
import { storeCases } from '../testing/store-cases.ts'
import { makeBackup } from './make-backup.ts'
import { openArchive } from './read-archive.ts'
import { restoreBackup } from './restore.ts'

/** An archive that each release has made, with one of every kind of thing in it. */
const folder = fileURLToPath(new URL('./released/', import.meta.url))
const { signal } = new AbortController()
const email = 'released@example.test'
const caseId = 'kesc-2026-90007'

test.runIf(process.env['MAKE_RELEASE'])(
  'makes the archive of this release',
  async () => {
    const app = await createTestApp()
    const headers = await app.signedIn(email)
    await storeCases(app.database, [
      { title: 'Achieng v Barasa', citation: '[2026] KESC 90007 (KLR)', content: ['1. The weir was breached.'] },
    ])
    await app.mails()
    for (const make of Object.values(oneOfEach)) await make({ app, headers, caseId })
    await app.mails()
    const place = mkdtempSync(join(tmpdir(), 'hukumu-release-'))
    const order = {
      address: app.database.address,
      dataDir: app.config.dataDir,
      folder: place,
      key: '',
      reason: 'command',
      at: new Date(),
    } as const
    const { file, manifest } = await makeBackup(order, signal)
    copyFileSync(file, join(folder, `${manifest.hukumu}.zip`))
    rmSync(place, { recursive: true })
    await app.close()
  },
  60_000,
)

test.each(readdirSync(folder).filter((name) => name.endsWith('.zip')))(
  'what %s of Hukumu kept is brought up to date with everything in it',
  async (name) => {
    const place = await createEmptyDatabase()
    const file = join(folder, name)
    await restoreBackup({ file, key: '', databaseUrl: place.address, dataDir: place.dataDir, setAside: false }, signal)
    const app = await createTestApp({ dataDir: place.dataDir }, () => openDatabase({ databaseUrl: place.address, dataDir: place.dataDir }))
    try {
      const { access_token: token } = await app.call(logIn, { body: { email, password: 'secret-enough' } })
      const headers = { authorization: `Bearer ${token}` }
      expect((await app.call(getCase, { params: { id: caseId } }, headers)).title).toBe('Achieng v Barasa')
      expect((await app.call(listNotes, {}, headers)).total).toBeGreaterThan(0)
      await app.mails()
      const { manifest, close } = await openArchive(file, '')
      await close()
      const counts = async (table: string) =>
        Number((await app.database.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)
      for (const table of [
        'public.users',
        'public.documents',
        'public.notes',
        'public.annotations',
        'public.projects',
        'public.billing_invoices',
      ])
        expect([table, await counts(table)]).toEqual([table, manifest.tables.find((one) => one.name === table)!.rows])
    } finally {
      await app.close()
      await place.remove()
    }
  },
  60_000,
)
