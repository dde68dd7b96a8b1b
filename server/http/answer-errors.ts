import type { ProblemBody, StreamError } from '#contract/problems'
import { type ProblemCode, problems } from '#contract/problems'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { isConnectionLost, isDiskFull, isReadOnly } from '../database/lost-connection.ts'
import { InvalidInput, Problem } from '../problem.ts'
import { aboutRequest } from './ended-requests.ts'
import { bareSecurityHeaders } from './security-headers.ts'

/** Fastify's own refusals, by status: a body that is not JSON, too large, of an unknown type, too many requests. */
const refusals: Record<number, ProblemCode> = {
  400: 'malformed-request',
  413: 'too-large',
  415: 'malformed-request',
  429: 'too-many-requests',
}

/** Bytes of a refused body that are still taken in. */
const maxDrainedLength = 64 * 1024 * 1024

/** PostgreSQL's code for a statement that was ended, by us or by a limit of the server's own. */
const queryCanceled = '57014'

/** Turns everything thrown into a contract problem. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error, request, reply) => {
    const { status, ...body } = describeError(error, request, reply)
    if (body.code === 'too-large' && !(error instanceof Problem)) readToTheEnd()
    return reply.status(status).type('application/json').send(JSON.stringify(body))

    /** A sender whose connection is cut while it is still sending never reads why. */
    function readToTheEnd() {
      if (Number(request.headers['content-length']) > maxDrainedLength) return
      reply.removeHeader('connection')
      request.raw.resume()
    }
  })
}

/** What the caller is told of an error. What nobody foresaw is logged once, with the id that the caller gets. */
export function describeError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): StreamError {
  if (thrown instanceof InvalidInput) return { status: thrown.statusCode, code: thrown.code, detail: thrown.fields }
  if (thrown instanceof Problem) return { status: thrown.statusCode, code: thrown.code, detail: thrown.message }
  const error = thrown as FastifyError
  const refusal = error.code === queryCanceled ? 'statement-timeout' : refusals[error.statusCode ?? 500]
  if (refusal) return { status: problems[refusal].status, code: refusal, detail: problems[refusal].words }
  const logError = () => request.log.error({ err: error, ...aboutRequest(request) }, error.message)
  const outage = outageOf(error)
  if (outage) {
    logError()
    reply.header('retry-after', secondsOfOutage)
    return { status: problems[outage].status, code: outage, detail: problems[outage].words }
  }
  // Work that ended because the one who asked for it has left is no failure.
  const hasLeft = reply.raw.destroyed && (error.name === 'AbortError' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  if (!hasLeft) logError()
  return { status: 500, code: 'unexpected', detail: problems.unexpected.words, request_id: request.id }
}

const secondsOfOutage = 5

/** What is no failure of the request: the database is gone, there is no room to write, or nothing may be written. */
function outageOf(error: FastifyError): 'database-unreachable' | 'disk-full' | 'read-only' | null {
  if (isDiskFull(error)) return 'disk-full'
  if (isReadOnly(error)) return 'read-only'
  return isConnectionLost(error) ? 'database-unreachable' : null
}

/** An address that cannot be decoded belongs to no route, and so not to the handler above. */
export function answerMalformedAddress(_: FastifyError, { id }: FastifyRequest, reply: FastifyReply) {
  const code: ProblemCode = 'malformed-request'
  void reply
    .status(problems[code].status)
    .header('x-request-id', id)
    .headers(bareSecurityHeaders)
    .type('application/json')
    .send(JSON.stringify({ code, detail: problems[code].words } satisfies ProblemBody))
}

/** What Node says of bytes that never became a request. */
const problemsOfClientErrors: Record<string, ProblemCode> = {
  HPE_HEADER_OVERFLOW: 'address-too-long',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'sent-too-slowly',
}
/** Milliseconds in which a sender that goes on sending gets to read its answer: a connection that is cut earlier takes the answer along. */
const maxParting = 5000

/** Bytes that are no request: too long, too slow, not of the protocol. */
export function answerClientError({ code: reason }: NodeJS.ErrnoException, socket: Socket) {
  // The rest of what was sent comes here again, piece by piece.
  if (reason === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return
  const code = problemsOfClientErrors[reason ?? ''] ?? 'malformed-request'
  const { status, words } = problems[code]
  const body = JSON.stringify({ code, detail: words } satisfies ProblemBody)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
    ...Object.entries(bareSecurityHeaders).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  setTimeout(() => socket.destroy(), maxParting).unref()
}
