import type { Role } from '#contract/accounts'
import type { OverseenAccount, listAccounts } from '#contract/overseen-accounts'
import type { Output, Received } from '#contract/endpoint'
import { type By, type NewAuditEntry, recordAudit } from '../../audit/audit.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import { Problem } from '../../problem.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { administrationStorage } from './storage.ts'

type Doors = Pick<Accounts, 'find' | 'account' | 'setRole' | 'lock' | 'unlock' | 'endSessions' | 'lookAgain'>

const toAnswer = ({
  createdAt,
  lockedAt,
  lockReason,
  twoStep,
  lastSeenAt,
  id,
  name,
  email,
  organization,
  role,
  verified,
}: Awaited<ReturnType<Doors['account']>>): OverseenAccount => ({
  id,
  name,
  email,
  organization,
  role,
  created_at: createdAt,
  verified,
  locked_at: lockedAt,
  lock_reason: lockReason,
  two_step: twoStep,
  last_seen_at: lastSeenAt,
})

/** What administrators do with accounts: each change is written with its entry in the log, and one administrator is always left. */
export function createSupervision({ database, accounts }: { database: Database; accounts: Doors }) {
  const storage = administrationStorage(database)

  /** Changes an account together with its entry; with `leaves`, only where another administrator is left who can sign in. */
  async function change(
    id: string,
    entry: (before: OverseenAccount) => NewAuditEntry | null,
    work: (transaction: DatabaseTransaction) => Promise<unknown>,
    leaves = false,
  ): Promise<OverseenAccount> {
    const told = entry(toAnswer(await accounts.account(id)))
    if (told)
      await storage.inTransaction(async (transaction) => {
        const administrators = leaves ? await storage.lockAdministrators(transaction) : []
        if (administrators.length === 1 && administrators[0] === id) throw new Problem('last-admin')
        await work(transaction)
        await recordAudit(transaction, database.clock.now(), told)
      })
    accounts.lookAgain()
    return toAnswer(await accounts.account(id))
  }

  return {
    async list({ query, role, locked, ...page }: Received<typeof listAccounts>['query']): Promise<Output<typeof listAccounts>> {
      const { total, accounts: found } = await accounts.find({
        query,
        ...(role && { role }),
        ...(locked && { locked: locked === 'yes' }),
        ...page,
      })
      return pageOf(found.map(toAnswer), total, page)
    },

    get: async (id: string): Promise<OverseenAccount> => toAnswer(await accounts.account(id)),

    /** `last-admin` where nobody would administer the installation. */
    setRole: (by: By, id: string, role: Role) =>
      change(
        id,
        ({ role: from }) => (from === role ? null : { action: 'role-changed', by, person: id, details: { from, to: role } }),
        (transaction) => accounts.setRole(id, role, transaction),
        role !== 'admin',
      ),

    /** `last-admin` where nobody would administer the installation. */
    lock: (by: By, id: string) =>
      change(
        id,
        ({ locked_at: locked }) => (locked ? null : { action: 'account-locked', by, person: id, details: {} }),
        (transaction) => accounts.lock(id, 'administration', transaction),
        true,
      ),

    /** An account whose owner asked for its deletion is given back by its own link alone. */
    unlock: (by: By, id: string) =>
      change(
        id,
        ({ lock_reason: reason }) => {
          if (reason === 'deletion') throw new Problem('forbidden', 'This account is about to be deleted: its owner alone can undo that.')
          return reason && { action: 'account-unlocked', by, person: id, details: {} }
        },
        (transaction) => accounts.unlock(id, transaction),
      ),

    async endSessions(by: By, id: string): Promise<OverseenAccount> {
      const sessions = await storage.countSessions(id)
      return change(
        id,
        () => ({ action: 'sessions-ended', by, person: id, details: { sessions, because: 'asked' } }),
        (transaction) => accounts.endSessions(id, transaction),
      )
    },
  }
}
