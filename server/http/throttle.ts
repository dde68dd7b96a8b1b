import type { RateLimitOptions } from '@fastify/rate-limit'

/** Requests an account (or, signed out, an address) may make; nothing a person does comes near it. */
export const generalLimit = { max: 6_000, timeWindow: 60_000 } satisfies RateLimitOptions

/** Stricter limits, by address: guessing passwords and making accounts must be slow. */
export const throttles = {
  'sign-in': { max: 30, timeWindow: 60_000 },
  'sign-up': { max: 20, timeWindow: 600_000 },
} satisfies Record<string, RateLimitOptions>
