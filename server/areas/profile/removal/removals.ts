import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Reader, createAccess } from '../../../access/access.ts'
import { recordAudit } from '../../../audit/audit.ts'
import type { AccountData } from '../../../account-data/account-data.ts'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../database/open.ts'
import type { SignedIn } from '../../../http/caller.ts'
import type { Client } from '../../../http/client.ts'
import { Problem } from '../../../problem.ts'
import { type Jobs, defineJob } from '../../../jobs/jobs.ts'
import type { Mailing } from '../../../mailing/mailing.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Projects } from '../../projects/projects.ts'
import { removalLetter } from './removal-letter.ts'
import { removalsStorage } from './storage.ts'

const day = 86_400_000
/** Days after its sign-up an account goes whose address nobody confirmed and in which nobody was. */
const unconfirmedDays = 14

/** Names no account: what is to go is found anew. */
const removing = defineJob({ name: 'remove-accounts', data: z.strictObject({}), single: true, longest: 3_600 })

interface RemovalsParts {
  database: Database
  config: Pick<Config, 'demo' | 'deletionGraceDays' | 'dataDir'>
  accounts: Accounts
  accountData: readonly AccountData[]
  jobs: Jobs
  mailing: Mailing
  projects: Pick<Projects, 'sharedOf'>
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Accounts that leave. They are locked and signed out at once; when the days of grace are over all that is theirs is removed kind by kind, and the
 * account itself last, so that what was interrupted is found and finished.
 */
export function createRemovals({ database, config, accounts, accountData, jobs, mailing, projects }: RemovalsParts) {
  const { clock } = database
  const { deletionGraceDays: days } = config
  const storage = removalsStorage(database)
  const access = createAccess(database)
  const inTransaction = database.sql.transaction()

  /** Those that nobody confirmed are due at once, and go the way of all others; no link brings them back. */
  const lockUnconfirmed = () =>
    inTransaction.execute(async (transaction) => {
      const at = clock.now()
      for (const account of await storage.lockUnconfirmed(transaction, new Date(at - unconfirmedDays * day)))
        await storage.begin(transaction, account, { dueAt: new Date(at), undoHash: hashOf(randomBytes(32).toString('base64url')) })
    })

  const remove = async ({ user_id: account, email, role }: Awaited<ReturnType<typeof storage.due>>[number]) => {
    const leaving = { reader: await access.readerOf({ userId: account, role }), database, email, dataDir: config.dataDir }
    for (const { remove: removeKind } of accountData) await removeKind?.(leaving)
    await mailing.forgetTo(email)
    await database.sql.transaction().execute(async (transaction) => {
      // Of the account it keeps a number and nothing else.
      await recordAudit(transaction, clock.now(), { action: 'deletion-done', by: 'system', person: account, details: {} })
      await storage.deleteAccount(transaction, account)
    })
  }

  jobs.handle(removing, async () => {
    await lockUnconfirmed()
    for (const one of await storage.due()) await remove(one)
  })
  jobs.schedule(removing, { cron: '7 * * * *', timeZone: 'UTC' }, {})

  return {
    rules: async (reader: Reader) => ({ possible: !config.demo, days, shared_projects: await projects.sharedOf(reader) }),

    /** `demo` where accounts stay; the problem of a wrong password; `shared-projects` while others are in projects of the account. */
    async ask(caller: SignedIn, password: string, client: Client): Promise<{ removed_at: string; days: number }> {
      if (config.demo) throw new Problem('demo')
      await accounts.provePassword(caller, password, client)
      const at = clock.now()
      const token = randomBytes(32).toString('base64url')
      const { email } = await accounts.profile(caller)
      const dueAt = new Date(at + days * day)
      await inTransaction.execute(async (transaction) => {
        await storage.begin(transaction, caller.userId, { dueAt, undoHash: hashOf(token) })
        await accounts.lock(caller.userId, 'deletion', transaction)
        // After that: what was handed over meanwhile is seen, and nothing is handed over to an account that is locked.
        const shared = await projects.sharedOf(caller.reader, transaction)
        if (shared.length > 0) throw new Problem('shared-projects', toldOf(shared.map(({ name }) => name)))
        const by = { account: caller.userId, address: client.address }
        await recordAudit(transaction, at, { action: 'deletion-asked', by, person: caller.userId, details: { days } })
        // A mail that is sent after the account has gone would name it again.
        if (days > 0) await mailing.send(transaction, removalLetter(email, { path: `/keep-account?token=${token}`, dueAt }))
        else await jobs.send(removing, {}, { transaction })
      })
      accounts.lookAgain()
      return { removed_at: dueAt.toISOString(), days }
    },

    /** Lets an account stay; `invalid-token` for a link that is unknown or too late. */
    async undo(token: string, address: string): Promise<{ email: string }> {
      const account = await storage.leaving(hashOf(token))
      if (account === undefined) throw new Problem('invalid-token')
      const { email, lockReason } = await accounts.account(account)
      await inTransaction.execute(async (transaction) => {
        if (!(await storage.undo(transaction, account))) throw new Problem('invalid-token')
        const by = { account: null, address }
        await recordAudit(transaction, clock.now(), { action: 'deletion-undone', by, person: account, details: {} })
        // What an administrator has locked since stays locked.
        if (lockReason === 'deletion') await accounts.unlock(account, transaction)
      })
      accounts.lookAgain()
      return { email }
    },
  }
}

export type Removals = ReturnType<typeof createRemovals>

/** Names them, as far as a sentence can. */
const toldOf = (names: readonly string[]) =>
  `Others are in projects of yours: ${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}. Hand them over to a member, or delete them, first.`
