import type { ReaderOf } from '../access/access.ts'
import type { Endpoint } from '#contract/endpoint'
import type { Caller } from './caller.ts'
import type { Claimed } from './replay.ts'
import type { Streams } from './streams.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readerOf: ReaderOf
    streams: Streams
  }
  interface FastifyRequest {
    caller: Caller | null
    /** The Idempotency-Key whose answer is still to be kept. */
    claim: Claimed | null
  }
  interface FastifyContextConfig {
    /** Answers are kept and given again when the Idempotency-Key repeats. */
    replay?: boolean
    /** The stricter limit that it counts against. */
    throttle?: Endpoint['throttle']
    /** The effect of a request is not held back until its answer is kept. */
    atOnce?: boolean
    /** Answers server-sent events to who asks for them; live, until the reader leaves. */
    stream?: 'ends' | 'live'
    /** What the contract calls it. */
    endpoint?: string
  }
}
