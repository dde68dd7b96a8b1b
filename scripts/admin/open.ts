import { type App, createApp } from '../../server/app.ts'
import type { Reader } from '../../server/access/access.ts'
import { type Accounts, createAccounts } from '../../server/areas/accounts/accounts.ts'
import { readConfig } from '../../server/config.ts'
import { openKept } from '../../server/backup/open-kept.ts'
import type { Database } from '../../server/database/open.ts'
import { createMailing } from '../../server/mailing/mailing.ts'
import { createMail } from '../../server/providers/mail.ts'
import { say } from '../run-command.ts'

/** Opens the database, beside a running server or without one, and closes it again. */
export async function withDatabase(work: (database: Database) => Promise<void>) {
  const config = readConfig()
  const database = await openKept(config, { visit: true })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

export const withAccounts = (work: (accounts: Accounts, database: Database) => Promise<void>) =>
  withDatabase(async (database) => {
    const config = readConfig()
    // Not the address of a PostgreSQL server: it holds a password.
    say(config.databaseUrl === '' ? `Database: ${config.dataDir}` : 'Database: PostgreSQL (DATABASE_URL)')
    await work(await createAccounts({ database, mailing: await createMailing({ database, config }), config }), database)
  })

/** The whole application, which listens nowhere and works on no job: what follows from a change is left to a server. */
export const withApp = (work: (app: App) => Promise<void>) =>
  withDatabase(async (database) => {
    const config = readConfig()
    const app = await createApp({ config, database, mail: createMail(config) })
    try {
      await work(app)
    } finally {
      await app.http.close()
    }
  })

/** The account of an address, in whatever case its letters are typed. */
export async function accountOf(accounts: Accounts, email: string) {
  const found = (await accounts.list()).find((one) => one.email.toLowerCase() === email.trim().toLowerCase())
  if (!found) throw new Error(`No account has the address ${email}.`)
  return found
}

/** The application for an editor who decides: whoever types the command says which one it is. */
export const withEditor = (email: string, work: (app: App, reader: Reader) => Promise<void>) =>
  withApp(async (app) => {
    const { id, role } = await accountOf(app.accounts, email)
    if (role === 'user') throw new Error(`${email} is no editor.`)
    await work(app, await app.http.readerOf({ userId: id, role }))
  })
