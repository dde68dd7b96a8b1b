import type { Endpoint, Input, Output } from '#contract/endpoint'
import type { Messages } from '../messages/messages.ts'
import { CallError } from './call-error.ts'
import { withRetries } from './retry.ts'
import { type Parts, send } from './send.ts'
import { ofSameAccount, type StoredTokens, type TokenStore } from './tokens.ts'

export interface CallOptions {
  /** Stops the call, also between its retries; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** Calls an endpoint of the contract; rejects with a CallError, or with the signal's reason when the caller aborts. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions) => Promise<Output<E>>

/** Gives the access token that follows a refused one; rejects with 'Authentication required' when there is none. */
export type Renew = (refused: string) => Promise<string>

export interface CallParts {
  fetch: typeof fetch
  tokens: TokenStore
  refresh: (refused: string) => Promise<StoredTokens | null>
  words: () => Messages['problems']
  newKey: () => string
  /** The session could not be renewed; the tokens are already gone. */
  onSessionLost: () => void
}

/** An answer that says no, unlike a server that cannot be reached or is overloaded. */
const isRefusal = (error: unknown) =>
  error instanceof CallError && error.kind === 'answer' && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)

/**
 * Makes `call`, the one way to an endpoint of the contract: bearer token, 30 s limit, retries under one Idempotency-Key,
 * one refresh and one repeat after a 401, and an answer checked against the contract.
 */
export function createCall({ fetch, tokens, refresh, words, newKey, onSessionLost }: CallParts): { call: Call; renew: Renew } {
  const signedOut = () => new CallError({ kind: 'signed-out', status: 401, code: 'signed-out', message: words().signedOut })

  function loseSession(refused: string) {
    // Whoever lost a session that another tab has since ended or replaced has nothing to announce.
    if (tokens.read()?.access_token === refused) {
      tokens.clear()
      onSessionLost()
    }
    return signedOut()
  }

  const renew: Renew = async (refused) => {
    const renewed = await refresh(refused).catch((error: unknown) => {
      throw isRefusal(error) ? loseSession(refused) : error
    })
    // Never repeat under another account what this one asked for.
    if (!renewed || !ofSameAccount(renewed.access_token, refused)) throw signedOut()
    return renewed.access_token
  }

  const call: Call = async <E extends Endpoint>(endpoint: E, input: Input<E>, { signal }: CallOptions = {}) => {
    const idempotencyKey = endpoint.method === 'GET' || endpoint.reads ? undefined : newKey()
    const attempt = (bearer: string | undefined) =>
      withRetries(() => send(endpoint, input as Parts, { fetch, words: words(), bearer, idempotencyKey, signal }), signal)

    if (endpoint.access === 'public') return attempt(undefined)
    const bearer = tokens.read()?.access_token
    if (!bearer) throw signedOut()
    const isRefused = (error: unknown) => error instanceof CallError && error.kind === 'answer' && error.status === 401
    try {
      return await attempt(bearer)
    } catch (error) {
      if (!isRefused(error)) throw error
    }
    const renewed = await renew(bearer)
    try {
      return await attempt(renewed)
    } catch (error) {
      throw isRefused(error) ? loseSession(renewed) : error
    }
  }

  return { call, renew }
}
