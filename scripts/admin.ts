import { Role, roles } from '#contract/accounts'
import { auditActions } from '#contract/administration'
import { bookPayment, setEtimsNumber, setLicence } from '#contract/bookings'
import type { z } from 'zod'
import { type App, createApp } from '../server/app.ts'
import { type Accounts, createAccounts } from '../server/areas/accounts/accounts.ts'
import { createSupervision, createSystemState } from '../server/areas/administration/administration.ts'
import { decideJudge, removeSamples } from '../server/areas/documents/documents.ts'
import { auditLog } from '../server/audit/audit.ts'
import { readConfig } from '../server/config.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { jobsStorage } from '../server/jobs/jobs.ts'
import { createMailing } from '../server/mailing/mailing.ts'
import { createMail } from '../server/providers/mail.ts'

interface Command {
  /** What is written behind its name: 'EMAIL ROLE', '[WORD…]'. */
  args: string
  says: string
  run: (...args: string[]) => Promise<void>
}

const commands: Record<string, Command> = {
  list: { args: '', says: 'every account with its role, and whether it is locked', run: () => withAccounts(listAccounts('')) },
  find: {
    args: 'WORD…',
    says: 'accounts whose name, address or organization holds every word',
    run: (...words) => withAccounts(listAccounts(words.join(' '))),
  },
  grant: { args: 'EMAIL ROLE', says: `ROLE is one of ${roles.join(', ')}`, run: grant },
  lock: {
    args: 'EMAIL',
    says: 'signs the account out everywhere and lets nobody in',
    run: change((supervision, id) => supervision.lock('operator', id), 'is locked'),
  },
  unlock: {
    args: 'EMAIL',
    says: 'lets it in again',
    run: change((supervision, id) => supervision.unlock('operator', id), 'is unlocked'),
  },
  'end-sessions': {
    args: 'EMAIL',
    says: 'signs the account out on every device',
    run: change((supervision, id) => supervision.endSessions('operator', id), 'is signed out everywhere'),
  },
  licence: {
    args: 'EMAIL TYPE [YYYY-MM-DD]',
    says: 'gives a licence without a charge, to the end of a day or without an end; free takes it back',
    run: giveLicence,
  },
  book: {
    args: 'REFERENCE KES bank|mobile_money NUMBER',
    says: 'books a payment that arrived, by the number of the bank or the provider',
    run: book,
  },
  etims: {
    args: 'INVOICE NUMBER',
    says: 'writes the number of the revenue authority on an invoice, once',
    run: writeEtims,
  },
  log: {
    args: '[ACTION]',
    says: 'what was done to accounts and to the library, the latest first: of all actions, or of one',
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
  judge: {
    args: 'FORM NAME',
    says: 'the judge printed as FORM ("M Warsame") is the one printed as NAME; twice the same: nobody else',
    run: decide,
  },
  'remove-samples': {
    args: '',
    says: 'takes the invented samples out of the library, once it holds judgments',
    run: () => withDatabase(async (database) => say(`${await removeSamples(database, 'operator')} samples removed.`)),
  },
}

const usage = `Usage:\n${Object.entries(commands)
  .map(([name, { args, says }]) => `  npm run admin -- ${`${name} ${args}`.padEnd(52)} ${says}`)
  .join('\n')}`

/** Wrong use answers 2, as usual for commands; what fails while running, 1. */
class WrongUse extends Error {}

async function run([name = '', ...args]: string[]) {
  const command = commands[name]
  if (!command || !takes(command, args.length)) throw new WrongUse(usage)
  await command.run(...args)
}

function takes({ args }: Command, given: number): boolean {
  const all = args === '' ? [] : args.split(' ')
  const least = all.filter((arg) => !arg.startsWith('[')).length
  return given >= least && (given <= all.length || args.endsWith('…'))
}

async function grant(email: string, wanted: string) {
  const role = Role.safeParse(wanted)
  if (!role.success) throw new WrongUse(`There is no role ${wanted}: use one of ${roles.join(', ')}.`)
  await change((supervision, id) => supervision.setRole('operator', id, role.data), `now has the role ${role.data}`)(email)
}

/** Does something to the account of an address, and says what is so now. */
function change(does: (supervision: ReturnType<typeof createSupervision>, id: string) => Promise<unknown>, said: string) {
  return (email: string) =>
    withAccounts(async (accounts, database) => {
      await does(createSupervision({ database, accounts }), await idOf(accounts, email))
      say(`${email} ${said}. A running server notices within seconds.`)
    })
}

/** The account of an address, in whatever case its letters are typed. */
async function idOf(accounts: Accounts, email: string): Promise<string> {
  const found = (await accounts.list()).find((one) => one.email.toLowerCase() === email.trim().toLowerCase())
  if (!found) throw new Error(`No account has the address ${email}.`)
  return found.id
}

/** What the contract takes of what was typed; wrong use with its words else. */
function read<Schema extends z.ZodType>(schema: Schema, typed: unknown): z.output<Schema> {
  const result = schema.safeParse(typed)
  if (!result.success) throw new WrongUse(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  return result.data
}

async function giveLicence(email: string, type: string, day?: string) {
  // Days end in Nairobi, where they are read.
  const valid_until = day === undefined ? null : isDay(day) ? new Date(`${day}T23:59:59+03:00`).toISOString() : day
  const asked = read(setLicence.body, { email, license_type: type, valid_until })
  await withApp(async ({ billing }) => {
    await billing.overseen.set(asked, 'operator')
    say(`${email} has the licence ${type}${day === undefined ? '' : ` until ${day}`}.`)
  })
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

async function book(reference: string, shillings: string, method: string, transaction: string) {
  const amount_cents = Math.round(Number(shillings.replaceAll(',', '')) * 100)
  const asked = read(bookPayment.body, { reference, method, amount_cents, transaction })
  await withApp(async ({ billing }) => {
    const { email } = await billing.book(asked, 'operator')
    say(`KES ${shillings} booked for ${email}. The receipt goes out by mail.`)
  })
}

async function writeEtims(invoice: string, typed: string) {
  const { etims_number } = read(setEtimsNumber.body, { etims_number: typed })
  await withApp(async ({ billing }) => {
    const { number } = await billing.invoices.setEtimsNumber(invoice, etims_number)
    say(`${number} has the eTIMS number ${etims_number}.`)
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

const mostShown = 100

async function showLog(action?: string) {
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

function showState() {
  return withDatabase(async (database) => {
    const state = createSystemState({ database, jobs: jobsStorage(database.sql), config: readConfig() })
    say(JSON.stringify(await state(), null, 2))
  })
}

function listFailedJobs() {
  return withDatabase(async (database) => {
    const letters = await jobsStorage(database.sql).deadLetters({ limit: mostShown, offset: 0 })
    if (letters.length === 0) say('No job has failed for good.')
    for (const { id, job, failedAt, error } of letters) say([id, job, failedAt.toISOString(), error].join('\t'))
  })
}

/** Accounts with every word, the newest first, all of them. */
function listAccounts(query: string) {
  return async (accounts: Accounts) => {
    for (let offset = 0; ; offset += mostShown) {
      const { total, accounts: found } = await accounts.find({ query, offset, limit: mostShown })
      if (total === 0) say(query === '' ? 'There are no accounts yet.' : 'No account matches.')
      for (const { email, role, verified, createdAt, name, lockedAt } of found)
        say([email, role, verified ? 'verified' : 'unverified', createdAt.slice(0, 10), name, ...(lockedAt ? ['locked'] : [])].join('\t'))
      if (offset + mostShown >= total) return
    }
  }
}

/** Keeps who is meant by a form of a judge's name. */
function decide(form: string, name: string) {
  return withDatabase(async (database) => {
    const { key, means } = await decideJudge(database, form, name, 'operator')
    say(key === means ? `${form} is nobody else.` : `${form} is the same judge as ${name}.`)
  })
}

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

const withAccounts = (work: (accounts: Accounts, database: Database) => Promise<void>) =>
  withDatabase(async (database) => {
    const config = readConfig()
    // Not the address of a PostgreSQL server: it holds a password.
    say(config.databaseUrl === '' ? `Database: ${config.dataDir}` : 'Database: PostgreSQL (DATABASE_URL)')
    await work(await createAccounts({ database, mailing: await createMailing({ database, config }), config }), database)
  })

/** The whole application, which listens nowhere and works on no job: what follows from a change is left to a server. */
const withApp = (work: (app: App) => Promise<void>) =>
  withDatabase(async (database) => {
    const config = readConfig()
    const app = await createApp({ config, database, mail: createMail(config) })
    try {
      await work(app)
    } finally {
      await app.http.close()
    }
  })

function say(line: string) {
  process.stdout.write(`${line}\n`)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof WrongUse ? 2 : 1
}
