import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Requests an account (or, signed out, an address) may make; nothing a person does comes near it. */
export const generalLimit = { max: 6_000, timeWindow: 60_000 } satisfies RateLimitOptions

/** Signed in or not: many accounts of one guesser count as one. */
const keyGenerator = ({ ip }: FastifyRequest) => ip

/** Stricter limits, by address: guessing passwords and making accounts must be slow. */
export const throttles = {
  'sign-in': { max: 30, timeWindow: 60_000, keyGenerator },
  'sign-up': { max: 20, timeWindow: 600_000, keyGenerator },
} satisfies Record<string, RateLimitOptions>
