import { Role, roles } from '#contract/accounts'
import { type Accounts, createAccounts } from '../server/areas/accounts/accounts.ts'
import { decideJudge, removeSamples } from '../server/areas/documents/documents.ts'
import { readConfig } from '../server/config.ts'
import { type Database, openDatabase } from '../server/database/open.ts'
import { createMailing } from '../server/mailing/mailing.ts'

const usage = `Usage:
  npm run admin -- list                 every account with its role
  npm run admin -- grant EMAIL ROLE     ROLE is one of ${roles.join(', ')}
  npm run admin -- judge FORM NAME      the judge printed as FORM ("M Warsame") is the one printed as NAME; twice the same: nobody else
  npm run admin -- remove-samples       takes the invented samples out of the library, once it holds judgments`

/** Wrong use answers 2, as usual for commands; what fails while running, 1. */
class WrongUse extends Error {}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = error instanceof WrongUse ? 2 : 1
}

async function run([command, ...args]: string[]) {
  if (command === 'list' && args.length === 0) return withAccounts(listAccounts)
  if (command === 'judge' && args.length === 2) return decide(args[0]!, args[1]!)
  if (command === 'remove-samples' && args.length === 0)
    return withDatabase(async (database) => say(`${await removeSamples(database)} samples removed.`))
  if (command !== 'grant' || args.length !== 2) throw new WrongUse(usage)
  const [email = '', wanted] = args
  const role = Role.safeParse(wanted)
  if (!role.success) throw new WrongUse(`There is no role ${wanted}: use one of ${roles.join(', ')}.`)
  return withAccounts(async (accounts) => {
    await accounts.grantRole(email, role.data)
    say(`${email} now has the role ${role.data}. A running server notices within seconds.`)
  })
}

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
async function withAccounts(work: (accounts: Accounts) => Promise<void>) {
  const config = readConfig()
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, visit: true })
  // Not the address of a PostgreSQL server: it holds a password.
  say(config.databaseUrl === '' ? `Database: ${config.dataDir}` : 'Database: PostgreSQL (DATABASE_URL)')
  try {
    await work(await createAccounts({ database, mailing: await createMailing({ database, config }), config }))
  } finally {
    await database.close()
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`)
}
