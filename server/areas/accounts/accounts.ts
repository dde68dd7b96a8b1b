import type { Profile, Role, Tokens } from '#contract/accounts'
import { problems } from '#contract/problems'
import type { Config } from '../../config.ts'
import type { Database } from '../../database/open.ts'
import type { LockReason } from '../../database/tables.ts'
import { sharedKey } from '../../database/secrets.ts'
import type { Authenticate, Caller } from '../../http/caller.ts'
import type { CallerNow } from '../../http/streams.ts'
import { Problem } from '../../http/problem.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import { createActivation } from './activation.ts'
import { mailedTokensStorage } from './mailed-tokens-storage.ts'
import { type Oversight, createOversight } from './oversight.ts'
import { createPasswordCheck, hashPassword } from './passwords.ts'
import { profileOf } from './profile-of.ts'
import { createSessions } from './sessions.ts'
import { accountsStorage } from './storage.ts'

/** Accounts and who is signed in. Rules throw a Problem of the contract; addresses are compared without regard to case. */
export interface Accounts extends Oversight {
  /** Who calls with an access token; null when it is not (or no longer) good. Quietly so for anything that is not one. */
  authenticate: Authenticate
  callerNow: CallerNow
  /** Creates an account and sends its activation mail; `account-exists` when the address has one. */
  signUp(details: { email: string; password: string; name: string }): Promise<Profile>
  /** Starts a session; `wrong-credentials`, `account-locked`, or `email-unverified` where the operator asks for confirmed addresses. */
  logIn(credentials: { email: string; password: string }): Promise<Tokens>
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
  mailing: Mailing
  config: Pick<Config, 'requireVerifiedEmail'>
}

const sampleAccount = { email: 'demo@hukumu.example', password: 'hukumu-demo', name: 'Demo Advocate' }

const lockedWords: Record<LockReason, string> = {
  administration: problems['account-locked'].words,
  deletion: 'This account is about to be deleted. To keep it, open the link in the message that we sent to its address.',
}

const emailKey = (email: string) => email.trim().normalize('NFC').toLowerCase()

export async function createAccounts({ database, mailing, config }: Parts): Promise<Accounts> {
  const { now } = database.clock
  const storage = accountsStorage(database)
  const keys = { access: await sharedKey(database, 'access-tokens'), refresh: await sharedKey(database, 'refresh-tokens') }
  const sessions = createSessions({ storage, keys, now })
  const activation = createActivation({ storage: mailedTokensStorage(database), mailing, now })
  const checkPassword = await createPasswordCheck()

  /** Undefined when the address has an account. */
  async function createUser({ email, password, name }: { email: string; password: string; name: string }, isVerified: boolean) {
    const password_hash = await hashPassword(password)
    const created_at = new Date(now())
    return storage.inTransaction(async (transaction) => {
      const details = { email, email_key: emailKey(email), name, password_hash, created_at, verified_at: isVerified ? created_at : null }
      const user = await storage.insertUser(transaction, details)
      if (user && !isVerified) await activation.send(transaction, user)
      return user
    })
  }

  const oversight = createOversight({ database, lookAgain: sessions.lookAgain })
  return {
    ...oversight,

    authenticate: sessions.authenticate,
    callerNow: sessions.callerNow,

    async signUp(details) {
      const user = await createUser(details, false)
      if (!user) throw new Problem('account-exists')
      return profileOf(user)
    },

    async logIn({ email, password }) {
      const user = await storage.userByEmail(emailKey(email))
      const right = await checkPassword(password, user?.password_hash ?? null)
      if (!user || !right) throw new Problem('wrong-credentials')
      if (user.lock_reason) throw new Problem('account-locked', lockedWords[user.lock_reason])
      if (config.requireVerifiedEmail && !user.verified_at) {
        await storage.inTransaction((transaction) => activation.sendAgain(transaction, user))
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
      const user = await storage.userByEmail(emailKey(email))
      if (!user) throw new Error(`No account has the address ${email}.`)
      return oversight.setRole(user.id, role)
    },

    async createSampleAccount() {
      const { email, password } = sampleAccount
      if (!(await storage.userByEmail(emailKey(email)))) await createUser(sampleAccount, true)
      return { email, password }
    },

    forgetExpired: () => storage.forgetExpired(new Date(now())),
  }
}
