import type { Profile, Role, Tokens, signUp } from '#contract/accounts'
import type { AuditDetails } from '#contract/audit'
import type { Output } from '#contract/endpoint'
import { looksLikeAnother } from '#contract/look-alike'
import { type ProblemCode, problems } from '#contract/problems'
import type { Config } from '../../config.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { LockReason } from '../../database/tables.ts'
import { sharedKey } from '../../database/secrets.ts'
import type { Authenticate, Caller } from '../../http/caller.ts'
import type { CallerNow } from '../../http/streams.ts'
import { Problem } from '../../problem.ts'
import { type By, recordAudit } from '../../audit/audit.ts'
import type { Client } from '../../http/client.ts'
import { createSealing } from '../../sealing/sealing.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import { createActivation } from './activation.ts'
import { deviceName } from './device-name.ts'
import { emailKey } from './email-key.ts'
import { renewKeys } from './exact-keys-storage.ts'
import { createGuesses } from './guesses.ts'
import { mailedTokensStorage } from './mailed-tokens-storage.ts'
import { type Oversight, createOversight } from './oversight.ts'
import { type OwnSecurity, createOwnSecurity } from './own-security.ts'
import { checkNewPassword } from './password-rules.ts'
import { createPersonalTokens, tokenPrefix } from './personal-tokens.ts'
import { createPasswordCheck, hashPassword } from './passwords.ts'
import { profileOf } from './profile-of.ts'
import { createReset } from './reset.ts'
import { createSecondFactor } from './second-factor.ts'
import { hashToken } from './secret-tokens.ts'
import { securityStorage } from './security-storage.ts'
import { createSessions } from './sessions.ts'
import { accountsStorage } from './storage.ts'

export { emailKey } from './email-key.ts'

/** Accounts and who is signed in. Rules throw a Problem of the contract; addresses are one however they are written. */
export interface Accounts extends Oversight, OwnSecurity {
  /** Who calls with an access token; null when it is not (or no longer) good. Quietly so for anything that is not one. */
  authenticate: Authenticate
  callerNow: CallerNow
  /** Creates an account and sends its activation mail; `account-exists` when the address has one, `weak-password`. */
  signUp(details: { email: string; password: string; name: string }, client: Pick<Client, 'address'>): Promise<Output<typeof signUp>>
  /**
   * Starts a session; `wrong-credentials`, `too-many-tries`, `account-locked`, `second-factor-required`, `wrong-code`, or `email-unverified`
   * where the operator asks for confirmed addresses.
   */
  logIn(credentials: { email: string; password: string; otp?: string | undefined }, client: Client): Promise<Tokens>
  /**
   * Confirms an address by the token of its activation mail and the password; `invalid-token`, `wrong-password`. The link stays good until it
   * expires, because mail scanners open links before people do, and alone it does nothing: a stranger may have made the account.
   */
  activate(proof: { token: string; password: string }, client: Client): Promise<{ email: string }>
  /** Has the activation mail sent again, if that address waits for one. */
  sendActivation(email: string): Promise<void>
  /** Has a link sent with which a new password is chosen, if the address has an account. */
  askForReset(email: string, client: Client): Promise<void>
  /** Chooses a new password by such a link; `invalid-token`, `weak-password`. */
  confirmReset(proof: { token: string; password: string }, client: Client): Promise<{ email: string }>
  /** Exchanges a refresh token for new tokens; `signed-out`. */
  refresh(refreshToken: string): Promise<Tokens>
  logOut(caller: Caller, client: Pick<Client, 'address'>): Promise<void>
  /** `signed-out` when the account was deleted a moment ago. */
  profile(caller: Caller): Promise<Profile>
  /** Changes what somebody says of themselves; `signed-out` as above. */
  describe(caller: Caller, changes: { name?: string; organization?: string | null }, client: Pick<Client, 'address'>): Promise<Profile>
  /** Every account, oldest first. */
  list(): Promise<Profile[]>
  /** Gives an account a role; throws an Error for the operator when the address has none. */
  grantRole(email: string, role: Role): Promise<Profile>
  /** Makes the account that visitors may try, or opens it again, and answers how to log in with it. */
  openSampleAccount(): Promise<{ email: string; password: string }>
  /** How to log in with it, while it is open here. */
  shownSampleAccount(): { email: string; password: string } | null
  /** Locks that account, if there is one: everybody knows its password. */
  closeSampleAccount(): Promise<void>
  /** Deletes expired tokens and ended sessions. */
  forgetExpired(): Promise<void>
}

interface Deps {
  database: Database
  mailing: Mailing
  config: Pick<Config, 'requireVerifiedEmail' | 'encryptionKey'>
}

const sampleAccount = { email: 'demo@hukumu.example', password: 'hukumu-demo', name: 'Demo Advocate' }

const lockedWords: Record<LockReason, string> = {
  administration: problems['account-locked'].words,
  deletion: 'This account is about to be deleted. To keep it, open the link in the message that we sent to its address.',
}

export async function createAccounts({ database, mailing, config }: Deps): Promise<Accounts> {
  const { now } = database.clock
  const storage = accountsStorage(database)
  await renewKeys(database.sql)
  const keys = { access: await sharedKey(database, 'access-tokens'), refresh: await sharedKey(database, 'refresh-tokens') }
  const sessions = createSessions({ storage, keys, now })
  const mailed = mailedTokensStorage
  const security = securityStorage(database)
  const { inTransaction } = storage
  const activation = createActivation({ storage: mailed, inTransaction, userByKey: storage.userByEmail, mailing, now })
  const checkPassword = await createPasswordCheck()
  const guesses = createGuesses(database, await sharedKey(database, 'known-devices'))
  const tokens = createPersonalTokens({ storage: security, inTransaction, isLive: storage.isLive, now })
  const factor = createSecondFactor({ storage: security, inTransaction, mailing, sealing: await createSealing(database, config), now })
  const lookAgain = () => {
    sessions.lookAgain()
    tokens.lookAgain()
  }
  const reset = createReset({ storage, security, mailed, mailing, lookAgain, now })
  const { end: endSession } = sessions
  const own = createOwnSecurity({ database, storage, security, mailing, guesses, factor, tokens, checkPassword, endSession, lookAgain })

  /** Undefined when the address has an account. */
  async function createUser({ email, password, name }: { email: string; password: string; name: string }, by: By, isVerified = false) {
    const password_hash = await hashPassword(password)
    const created_at = new Date(now())
    return storage.inTransaction(async (transaction) => {
      const details = { email, email_key: emailKey(email), name, password_hash, created_at, verified_at: isVerified ? created_at : null }
      const user = await storage.insertUser(transaction, details)
      if (!user) return undefined
      await recordAudit(transaction, created_at.getTime(), { action: 'account-created', by, person: user.id, details: {} })
      if (!isVerified) await activation.send(transaction, user)
      return user
    })
  }

  const oversight = createOversight({ database, lookAgain })
  let opened: { email: string; password: string } | null = null
  return {
    ...oversight,
    ...own,

    authenticate: (token) => (token.startsWith(tokenPrefix) ? tokens.authenticate(token) : sessions.authenticate(token)),
    callerNow: (caller) => (caller.scopes ? tokens.callerNow(caller) : sessions.callerNow(caller)),

    async signUp(details, { address }) {
      checkNewPassword(details.password, details)
      const user = await createUser(details, { account: null, address })
      if (!user) throw new Problem('account-exists')
      return { ...profileOf(user), ...(looksLikeAnother(details.email) && { warning: 'look-alike-address' as const }) }
    },

    async logIn({ email, password, otp }, client) {
      const key = emailKey(email)
      const user = await storage.userByEmail(key)
      const refuse = async (code: ProblemCode, because: AuditDetails<'sign-in-failed'>['because'], words?: string): Promise<never> => {
        const by = { account: null, address: client.address }
        await storage.inTransaction((transaction) =>
          recordAudit(transaction, now(), { action: 'sign-in-failed', by, person: user?.id ?? null, details: { because } }),
        )
        throw new Problem(code, words)
      }
      const tryOf = (what: 'password' | 'code') =>
        guesses.begin(key, client, what).catch(async (error: unknown) => {
          if (error instanceof Problem) return refuse(error.code, 'too-many-tries')
          throw error
        })
      const wasRight = await tryOf('password')
      const right = await checkPassword(password, user?.password_hash ?? null)
      if (!user || !right) return refuse('wrong-credentials', user ? 'wrong-password' : 'unknown-address')
      if (user.lock_reason) return refuse('account-locked', 'locked', lockedWords[user.lock_reason])
      if (config.requireVerifiedEmail && !user.verified_at) {
        await activation.sendAgain(key)
        return refuse('email-unverified', 'unverified')
      }
      const codeWasRight = otp === undefined ? null : await tryOf('code')
      const by = await factor.check(user, otp).catch(async (error: unknown) => {
        if (error instanceof Problem && error.code === 'wrong-code') return refuse('wrong-code', 'wrong-code')
        // Asking for the code is no wrong guess: the password was right.
        if (error instanceof Problem) await wasRight()
        throw error
      })
      await wasRight()
      await codeWasRight?.()
      const tokens = await sessions.start(user, deviceName(client.agent))
      if (!tokens) return refuse('wrong-credentials', 'wrong-password')
      guesses.keepDevice(key, client)
      await storage.inTransaction((transaction) =>
        recordAudit(transaction, now(), {
          action: 'signed-in',
          by: { account: user.id, address: client.address },
          person: user.id,
          details: { by },
        }),
      )
      return tokens
    },

    async activate({ token, password }, client) {
      const at = new Date(now())
      const hash = hashToken(token)
      const userId = await storage.inTransaction((transaction) => mailed.userOf(transaction, hash, 'activate', at))
      const user = userId === undefined ? undefined : await storage.user(userId)
      if (!user) throw new Problem('invalid-token')
      const wasRight = await guesses.begin(user.email_key, client)
      if (!(await checkPassword(password, user.password_hash))) throw new Problem('wrong-password')
      await wasRight()
      await storage.inTransaction(async (transaction) => {
        await security.confirmAddress(transaction, user.id, at)
        if (!user.verified_at)
          await recordAudit(transaction, at.getTime(), {
            action: 'address-confirmed',
            by: { account: user.id, address: client.address },
            person: user.id,
            details: {},
          })
      })
      return { email: user.email }
    },

    sendActivation: (email) => activation.sendAgain(emailKey(email)),
    askForReset: (email, client) => reset.ask(emailKey(email), client),

    async confirmReset({ token, password }, client) {
      const { email, email_key } = await reset.confirm(token, password, client)
      guesses.keepDevice(email_key, client)
      return { email }
    },

    refresh: sessions.refresh,

    logOut: ({ userId, sessionId }, { address }) =>
      sessions.end(sessionId, { action: 'signed-out', by: { account: userId, address }, person: userId, details: {} }),

    async profile({ userId }) {
      const user = await storage.user(userId)
      if (!user) throw new Problem('signed-out')
      return profileOf(user)
    },

    async describe({ userId }, { name, organization }, { address }) {
      const changes = { ...(name !== undefined && { name }), ...(organization !== undefined && { organization: organization || null }) }
      const fields = Object.keys(changes)
      const change = async (transaction: DatabaseTransaction) => {
        const described = await storage.describe(transaction, userId, changes)
        const by = { account: userId, address }
        if (described) await recordAudit(transaction, now(), { action: 'profile-changed', by, person: userId, details: { fields } })
        return described
      }
      const user = fields.length === 0 ? await storage.user(userId) : await inTransaction(change)
      if (!user) throw new Problem('signed-out')
      return profileOf(user)
    },

    list: async () => (await storage.users()).map(profileOf),

    async grantRole(email, role) {
      const user = await storage.userByEmail(emailKey(email))
      if (!user) throw new Error(`No account has the address ${email}.`)
      return oversight.setRole(user.id, role)
    },

    async openSampleAccount() {
      const { email, password } = sampleAccount
      const user = (await storage.userByEmail(emailKey(email))) ?? (await createUser(sampleAccount, 'system', true))
      if (user?.lock_reason) await oversight.unlock(user.id)
      opened = { email, password }
      return opened
    },

    shownSampleAccount: () => opened,

    async closeSampleAccount() {
      opened = null
      const user = await storage.userByEmail(emailKey(sampleAccount.email))
      if (user && !user.lock_reason) await oversight.lock(user.id, 'administration')
    },

    async forgetExpired() {
      await storage.forgetExpired(new Date(now()))
      await guesses.forgetOld()
    },
  }
}
