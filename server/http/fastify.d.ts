import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
    /** The Idempotency-Key whose answer is still to be kept. */
    claimedKey: string | null
  }
  interface FastifyContextConfig {
    /** Answers are kept and given again when the Idempotency-Key repeats. */
    replay?: boolean
  }
}
