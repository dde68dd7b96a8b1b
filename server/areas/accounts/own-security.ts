import type { SecondFactor, SessionView } from '#contract/security'
import { type NewAuditEntry, recordAudit } from '../../audit/audit.ts'
import type { Database, DatabaseTransaction } from '../../database/open.ts'
import type { Caller } from '../../http/caller.ts'
import type { Client } from '../../http/client.ts'
import { Problem } from '../../problem.ts'
import type { Mailing } from '../../mailing/mailing.ts'
import type { createGuesses } from './guesses.ts'
import { passwordChangedLetter } from './letters.ts'
import { checkNewPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import type { createPersonalTokens } from './personal-tokens.ts'
import { type createSecondFactor, holdProven } from './second-factor.ts'
import type { SecurityStorage } from './security-storage.ts'
import type { AccountsStorage, User } from './storage.ts'

interface Deps {
  database: Database
  storage: AccountsStorage
  security: SecurityStorage
  mailing: Mailing
  guesses: ReturnType<typeof createGuesses>
  factor: ReturnType<typeof createSecondFactor>
  tokens: ReturnType<typeof createPersonalTokens>
  checkPassword: (password: string, kept: string | null) => Promise<boolean>
  endSession: (sessionId: string, entry: NewAuditEntry) => Promise<void>
  lookAgain: () => void
}

/** What holders of an account do for its safety. Whatever asks for the password is slowed down as signing in is. */
export function createOwnSecurity(parts: Deps) {
  const { database, storage, security, mailing, guesses, factor, tokens, checkPassword, endSession, lookAgain } = parts
  const { now } = database.clock

  async function userOf({ userId }: Caller): Promise<User> {
    const user = await storage.user(userId)
    if (!user) throw new Problem('signed-out')
    return user
  }

  async function proven(caller: Caller, password: string, client: Client): Promise<User> {
    const user = await userOf(caller)
    const wasRight = await guesses.begin(user.email_key, client)
    if (!(await checkPassword(password, user.password_hash))) throw new Problem('wrong-password')
    await wasRight()
    return user
  }

  /** Writes what was done into the log with the change, or alone. */
  const noteIn = (transaction: DatabaseTransaction, caller: Caller, client: Client, entry: NewAuditEntry) =>
    recordAudit(transaction, now(), { ...entry, by: { account: caller.userId, address: client.address }, person: caller.userId })
  const note = (caller: Caller, client: Client, entry: NewAuditEntry) =>
    storage.inTransaction((transaction) => noteIn(transaction, caller, client, entry))

  return {
    /** Throws `wrong-password` or `too-many-tries` unless the password is the caller's. */
    provePassword: async (caller: Caller, password: string, client: Client): Promise<void> => void (await proven(caller, password, client)),

    async changePassword(
      caller: Caller,
      { endTokens, ...passwords }: { current: string; wanted: string; endTokens: boolean },
      client: Client,
    ) {
      const user = await proven(caller, passwords.current, client)
      checkNewPassword(passwords.wanted, user)
      const hash = await hashPassword(passwords.wanted)
      const at = new Date(now())
      await storage.inTransaction(async (transaction) => {
        await holdProven(transaction, user)
        await security.setPassword(transaction, user.id, hash, at)
        await storage.endSessions(transaction, user.id, at, caller.sessionId)
        await noteIn(transaction, caller, client, { action: 'password-changed', by: 'system', details: {} })
        const ended = endTokens ? await security.deleteTokens(transaction, user.id) : []
        for (const object of ended) await noteIn(transaction, caller, client, { action: 'token-ended', by: 'system', object, details: {} })
        await mailing.send(transaction, passwordChangedLetter(user.email, ended.length))
      })
      lookAgain()
    },

    async sessions({ userId, sessionId }: Caller): Promise<SessionView[]> {
      return (await security.sessions(userId, new Date(now()))).map(({ id, device, created_at, last_used_at }) => ({
        id,
        device,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at.toISOString(),
        current: id === sessionId,
      }))
    },

    async endOneSession({ userId }: Caller, id: string, { address }: Client) {
      if (!(await security.ownsSession(userId, id))) throw new Problem('not-found')
      const details = { sessions: 1, because: 'asked' as const }
      await endSession(id, { action: 'sessions-ended', by: { account: userId, address }, person: userId, details })
    },

    async endOtherSessions(caller: Caller, client: Client): Promise<number> {
      const at = new Date(now())
      const ended = (await security.sessions(caller.userId, at)).filter(({ id }) => id !== caller.sessionId).length
      await storage.inTransaction(async (transaction) => {
        await storage.endSessions(transaction, caller.userId, at, caller.sessionId)
        await noteIn(transaction, caller, client, {
          action: 'sessions-ended',
          by: 'system',
          details: { sessions: ended, because: 'asked' },
        })
      })
      lookAgain()
      return ended
    },

    tokens: ({ userId }: Caller) => tokens.list(userId),

    async createToken(caller: Caller, details: Parameters<typeof tokens.create>[1], client: Client) {
      return tokens.create(caller, details, async (transaction, { id: object, scopes, expires_at }) => {
        const days = Math.ceil((Date.parse(expires_at) - now()) / 86_400_000)
        await noteIn(transaction, caller, client, { action: 'token-made', by: 'system', object, details: { scopes, days } })
      })
    },

    async endToken(caller: Caller, id: string, client: Client) {
      await tokens.end(caller.userId, id)
      await note(caller, client, { action: 'token-ended', by: 'system', object: id, details: {} })
    },

    async secondFactor(caller: Caller): Promise<SecondFactor> {
      const user = await userOf(caller)
      return {
        since: user.totp_since?.toISOString() ?? null,
        recovery_codes_left: await security.recoveryCodesLeft(user.id),
        taken_over_at: user.taken_over_at?.toISOString() ?? null,
      }
    },

    /** When the account was taken over from a stranger, until it is settled what becomes of what was put in before; null for others. */
    takenOverAt: async (caller: Caller): Promise<Date | null> => (await userOf(caller)).taken_over_at,

    async settleTakeOver(caller: Caller, removed: number, client: Client) {
      await storage.inTransaction(async (transaction) => {
        await security.settleTakeOver(transaction, caller.userId)
        await noteIn(transaction, caller, client, { action: 'take-over-settled', by: 'system', details: { removed } })
      })
    },

    prepareSecondFactor: async (caller: Caller, password: string, client: Client) => factor.prepare(await proven(caller, password, client)),

    async confirmSecondFactor(caller: Caller, code: string, client: Client) {
      const wasRight = await guesses.begin(`code ${caller.userId}`, { device: null })
      const recovery_codes = await factor.confirm(caller.userId, code)
      await wasRight()
      await note(caller, client, { action: 'second-factor-on', by: 'system', details: {} })
      return { recovery_codes }
    },

    async renewRecoveryCodes(caller: Caller, password: string, client: Client) {
      const recovery_codes = await factor.renewRecoveryCodes(await proven(caller, password, client))
      await note(caller, client, { action: 'recovery-codes-made', by: 'system', details: {} })
      return { recovery_codes }
    },

    async removeSecondFactor(caller: Caller, password: string, client: Client) {
      await factor.remove(await proven(caller, password, client))
      await note(caller, client, { action: 'second-factor-off', by: 'system', details: {} })
      return {}
    },
  }
}

export type OwnSecurity = ReturnType<typeof createOwnSecurity>
