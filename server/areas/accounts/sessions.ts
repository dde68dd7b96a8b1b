import type { Tokens } from '#contract/accounts'
import type { Caller } from '../../http/caller.ts'
import { type NewAuditEntry, recordAudit } from '../../audit/audit.ts'
import { Problem } from '../../problem.ts'
import { accessTokenLife, accessTokens } from './access-tokens.ts'
import { createLiveSessions } from './live-sessions.ts'
import { hashToken, makeToken, successorOf } from './secret-tokens.ts'
import type { AccountsStorage, User } from './storage.ts'

const day = 86_400_000
/** How long a refresh token is good for, in milliseconds. */
const refreshTokenLife = 30 * day
/** How long a session lasts at most, however it is used, in milliseconds: once a year everybody signs in anew (OWASP ASVS 7.3.2). */
const maxSessionLength = 365 * day
/** How long a replaced refresh token still gives its successor: for a lost answer, or a second tab. */
const successorGivenFor = 60_000

interface Deps {
  storage: AccountsStorage
  keys: { access: Uint8Array; refresh: Uint8Array }
  now: () => number
}

/**
 * A session is one sign-in on one device. Its access tokens live for minutes; its refresh tokens form a chain of which only the
 * last is good. A link of the chain that is used again later was stolen or copied: then the session ends for both holders.
 */
export function createSessions({ storage, keys, now }: Deps) {
  const access = accessTokens(keys.access, now)
  const live = createLiveSessions({ find: storage.liveSession, now })

  const tokensOf = async (caller: Caller, refreshToken: string): Promise<Tokens> => ({
    access_token: await access.issue(caller),
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: accessTokenLife,
  })

  const newExpiry = () => new Date(now() + refreshTokenLife)

  /** Ends a session and writes into the log why, once. */
  async function end(sessionId: string, entry: NewAuditEntry) {
    const at = new Date(now())
    await storage.inTransaction(async (transaction) => {
      if (await storage.endSession(transaction, sessionId, at)) await recordAudit(transaction, at.getTime(), entry)
    })
    live.forget(sessionId)
  }

  return {
    /** Undefined where the account was locked, or its password changed, since `user` was read. */
    async start(user: Pick<User, 'id' | 'role' | 'password_hash'>, device: string | null): Promise<Tokens | undefined> {
      const token = makeToken()
      const sessionId = await storage.startSession(user, {
        at: new Date(now()),
        device,
        tokenHash: hashToken(token),
        expiresAt: newExpiry(),
      })
      return sessionId === undefined ? undefined : tokensOf({ userId: user.id, sessionId, role: user.role }, token)
    },

    /** Exchanges a refresh token; throws `signed-out` when it is unknown, expired, of an ended session or used again too late. */
    async refresh(token: string): Promise<Tokens> {
      const at = new Date(now())
      const successor = successorOf(token, keys.refresh)
      const replacement = { hash: hashToken(successor), expiresAt: newExpiry() }
      const replaced = await storage.replaceRefreshToken(hashToken(token), replacement, at, new Date(at.getTime() - maxSessionLength))
      const found = await storage.refreshToken(hashToken(token))
      if (!found || found.revoked_at || found.locked_at || found.expires_at <= at) throw new Problem('signed-out')
      if (found.created_at.getTime() <= at.getTime() - maxSessionLength) throw new Problem('signed-out')
      const { replaced_at, user_id: userId, session_id: sessionId, role } = found
      if (!replaced && replaced_at && at.getTime() - replaced_at.getTime() > successorGivenFor) {
        const details = { sessions: 1, because: 'token-used-twice' as const }
        await end(sessionId, { action: 'sessions-ended', by: 'system', person: userId, details })
        throw new Problem('signed-out')
      }
      return tokensOf({ userId, sessionId, role }, successor)
    },

    end,

    /** Who calls with an access token; null when the token is not valid or its session has ended. */
    async authenticate(accessToken: string): Promise<Caller | null> {
      const claims = await access.read(accessToken)
      if (!claims) return null
      const caller = await live.find(claims.sessionId)
      return caller?.userId === claims.userId ? caller : null
    },

    /** The caller as its session is now, for what lasts longer than its access token; null once it has ended. */
    callerNow: ({ sessionId }: Caller) => live.find(sessionId),

    /** Makes a changed role known to this process at once; others notice within seconds. */
    lookAgain: live.forgetAll,
  }
}
