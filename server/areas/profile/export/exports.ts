import { createHmac, timingSafeEqual } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type ExportState, exportKeptHours } from '#contract/profile'
import { dayInNairobi } from '../../../clock.ts'
import { createAccess } from '../../../access/access.ts'
import { recordAudit } from '../../../audit/audit.ts'
import type { AccountData, ExportedFile, Owner } from '../../../account-data/account-data.ts'
import type { Database } from '../../../database/open.ts'
import { sharedKey } from '../../../database/secrets.ts'
import { isUuid } from '../../../database/uuid.ts'
import { record } from '../../../events/events.ts'
import { Problem } from '../../../problem.ts'
import { type Jobs, defineJob } from '../../../jobs/jobs.ts'
import type { Mailing } from '../../../mailing/mailing.ts'
import type { Notifications } from '../../notifications/notifications.ts'
import type { PreferencesOf } from '../../preferences/preferences.ts'
import { exportLetter } from './export-letter.ts'
import { guideTo } from './guide.ts'
import { type AccountExport, exportsStorage, isBeingMade } from './storage.ts'
import { writeArchive } from './write-archive.ts'

const hour = 3_600_000

/** Its data name no account, so that a job that is kept tells nothing of one that has gone. */
const making = defineJob({ name: 'export-account', data: z.strictObject({ export: z.string() }), retries: 3, longest: 3_600 })

interface ExportsParts {
  database: Database
  dataDir: string
  accountData: readonly AccountData[]
  jobs: Jobs
  mailing: Mailing
  preferences: PreferencesOf
  tellOfJob: Notifications['tellOfJob']
}

export const exportsFolder = (dataDir: string) => join(dataDir, 'exports')

/** All that is an account's own, to take along: one archive, made by a job, under an address that is a secret and not good for long. */
export async function createAccountExports({ database, dataDir, accountData, jobs, mailing, preferences, tellOfJob }: ExportsParts) {
  const { clock } = database
  const storage = exportsStorage(database)
  const access = createAccess(database)
  const key = await sharedKey(database, 'account-exports')
  const folder = exportsFolder(dataDir)
  const fileOf = (id: string) => join(folder, `${id}.zip`)

  /** Nobody can guess it, and the database does not hold it. */
  const secretOf = (id: string) => createHmac('sha256', key).update(id).digest('base64url')
  const pathOf = (id: string): `/${string}` => `/api/profile/exports/${id}.${secretOf(id)}`

  const show = (found: AccountExport | undefined): ExportState => {
    if (!found || (found.expires_at && found.expires_at.getTime() <= clock.now())) return { status: 'none' }
    const asked = { asked_at: found.asked_at.toISOString() }
    if (isBeingMade(found, clock.now())) return { status: 'making', ...asked }
    if (found.bytes === null) return { status: 'failed', ...asked }
    return { status: 'ready', ...asked, url: pathOf(found.id), bytes: found.bytes, expires_at: found.expires_at!.toISOString() }
  }

  jobs.handle(making, async ({ data: { export: id }, signal, retry }, complete) => {
    const asked = await storage.find(id)
    if (!asked) return
    const { user_id: account, role, email } = asked
    const at = new Date(clock.now())
    const expiresAt = new Date(at.getTime() + exportKeptHours * hour)
    try {
      const owner = { reader: await access.readerOf({ userId: account, role }), database }
      const bytes = await writeArchive(fileOf(id), filesOf(accountData, owner, at), { at, signal })
      const wantsMail = await preferences.allowsMail(account, 'systemUpdates')
      await database.sql.transaction().execute(async (transaction) => {
        if (!(await storage.finish(transaction, id, { bytes, expiresAt }))) return
        await recordAudit(transaction, at.getTime(), { action: 'exported', by: 'system', person: account, details: {} })
        await record(transaction, at.getTime(), [{ name: 'archive.made', subject: id, account, actor: null, payload: {} }])
        if (wantsMail) await mailing.send(transaction, exportLetter(email, pathOf(id)))
        await tellOfJob(transaction, { account, kind: 'archive', id, status: 'ready' })
        await complete(transaction)
      })
    } catch (error) {
      if (retry >= making.retries)
        await database.sql.transaction().execute(async (transaction) => {
          await storage.fail(transaction, id)
          await tellOfJob(transaction, { account, kind: 'archive', id, status: 'failed' })
        })
      throw error
    }
  })

  return {
    /** Begins one; while another is being made, that one is told of. */
    async start(account: string): Promise<ExportState> {
      const begun = await database.sql.transaction().execute(async (transaction) => {
        const one = await storage.begin(transaction, account)
        if (one) await jobs.send(making, { export: one.id }, { transaction })
        return one
      })
      if (begun?.replaced) await rm(fileOf(begun.replaced), { force: true })
      return show(await storage.ofAccount(account))
    },

    state: async (account: string): Promise<ExportState> => show(await storage.ofAccount(account)),

    /** The archive of an address; `invalid-token` for one that is not, or no longer, good. */
    async read(address: string): Promise<File> {
      const [id = '', given = ''] = address.split('.')
      if (!isUuid(id) || !isSame(given, secretOf(id))) throw new Problem('invalid-token')
      const found = await storage.find(id)
      const isGood = found && found.bytes !== null && found.expires_at && found.expires_at.getTime() > clock.now() && found.owner_is_there
      if (!isGood) throw new Problem('invalid-token')
      const name = `hukumu-export-${dayInNairobi(+found.ended_at!)}.zip`
      return new File([await openAsBlob(fileOf(id))], name, { type: 'application/zip' })
    },

    /** Removes archives whose time is over, and files that no archive answers for. */
    async forgetExpired() {
      await storage.forgetExpired()
      const known = new Set((await storage.ids()).map((id) => `${id}.zip`))
      const written = await filesIn(folder)
      for (const name of written) if (!known.has(name.replace(/\.part$/, ''))) await rm(join(folder, name), { force: true })
    },
  }
}

export type AccountExports = Awaited<ReturnType<typeof createAccountExports>>

async function* filesOf(accountData: readonly AccountData[], owner: Owner, at: Date): AsyncGenerator<ExportedFile> {
  yield guideTo(at, accountData)
  for (const { export: files } of accountData) if (files) yield* files(owner)
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The names of its files; none where there is no such folder yet. */
export async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
