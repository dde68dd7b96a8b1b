import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Claim, idempotentRequests } from '../database/idempotent-requests.ts'
import type { Database } from '../database/open.ts'
import { Problem } from './problem.ts'

const longestKey = 200
/** A repeat that overtakes the first request waits for its answer: milliseconds in all, and between looks. */
const longestWait = 20_000
const betweenLooks = 100

/**
 * A repeated Idempotency-Key gets the first answer again instead of a second effect: what a client's retry after a lost
 * answer needs. Answers of our own failures (5xx) are not kept, so that a retry may still succeed.
 */
export function replayAnswers(app: FastifyInstance, database: Database) {
  const requests = idempotentRequests(database)

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (!key) return
    const fingerprint = createHash('sha256')
      .update(
        `${request.method} ${request.url}\n${JSON.stringify(bodyOf(request) ?? request.headers['content-length'] ?? null, withoutPasswords)}`,
      )
      .digest('hex')
    const claim = await claimInTurn(() => requests.claim(callerOf(request), key, fingerprint))
    if (claim.kind === 'in-progress') throw new Problem('request-in-progress')
    if (claim.kind === 'different') throw new Problem('idempotency-conflict')
    if (claim.kind === 'answered') {
      reply.header('idempotency-replayed', 'true').status(claim.status)
      if (claim.body) reply.type('application/json')
      return reply.serializer((payload: unknown) => payload as string).send(claim.body)
    }
    request.claimedKey = key
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const key = request.claimedKey
    if (!key) return payload
    request.claimedKey = null
    if (reply.statusCode >= 500) await requests.giveUp(callerOf(request), key)
    else await requests.keepAnswer(callerOf(request), key, reply.statusCode, typeof payload === 'string' ? payload : '')
    return payload
  })

  const forgetOld = () => void requests.forgetOld().catch((error: unknown) => app.log.error(error))
  const hourly = setInterval(forgetOld, 3_600_000).unref()
  app.addHook('onClose', async () => clearInterval(hourly))
}

/** Claims until the first request has answered or the wait is over. */
async function claimInTurn(claim: () => Promise<Claim>): Promise<Claim> {
  const deadline = Date.now() + longestWait
  for (;;) {
    const claimed = await claim()
    if (claimed.kind !== 'in-progress' || Date.now() > deadline) return claimed
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
  if (key.length > longestKey) throw new Problem('malformed-request', `An Idempotency-Key has at most ${longestKey} characters.`)
  return key
}

/** Keys belong to an account; before sign-in, to an address. */
const callerOf = (request: FastifyRequest) => request.caller?.userId ?? `ip:${request.ip}`
