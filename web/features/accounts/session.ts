import { getProfile, logIn, type Profile, signUp } from '#contract/accounts'
import type { Input } from '#contract/endpoint'
import { CallError } from '../../api/call-error.ts'
import type { Call, Renew } from '../../api/create-call.ts'
import { isTokenValid, ofSameAccount, type StoredTokens, type TokenStore } from '../../api/tokens.ts'
import type { AuthCache } from './auth-cache.ts'
import type { Remember } from './remember.ts'

export interface SessionState {
  user: Profile | null
  /** A check of who is signed in is under way. */
  loading: boolean
  /** Why the last check or log-in failed: text or an error. */
  error: unknown
  isAuthenticated: boolean
  /** How the last session in this tab ended. */
  ended: 'expired' | 'left' | null
}

export interface SessionParts {
  call: Call
  renew: Renew
  endSession: (tokens: StoredTokens) => Promise<void>
  tokens: TokenStore
  cache: AuthCache
  remember: Remember
  now: () => number
  /** False where the browser has no connection at all. */
  isOnline: () => boolean
}

export interface NewAccount {
  name: string
  email: string
  password: string
}

const signedOut: SessionState = { user: null, loading: false, error: null, isAuthenticated: false, ended: null }

/** Who is signed in, in this tab: one object for the life of the page. */
export function createSession({ call, renew, endSession, tokens, cache, remember, now, isOnline }: SessionParts) {
  let state: SessionState = { ...signedOut, loading: tokens.read() !== null }
  /** The access token under which the user of this state was found. */
  let entered: string | null = null
  const listeners = new Set<() => void>()
  const change = (next: SessionState) => {
    state = next
    if (!next.isAuthenticated) entered = null
    for (const listener of listeners) listener()
  }
  const enter = (user: Profile) => {
    entered = tokens.read()?.access_token ?? null
    change({ ...signedOut, user, isAuthenticated: true })
  }
  const forget = () => {
    tokens.clear()
    cache.clear()
  }

  async function fetchUser() {
    const user = await call(getProfile, {})
    cache.write(user)
    return user
  }

  const session = {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Whether there are tokens: after a check that failed, trying again may still succeed. */
    hasTokens: () => tokens.read() !== null,

    /** Finds out who is signed in: from the cached check, else from the server, renewing an expired token first. */
    async check() {
      if (remember.isOver()) forget()
      const stored = tokens.read()
      if (!stored) return change({ ...signedOut, ended: state.ended })
      const cached = cache.read()
      if (cached && isTokenValid(stored.access_token, now())) return enter(cached)
      change({ ...signedOut, loading: true, ended: state.ended })
      try {
        // Without a connection who it was is what this device keeps, if anything: what the server knows is asked when it can be.
        if (!isTokenValid(stored.access_token, now()) && isOnline()) await renew(stored.access_token)
        enter(await fetchUser())
      } catch (error) {
        if (error instanceof CallError && error.kind === 'signed-out') change({ ...signedOut, ended: state.ended })
        else change({ ...signedOut, error, ended: state.ended })
      }
    },

    /** Rejects with a CallError; the session then stays signed out. */
    async logIn(credentials: Input<typeof logIn>['body'], options: { remember: boolean }) {
      const pair = await call(logIn, { body: credentials })
      remember.choose(options.remember)
      cache.clear()
      tokens.write(pair)
      try {
        enter(await fetchUser())
      } catch (error) {
        forget()
        throw error
      }
    },

    /** What is said of the user has changed. */
    describe(user: Profile) {
      cache.write(user)
      enter(user)
    },

    /** Creates the account, then logs in. Rejects when it was not created; a log-in that fails afterwards stands in `error`. */
    async signUp({ name, email, password }: NewAccount) {
      await call(signUp, { body: { name, email, password } })
      await session.logIn({ email, password }, { remember: true }).catch((error: unknown) => change({ ...signedOut, error }))
    },

    /** Forgets the session at once; rejects when the server could not be told to end it. */
    async logOut() {
      const pair = tokens.read()
      forget()
      change({ ...signedOut, ended: 'left' })
      if (pair) await endSession(pair)
    },

    /** The account has gone, and its sessions with it: nothing is left to end. */
    leave() {
      forget()
      change({ ...signedOut, ended: 'left' })
    },

    /** The session could not be renewed. */
    expire() {
      cache.clear()
      change({ ...signedOut, ended: 'expired' })
    },

    /** Another tab signed out, signed in or renewed the tokens. */
    async follow() {
      const stored = tokens.read()
      if (!stored) return state.isAuthenticated || state.loading ? change({ ...signedOut, ended: 'left' }) : undefined
      const isRenewal = entered !== null && ofSameAccount(entered, stored.access_token)
      if (!isRenewal) await session.check()
    },
  }
  return session
}
export type Session = ReturnType<typeof createSession>
