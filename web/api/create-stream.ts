import type { Input, Output, Stream } from '#contract/endpoint'
import type { Messages } from '../messages/messages.ts'
import { CallError } from './call-error.ts'
import type { Renew } from './create-call.ts'
import { type Listeners, readEvents } from './read-events.ts'
import { wait, withRetries } from './retry.ts'
import { type Parts, limitTime, lostConnection, readAnswer, requestOf } from './send.ts'
import type { TokenStore } from './tokens.ts'

export interface StreamOptions<S extends Stream> {
  /** Stops the stream, also between its tries; it then rejects with the signal's reason. */
  signal: AbortSignal
  on: Listeners<S>
}

export interface StreamParts {
  fetch: typeof fetch
  tokens: TokenStore
  renew: Renew
  words: () => Messages['problems']
  newKey: () => string
}

/** Milliseconds in which something comes: twice as long as between two heartbeats of the server. */
const maxSilence = 30_000
/** Milliseconds before a live stream is taken up again, doubled with each try that told nothing. */
const shortestPause = 1_000
const maxPause = 60_000

/** Whether a repeat may succeed: an answer that says no will say it again. */
const mayReturn = (error: unknown) =>
  error instanceof CallError &&
  (error.kind === 'network' ||
    error.kind === 'timeout' ||
    (error.kind === 'answer' && (error.status >= 500 || [408, 429].includes(error.status))))

/**
 * Makes the two ways to a stream of the contract. Both read with `fetch`, since EventSource sends no bearer and no token stands in an address;
 * each connection takes the token that is valid then.
 */
export function createStream({ fetch, tokens, renew, words, newKey }: StreamParts) {
  interface Try<S extends Stream> extends StreamOptions<S> {
    bearer: string | undefined
    idempotencyKey?: string | undefined
    lastEventId?: string | null
    onEventId?: (id: string | null) => void
  }

  /** One connection, to its end. */
  async function connect<S extends Stream>(s: S, input: Input<S>, options: Try<S>): Promise<Output<S>> {
    const { signal, on, bearer, idempotencyKey, lastEventId } = options
    const limit = limitTime(maxSilence, signal)
    const { address, init } = requestOf(s, input as Parts, { accept: 'text/event-stream', bearer, idempotencyKey })
    const headers = { ...init.headers, ...(lastEventId && { 'last-event-id': lastEventId }) }
    const events = readEvents(s, on, words())
    let response: Response
    try {
      response = await fetch(address, { ...init, headers, signal: limit.signal })
      // What is refused before the stream begins is an ordinary answer.
      if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
        return readAnswer(s, { status: response.status, statusText: response.statusText, text: await response.text() }, words())
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
      try {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          limit.again()
          events.read(value)
          options.onEventId?.(events.lastEventId())
          if (events.hasEnded()) break
        }
      } finally {
        // Whoever throws in the middle leaves nothing open.
        void reader.cancel().catch(() => {})
      }
      return events.answer()
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof CallError) throw error
      if (error instanceof RangeError) throw new CallError({ kind: 'unreadable', status: 200, message: words().unreadable })
      throw lostConnection(error, limit.passed(), words())
    } finally {
      limit.end()
    }
  }

  /** Tries with the token of the moment; once more with its successor where it is refused. */
  async function withBearer<T>(s: Stream, attempt: (bearer: string | undefined) => Promise<T>): Promise<T> {
    if (s.access === 'public') return attempt(undefined)
    const bearer = tokens.read()?.access_token
    if (!bearer) throw new CallError({ kind: 'signed-out', status: 401, code: 'signed-out', message: words().signedOut })
    try {
      return await attempt(bearer)
    } catch (error) {
      if (!(error instanceof CallError && error.kind === 'answer' && error.status === 401)) throw error
    }
    return attempt(await renew(bearer))
  }

  return {
    /** A stream with an end: tells its events, resolves with its answer. A try that fails is repeated under the same Idempotency-Key. */
    stream<S extends Stream>(s: S, input: Input<S>, options: StreamOptions<S>): Promise<Output<S>> {
      const idempotencyKey = s.method === 'GET' || s.reads ? undefined : newKey()
      return withRetries(() => withBearer(s, (bearer) => connect(s, input, { ...options, bearer, idempotencyKey })), options.signal)
    },

    /** A stream without an end: taken up again where it left off whenever it breaks off, until the signal aborts or the server says no. */
    async follow<S extends Stream>(s: S, input: Input<S>, options: StreamOptions<S>): Promise<void> {
      let lastEventId: string | null = null
      let pause = shortestPause
      const onEventId = (id: string | null) => {
        lastEventId = id
        pause = shortestPause
      }
      while (!options.signal.aborted) {
        try {
          await withBearer(s, (bearer) => connect(s, input, { ...options, bearer, lastEventId, onEventId }))
        } catch (error) {
          if (options.signal.aborted) return
          if (!mayReturn(error)) throw error
        }
        // Not all readers at once, when a server comes back.
        await wait(pause * (0.5 + Math.random() / 2), options.signal).catch(() => {})
        pause = Math.min(pause * 2, maxPause)
      }
    },
  }
}
