import { type AccessToken, maxAccessTokens, maxTokenDays } from '#contract/security'
import type { TokenScope } from '#contract/accounts'
import type { DatabaseTransaction } from '../../database/open.ts'
import type { Caller } from '../../http/caller.ts'
import { InvalidInput, Problem } from '../../problem.ts'
import { createLiveSessions } from './live-sessions.ts'
import { hashToken, makeToken } from './secret-tokens.ts'
import type { PersonalToken, SecurityStorage } from './security-storage.ts'
import { holdUser } from './storage.ts'

/** By which scanners of secrets find a token in published code. */
export const tokenPrefix = 'hkm_'
/** Milliseconds between two notes of when a token was last used. */
const betweenNotes = 60_000

const shown = ({ id, name, scopes, created_at, expires_at, last_used_at }: PersonalToken): AccessToken => ({
  id,
  name,
  scopes,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

interface Deps {
  storage: SecurityStorage
  inTransaction: <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>
  isLive: (transaction: DatabaseTransaction, sessionId: string) => Promise<boolean>
  now: () => number
}

/** Tokens with which programs act for an account. */
export function createPersonalTokens({ storage, inTransaction, isLive, now }: Deps) {
  const noted = new Map<string, number>()
  const live = createLiveSessions({
    find: async (hash) => {
      const at = new Date(now())
      const caller = await storage.callerOfToken({ hash }, at)
      if (!caller) return null
      if (at.getTime() - (noted.get(caller.sessionId) ?? 0) >= betweenNotes) {
        noted.set(caller.sessionId, at.getTime())
        await storage.tokenUsed(caller.sessionId, at)
      }
      return caller
    },
    now,
  })

  return {
    /** Who acts with a token; null when it is none, or no longer good. */
    authenticate: (token: string): Promise<Caller | null> => live.find(hashToken(token)),
    callerNow: ({ sessionId }: Caller): Promise<Caller | null> => storage.callerOfToken({ id: sessionId }, new Date(now())),
    lookAgain: live.forgetAll,

    list: async (userId: string): Promise<AccessToken[]> => (await storage.tokens(userId)).map(shown),

    /**
     * Makes a token and answers it, this once. `signed-out` where the session of the caller ended a moment ago: what it made would outlive it.
     * `follow` is done with it.
     */
    async create(
      { userId, sessionId }: Caller,
      details: { name: string; scopes: TokenScope[]; expires_at?: string | null | undefined },
      follow: (transaction: DatabaseTransaction, made: AccessToken) => Promise<void>,
    ) {
      const created_at = new Date(now())
      const latest = new Date(created_at.getTime() + maxTokenDays * 86_400_000)
      const expires_at = details.expires_at ? new Date(details.expires_at) : latest
      if (expires_at <= created_at || expires_at > latest)
        throw new InvalidInput([
          { loc: ['body', 'expires_at'], msg: `Choose a day that is still to come, in ${maxTokenDays} days at most`, type: 'range' },
        ])
      const token = `${tokenPrefix}${makeToken()}`
      const made = await inTransaction(async (transaction) => {
        await holdUser(transaction, userId)
        if (!(await isLive(transaction, sessionId))) throw new Problem('signed-out')
        if ((await storage.countTokens(transaction, userId)) >= maxAccessTokens) throw new Problem('limit-reached')
        const kept = shown(
          await storage.insertToken(transaction, {
            user_id: userId,
            name: details.name,
            hash: hashToken(token),
            scopes: [...new Set(details.scopes)],
            created_at,
            expires_at,
          }),
        )
        await follow(transaction, kept)
        return kept
      })
      return { ...made, token }
    },

    async end(userId: string, id: string) {
      if (!(await inTransaction((transaction) => storage.deleteToken(transaction, userId, id)))) throw new Problem('not-found')
      live.forgetAll()
    },
  }
}
