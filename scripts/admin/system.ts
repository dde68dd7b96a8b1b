import { auditActions } from '#contract/administration'
import { auditLog } from '../../server/audit/audit.ts'
import { jobsStorage } from '../../server/jobs/jobs.ts'
import { type Command, maxShown, oneOf, sayRow } from './command.ts'
import { say } from '../run-command.ts'
import { withApp, withDatabase } from './open.ts'

export const systemCommands: Record<string, Command> = {
  log: {
    args: '[ACTION…]',
    says: 'what was done to accounts and to the library, the latest first: of all actions, or of some',
    run: showLog,
  },
  state: { args: '', says: 'database, jobs, mail, disk, versions, library and accounts, as JSON', run: showState },
  'failed-jobs': { args: '', says: 'jobs that failed for good', run: listFailedJobs },
  'retry-jobs': {
    args: 'ID…',
    says: 'tries failed jobs again, from their first try on',
    run: settleJobs('retryJobs', 'will be tried again'),
  },
  'discard-jobs': { args: 'ID…', says: 'gives failed jobs up for good', run: settleJobs('discardJobs', 'given up') },
}

async function showLog(...typed: string[]) {
  const actions = typed.length === 0 ? undefined : typed.map((action) => oneOf(auditActions, action, 'action'))
  return withDatabase(async (database) => {
    const entries = await auditLog(database).list({ actions }, { limit: maxShown, offset: 0 })
    for (const { at, action, by, actor, person, object, address, details } of entries)
      sayRow(
        at.toISOString(),
        action,
        actor?.account ?? by,
        person?.account ?? null,
        object ?? null,
        address ?? null,
        JSON.stringify(details),
      )
  })
}

function showState() {
  return withApp(async ({ administration }) => say(JSON.stringify(await administration.state(), null, 2)))
}

function listFailedJobs() {
  return withDatabase(async (database) => {
    const letters = await jobsStorage(database.sql).deadLetters({ limit: maxShown, offset: 0 })
    if (letters.length === 0) say('No job has failed for good.')
    for (const { id, job, failedAt, error } of letters) sayRow(id, job, failedAt.toISOString(), error)
  })
}

function settleJobs(does: 'retryJobs' | 'discardJobs', said: string) {
  return (...ids: string[]) =>
    withApp(async ({ administration }) => {
      const { jobs } = await administration[does]('operator', ids)
      if (jobs < ids.length) throw new Error(`${jobs} of ${ids.length} ${said}; there is no failed job with the other ids.`)
      say(`${jobs} ${said}.`)
    })
}
