import type { Profile, Role, Tokens } from '#contract/accounts'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import type { Authenticate, Caller } from '../../http/caller.ts'
import type { CallerNow } from '../../http/streams.ts'
import { Problem } from '../../http/problem.ts'
import type { Mail } from '../../providers/mail.ts'
import { type Delivery, createActivation } from './activation.ts'
import { createPasswordCheck, hashPassword } from './passwords.ts'
import { makeToken } from './secret-tokens.ts'
import { createSessions } from './sessions.ts'
import { type User, accountsStorage } from './storage.ts'

/** Accounts and who is signed in. Rules throw a Problem of the contract; addresses are compared without regard to case. */
export interface Accounts {
  /** Who calls with an access token; null when it is not (or no longer) good. Quietly so for anything that is not one. */
  authenticate: Authenticate
  callerNow: CallerNow
  /** Creates an account and sends its activation mail; `account-exists` when the address has one. */
  signUp(details: { email: string; password: string; name: string }, delivery: Delivery): Promise<Profile>
  /** Starts a session; `wrong-credentials`, or `email-unverified` where the operator asks for confirmed addresses. */
  logIn(credentials: { email: string; password: string }, delivery: Delivery): Promise<Tokens>
  /** Confirms an address by the token of its activation mail; `invalid-token`. */
  activate(token: string): Promise<{ email: string }>
  /** Exchanges a refresh token for new tokens; `signed-out`. */
  refresh(refreshToken: string): Promise<Tokens>
  logOut(caller: Caller): Promise<void>
  /** `signed-out` when the account was deleted a moment ago. */
  profile(caller: Caller): Promise<Profile>
  /** Changes what somebody says of themselves; `signed-out` as above. */
  describe(caller: Caller, changes: { name?: string; organization?: string | null }): Promise<Profile>
  /** Every account, oldest first. */
  list(): Promise<Profile[]>
  /** Gives an account a role; throws an Error for the operator when the address has none. */
  grantRole(email: string, role: Role): Promise<Profile>
  /** Makes the account that visitors may try, unless it is there, and answers how to log in with it. */
  createSampleAccount(): Promise<{ email: string; password: string }>
  /** Deletes expired tokens and ended sessions. */
  forgetExpired(): Promise<void>
}

interface Parts {
  database: Database
  mail: Mail
  config: Pick<Config, 'requireVerifiedEmail' | 'publicUrl'>
}

const sampleAccount = { email: 'demo@hukumu.example', password: 'hukumu-demo', name: 'Demo Advocate' }

const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

const profileOf = (user: User): Profile => ({
  id: user.id,
  name: user.name,
  email: user.email,
  organization: user.organization,
  role: user.role,
  createdAt: user.created_at.toISOString(),
  verified: user.verified_at !== null,
})

export async function createAccounts({ database, mail, config }: Parts): Promise<Accounts> {
  const { now } = database.clock
  const storage = accountsStorage(database)
  const key = async (name: string) => Buffer.from(await storage.secret(name, makeToken()), 'base64url')
  const keys = { access: await key('access-tokens'), refresh: await key('refresh-tokens') }
  const sessions = createSessions({ storage, keys, now })
  const activation = createActivation({ storage, mail, config, now })
  const checkPassword = await createPasswordCheck()

  const createUser = async ({ email, password, name }: { email: string; password: string; name: string }, verifiedAt: Date | null) =>
    storage.insertUser({
      email,
      email_key: emailKey(email),
      name,
      password_hash: await hashPassword(password),
      created_at: new Date(now()),
      verified_at: verifiedAt,
    })

  return {
    authenticate: sessions.authenticate,
    callerNow: sessions.callerNow,

    async signUp(details, delivery) {
      const user = await createUser(details, null)
      if (!user) throw new Problem('account-exists')
      await activation.send(user, delivery)
      return profileOf(user)
    },

    async logIn({ email, password }, delivery) {
      const user = await storage.userByEmail(emailKey(email))
      const right = await checkPassword(password, user?.password_hash ?? null)
      if (!user || !right) throw new Problem('wrong-credentials')
      if (config.requireVerifiedEmail && !user.verified_at) {
        await activation.sendAgain(user, delivery)
        throw new Problem('email-unverified')
      }
      return sessions.start(user)
    },

    async activate(token) {
      const email = await activation.confirm(token)
      if (email === null) throw new Problem('invalid-token')
      return { email }
    },

    refresh: sessions.refresh,
    logOut: ({ sessionId }) => sessions.end(sessionId),

    async profile({ userId }) {
      const user = await storage.user(userId)
      if (!user) throw new Problem('signed-out')
      return profileOf(user)
    },

    async describe({ userId }, { name, organization }) {
      const changes = { ...(name !== undefined && { name }), ...(organization !== undefined && { organization: organization || null }) }
      const user = Object.keys(changes).length === 0 ? await storage.user(userId) : await storage.describe(userId, changes)
      if (!user) throw new Problem('signed-out')
      return profileOf(user)
    },

    list: async () => (await storage.users()).map(profileOf),

    async grantRole(email, role) {
      const user = await storage.setRole(emailKey(email), role)
      if (!user) throw new Error(`No account has the address ${email}.`)
      sessions.lookAgain()
      return profileOf(user)
    },

    async createSampleAccount() {
      const { email, password } = sampleAccount
      if (!(await storage.userByEmail(emailKey(email)))) await createUser(sampleAccount, new Date(now()))
      return { email, password }
    },

    forgetExpired: () => storage.forgetExpired(new Date(now())),
  }
}
