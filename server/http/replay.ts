import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Claim, idempotentRequests } from '../database/idempotent-requests.ts'
import { isConnectionLost } from '../database/lost-connection.ts'
import type { Database } from '../database/open.ts'
import { type UnitOfWork, createUnitOfWork } from '../database/unit-of-work.ts'
import { addressOf } from './client.ts'
import { openEventStream, wantsEvents } from './event-stream.ts'
import { Problem } from '../problem.ts'

const maxKeyLength = 200
/** A repeat that overtakes the first request waits for its answer: milliseconds in all, and between looks. */
const maxWait = 20_000
const betweenLooks = 100

/** A key that this request was the first to name: its answer is kept under it, or the key is free again. */
export interface Claimed {
  /** Does the work of the request as one with the keeping of its answer. */
  run: <T>(work: () => Promise<T>) => Promise<T>
  keep: (status: number, body: string) => Promise<void>
  giveUp: () => Promise<void>
}

/**
 * A repeated Idempotency-Key gets the first answer again instead of a second effect: what a client's retry after a lost
 * answer needs. Answers of our own failures (5xx) are not kept, so that a retry may still succeed.
 */
export function replayAnswers(app: FastifyInstance, database: Database) {
  const requests = idempotentRequests(database)
  /** Claims of requests that failed with the database: given up once it is back, so that their repeats need not wait. */
  const notGivenUp: [caller: string, key: string, at: Date][] = []

  const giveUpRest = async () => {
    for (let one = notGivenUp.pop(); one !== undefined; one = notGivenUp.pop())
      try {
        await requests.giveUp(...one)
      } catch (error) {
        notGivenUp.push(one)
        throw error
      }
  }

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (!key) return
    const fingerprint = createHash('sha256')
      .update(
        `${request.method} ${request.url}\n${JSON.stringify(bodyOf(request) ?? request.headers['content-length'] ?? null, withoutPasswords)}`,
      )
      .digest('hex')
    await giveUpRest()
    const caller = callerOf(request)
    const { at, claim } = await claimInTurn(async () => {
      const at = new Date()
      try {
        return { at, claim: await requests.claim(caller, key, fingerprint, at) }
      } catch (error) {
        // It may have been written all the same: only its answer was lost.
        if (isConnectionLost(error)) notGivenUp.push([caller, key, at])
        throw error
      }
    })
    if (claim.kind === 'in-progress') throw new Problem('request-in-progress')
    if (claim.kind === 'different') throw new Problem('idempotency-conflict')
    if (claim.kind === 'answered') {
      reply.header('idempotency-replayed', 'true')
      if (request.routeOptions.config.stream && wantsEvents(request)) return answerAsEvent(reply, claim)
      reply.status(claim.status)
      if (claim.body) reply.type('application/json')
      return reply.serializer((payload: unknown) => payload as string).send(claim.body)
    }
    request.claim = claimed(caller, key, at, request.routeOptions.config.atOnce ? null : createUnitOfWork())
  })

  /** With a unit of work the effect lasts when its answer is kept, and not before; without one it lasts by itself. */
  const claimed = (caller: string, key: string, at: Date, unit: UnitOfWork | null): Claimed => {
    const keep = async (status: number, body: string) => {
      // What took so long that a repeat was let in is undone: the repeat has done it.
      if (!(await requests.keepAnswer(caller, key, at, { status, body })) && unit) throw new Problem('request-in-progress')
    }
    return {
      run: (work) => (unit ? unit.run(work) : work()),
      keep: (status, body) => (unit ? unit.commit(() => keep(status, body)) : keep(status, body)),
      giveUp: async () => {
        await unit?.rollBack()
        await requests.giveUp(caller, key, at).catch((error: unknown) => {
          if (!isConnectionLost(error)) throw error
          notGivenUp.push([caller, key, at])
        })
      },
    }
  }

  if (database.owned) app.addHook('onReady', () => requests.giveUpAll())

  app.addHook('onSend', async (request, reply, payload) => {
    const { claim } = request
    if (!claim) return payload
    request.claim = null
    if (reply.statusCode >= 500) await claim.giveUp()
    else
      try {
        await claim.keep(reply.statusCode, typeof payload === 'string' ? payload : '')
      } catch (error) {
        await claim.giveUp()
        throw error
      }
    return payload
  })
}

/** A stream tells a repeat how it ended, and nothing of what led to it. */
function answerAsEvent(reply: FastifyReply, { status, body }: { status: number; body: string }) {
  const events = openEventStream(reply)
  if (status < 400) events.send('done', body)
  else events.send('error', JSON.stringify({ ...(JSON.parse(body) as object), status }))
  events.end()
  return reply
}

/** Claims until the first request has answered or the wait is over. */
async function claimInTurn<T extends { claim: Claim }>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + maxWait
  for (;;) {
    const made = await attempt()
    if (made.claim.kind !== 'in-progress' || performance.now() > deadline) return made
    await new Promise((resolve) => setTimeout(resolve, betweenLooks))
  }
}

/** What an endpoint that takes no body is sent all the same is not checked, and could be nested too deeply to be written. */
const bodyOf = ({ body, routeOptions }: FastifyRequest) => (routeOptions.schema?.body === undefined ? undefined : body)

/** The fingerprint is a fast hash: a password in it could be guessed from a stolen database. */
const withoutPasswords = (field: string, value: unknown) => (/password/i.test(field) ? undefined : value)

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '' || !request.routeOptions.config.replay) return null
  if (key.length > maxKeyLength) throw new Problem('malformed-request', `An Idempotency-Key has at most ${maxKeyLength} characters.`)
  return key
}

/** Keys belong to an account; before sign-in, to an address. */
const callerOf = (request: FastifyRequest) => request.caller?.userId ?? `ip:${addressOf(request)}`
