import type { FailedJob, LogEntry, listFailedJobs, listLog } from '#contract/administration'
import type { Output, Received } from '#contract/endpoint'
import { type AuditPerson, type By, auditLog, recordAudit } from '../../audit/audit.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import { pageOf } from '../../http/page.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Redactable } from '../../redactable/redactable.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { Documents } from '../documents/documents.ts'
import { createImports } from './imports.ts'
import { createRedacting } from './redacting.ts'
import { createTakingDown } from './taking-down.ts'
import { administrationStorage } from './storage.ts'
import { statementsStorage } from './statements-storage.ts'
import { createSlowStatements } from './slow-statements.ts'
import { createSupervision } from './supervision.ts'
import { type StateParts, createSystemState } from './system-state.ts'

export { createSupervision } from './supervision.ts'
export { modelUseStorage } from './model-use-storage.ts'

interface AdministrationParts {
  database: Database
  accounts: Accounts
  documents: Pick<Documents, 'importFiles' | 'takedowns'>
  jobs: Jobs
  redactionTargets: readonly Redactable[]
  config: Pick<Config, 'importDir'> & StateParts['config']
  meaning: StateParts['meaning']
}

/** Days that end in Nairobi, where they are read. */
const startOf = (day: string) => new Date(`${day}T00:00:00+03:00`)
const dayLength = 86_400_000

/** What administrators see and do: log, state, failed jobs, imports, redactions. Who may is said by the contract. */
export function createAdministration({ database, accounts, documents, jobs, redactionTargets, config, meaning }: AdministrationParts) {
  const { clock } = database
  const storage = administrationStorage(database)
  const log = auditLog(database)

  return {
    accounts: createSupervision({ database, accounts }),
    state: createSystemState({ database, jobs, config, meaning }),
    slowStatements: createSlowStatements(statementsStorage(database)),
    imports: createImports({ database, documents, jobs, dataDir: config.dataDir, importDir: config.importDir }),
    takedowns: createTakingDown(documents.takedowns),
    redacting: createRedacting({ database, redactionTargets, dataDir: config.dataDir }),

    async log({ actions, account, from, to, ...page }: Received<typeof listLog>['query']): Promise<Output<typeof listLog>> {
      const filter = {
        actions,
        account,
        from: from === undefined ? undefined : startOf(from),
        to: to === undefined ? undefined : new Date(startOf(to).getTime() + dayLength),
      }
      const [entries, total] = await Promise.all([log.list(filter, page), log.count(filter)])
      const ids = entries.flatMap(({ actor, person }) => [actor?.account, person?.account].filter((id) => typeof id === 'string'))
      const named = await storage.named([...new Set(ids)])
      const toPerson = (person: AuditPerson | null): LogEntry['person'] =>
        person && { number: person.number, account: named.get(person.account ?? '') ?? null }
      const results = entries.map(({ at, actor, person, details, ...entry }) => ({
        ...entry,
        at: at.toISOString(),
        actor: toPerson(actor),
        person: toPerson(person),
        details: details as LogEntry['details'],
      }))
      return pageOf(results, total, page)
    },

    async failedJobs(page: { limit: number; offset: number }): Promise<Output<typeof listFailedJobs>> {
      const [letters, total] = await Promise.all([jobs.deadLetters.list(page), jobs.deadLetters.count()])
      const results = letters.map(({ id, job, sentAt, failedAt, error }): FailedJob => ({
        id,
        job,
        sent_at: sentAt.toISOString(),
        failed_at: failedAt.toISOString(),
        error,
      }))
      return pageOf(results, total, page)
    },

    retryJobs: async (by: By, ids: readonly string[]) => ({
      jobs: await jobs.deadLetters.retry(ids, (transaction, count) =>
        recordAudit(transaction, clock.now(), { action: 'jobs-retried', by, details: { jobs: count } }),
      ),
    }),

    discardJobs: async (by: By, ids: readonly string[]) => ({
      jobs: await jobs.deadLetters.discard(ids, (transaction, count) =>
        recordAudit(transaction, clock.now(), { action: 'jobs-discarded', by, details: { jobs: count } }),
      ),
    }),
  }
}

export type Administration = ReturnType<typeof createAdministration>
