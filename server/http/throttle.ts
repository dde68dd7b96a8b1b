import type { RateLimitOptions } from '@fastify/rate-limit'
import type { Endpoint } from '#contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/open.ts'
import { throttleCounts } from '../database/throttle-counts.ts'
import { addressOf } from './client.ts'
import { RequestCounts } from './request-counts.ts'
import { Problem } from '../problem.ts'

/**
 * Requests an account (or, signed out, an address) may make; nothing a person does comes near it. It guards each process against being kept
 * busy, and is counted in that process: counted in the database, every request would write a row.
 */
export const generalLimit = { max: 6_000, timeWindow: 60_000, store: RequestCounts } satisfies RateLimitOptions

/** Stricter limits, by address: guessing passwords and making accounts must be slow. Milliseconds. */
export const throttles: Record<NonNullable<Endpoint['throttle']>, { most: number; within: number }> = {
  'sign-in': { most: 30, within: 60_000 },
  'sign-up': { most: 20, within: 600_000 },
  invite: { most: 100, within: 600_000 },
  // A note and its pictures, read anew a few times.
  shared: { most: 300, within: 60_000 },
}

/**
 * Refuses requests beyond the stricter limits before they are read. All processes count together; signed in or not, many accounts of one
 * guesser count as one.
 */
export function throttleRequests(app: FastifyInstance, database: Database) {
  const counts = throttleCounts(database)
  app.addHook('onRequest', async (request, reply) => {
    const { throttle } = request.routeOptions.config
    if (!throttle) return
    const { most, within } = throttles[throttle]
    const { count, endsIn } = await counts.add(throttle, addressOf(request), within)
    const seconds = Math.ceil(endsIn / 1000)
    reply.headers({ 'x-ratelimit-limit': most, 'x-ratelimit-remaining': Math.max(0, most - count), 'x-ratelimit-reset': seconds })
    if (count <= most) return
    reply.header('retry-after', seconds)
    throw new Problem('too-many-requests')
  })
}

/** Forgets the addresses of those whose time is over. */
export const forgetThrottled = (database: Database) =>
  throttleCounts(database).forgetOld(Math.max(...Object.values(throttles).map(({ within }) => within)))
