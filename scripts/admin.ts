import { Role, roles } from '#contract/accounts'
import { auditActions } from '#contract/administration'
import { type Accounts, createAccounts } from '../server/areas/accounts/accounts.ts'
import { createSupervision, createSystemState } from '../server/areas/administration/administration.ts'
import { decideJudge, removeSamples } from '../server/areas/documents/documents.ts'
import { auditLog } from '../server/audit/audit.ts'
import { readConfig } from '../server/config.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { jobsStorage } from '../server/jobs/jobs.ts'
import { createMailing } from '../server/mailing/mailing.ts'

const usage = `Usage:
  npm run admin -- list                 every account with its role, and whether it is locked
  npm run admin -- grant EMAIL ROLE     ROLE is one of ${roles.join(', ')}
  npm run admin -- lock EMAIL           signs the account out everywhere and lets nobody in
  npm run admin -- unlock EMAIL         lets it in again
  npm run admin -- end-sessions EMAIL   signs the account out on every device
  npm run admin -- log [ACTION]         what was done to accounts and to the library, the latest first: of all actions, or of one
  npm run admin -- state                database, jobs, mail, disk, versions, library and accounts, as JSON
  npm run admin -- failed-jobs          jobs that failed for good
  npm run admin -- judge FORM NAME      the judge printed as FORM ("M Warsame") is the one printed as NAME; twice the same: nobody else
  npm run admin -- remove-samples       takes the invented samples out of the library, once it holds judgments`

/** Wrong use answers 2, as usual for commands; what fails while running, 1. */
class WrongUse extends Error {}

type Supervision = ReturnType<typeof createSupervision>

/** What is done to one account, and what is then said. */
const deeds: Record<string, { does: (supervision: Supervision, id: string) => Promise<unknown>; said: (email: string) => string }> = {
  lock: { does: (supervision, id) => supervision.lock('operator', id), said: (email) => `${email} is locked.` },
  unlock: { does: (supervision, id) => supervision.unlock('operator', id), said: (email) => `${email} is unlocked.` },
  'end-sessions': {
    does: (supervision, id) => supervision.endSessions('operator', id),
    said: (email) => `${email} is signed out everywhere.`,
  },
}

async function run([command = '', ...args]: string[]) {
  const [first = '', second = ''] = args
  if (command === 'list' && args.length === 0) return withAccounts(listAccounts)
  if (command === 'judge' && args.length === 2) return decide(first, second)
  if (command === 'log' && args.length <= 1) return showLog(args[0])
  if (command === 'state' && args.length === 0) return showState()
  if (command === 'failed-jobs' && args.length === 0) return listFailedJobs()
  if (command === 'remove-samples' && args.length === 0)
    return withDatabase(async (database) => say(`${await removeSamples(database)} samples removed.`))
  const deed = deeds[command]
  if (deed && args.length === 1)
    return withAccounts(async (accounts, database) => {
      await deed.does(createSupervision({ database, accounts }), await idOf(accounts, first))
      say(`${deed.said(first)} A running server notices within seconds.`)
    })
  if (command !== 'grant' || args.length !== 2) throw new WrongUse(usage)
  const role = Role.safeParse(second)
  if (!role.success) throw new WrongUse(`There is no role ${second}: use one of ${roles.join(', ')}.`)
  return withAccounts(async (accounts, database) => {
    await createSupervision({ database, accounts }).setRole('operator', await idOf(accounts, first), role.data)
    say(`${first} now has the role ${role.data}. A running server notices within seconds.`)
  })
}

/** The account of an address, in whatever case its letters are typed. */
async function idOf(accounts: Accounts, email: string): Promise<string> {
  const found = (await accounts.list()).find((one) => one.email.toLowerCase() === email.trim().toLowerCase())
  if (!found) throw new Error(`No account has the address ${email}.`)
  return found.id
}

const mostShown = 100

async function showLog(action: string | undefined) {
  const actions = action === undefined ? undefined : auditActions.filter((one) => one === action)
  if (actions?.length === 0) throw new WrongUse(`There is no action ${action}: use one of ${auditActions.join(', ')}.\n\n${usage}`)
  return withDatabase(async (database) => {
    for (const { at, action: done, by, actor, person, object, address, details } of await auditLog(database).list(
      { actions },
      { limit: mostShown, offset: 0 },
    ))
      say(
        [at.toISOString(), done, actor?.account ?? by, person?.account ?? '', object ?? '', address ?? '', JSON.stringify(details)].join(
          '\t',
        ),
      )
  })
}

const showState = () =>
  withDatabase(async (database) => {
    const state = createSystemState({ database, jobs: jobsStorage(database.sql), config: readConfig() })
    say(JSON.stringify(await state(), null, 2))
  })

const listFailedJobs = () =>
  withDatabase(async (database) => {
    const letters = await jobsStorage(database.sql).deadLetters({ limit: mostShown, offset: 0 })
    if (letters.length === 0) say('No job has failed for good.')
    for (const { id, job, failedAt, error } of letters) say([id, job, failedAt.toISOString(), error].join('\t'))
  })

async function listAccounts(accounts: Accounts) {
  const everyone = await accounts.list()
  if (everyone.length === 0) say('There are no accounts yet.')
  for (const { email, role, verified, createdAt, name } of everyone)
    say([email, role, verified ? 'verified' : 'unverified', createdAt.slice(0, 10), name].join('\t'))
}

/** Keeps who is meant by a form of a judge's name. */
const decide = (form: string, name: string) =>
  withDatabase(async (database) => {
    const { key, means } = await decideJudge(database, form, name)
    say(key === means ? `${form} is nobody else.` : `${form} is the same judge as ${name}.`)
  })

/** Opens the database, beside a running server or without one, and closes it again. */
async function withDatabase(work: (database: Database) => Promise<void>) {
  const config = readConfig()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, visit: true })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

/** Opens the database, beside a running server or without one, and closes it again. */
async function withAccounts(work: (accounts: Accounts, database: Database) => Promise<void>) {
  const config = readConfig()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, visit: true })
  // Not the address of a PostgreSQL server: it holds a password.
  say(config.databaseUrl === '' ? `Database: ${config.dataDir}` : 'Database: PostgreSQL (DATABASE_URL)')
  try {
    await work(await createAccounts({ database, mailing: await createMailing({ database, config }), config }), database)
  } finally {
    await database.close()
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof WrongUse ? 2 : 1
}
