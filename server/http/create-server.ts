import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import { problems } from '#contract/problems'
import type { Config } from '../config.ts'
import type { ReaderOf } from '../access/access.ts'
import { answerErrors, answerClientError, answerMalformedAddress } from './answer-errors.ts'
import { type Authenticate, bearerToken } from './caller.ts'
import { addressOf } from './client.ts'
import { documentApi } from './document-api.ts'
import { aboutRequest, onEnded } from './ended-requests.ts'
import { shutDownGracefully } from './graceful-shutdown.ts'
import { largestOfAll } from './largest-body.ts'
import { isTooDeep } from './nesting.ts'
import { Problem } from '../problem.ts'
import { requestIdOf } from './request-id.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { generalLimit } from './throttle.ts'
import { traceRequests } from './trace-requests.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { validatorCompiler } from './validate.ts'

/** Bytes of an address with all headers: the longest that the contract knows, 5,000 ids, has 195,000. */
const largestHead = 256 * 1024
/** Milliseconds in which a request has arrived whole, files and all, over however slow a line: nobody holds connections with half of one. */
const maxSendingLength = 15 * 60_000

/** Parameters of addresses that name one object among others, and tell nothing by themselves. */
const namesOne: ReadonlySet<string> = new Set(
  ['id', 'item', 'member', 'folder', 'reference', 'version', 'number', 'eid', 'code', 'type', 'kind', 'format'].map((name) => `:${name}`),
)
/** Not letters of both cases at length, as our tokens have them. */
const LOOKS_LIKE_NAME = /^(?!(?=.*[a-z])(?=.*[A-Z]).{20})[\w.-]{1,120}$/
/** '/cases' of '/cases/kesc-2026-90007'; of '/activate%3Ftoken=…' nothing. */
const FIRST_WORD = /^\/[a-z-]{1,30}(?=\/|$)/

type Logged = Pick<FastifyRequest, 'method' | 'url' | 'ip' | 'routeOptions'> & { params?: unknown }

/**
 * Queries hold activation tokens and what an advocate is working on, and some addresses are a secret themselves or hold somebody's words: none of it
 * belongs in a log. Of the address of a route its pattern is logged, with what names an object; of any other, which may be a secret that was sent on
 * with a sign too many, the first word.
 */
export const withoutSecrets = ({ method, url, ip, routeOptions, params }: Logged) => ({
  method,
  url: routeOptions?.url === undefined ? withoutRest(url) : filled(routeOptions.url, params as Record<string, string> | undefined),
  remoteAddress: ip,
})

function withoutRest(url: string): string {
  const path = url.split('?', 1)[0]!
  const first = FIRST_WORD.exec(path)?.[0] ?? ''
  return path === first || path === '/' ? path : `${first}/:rest`
}

const filled = (pattern: string, params: Record<string, string> = {}): string =>
  pattern.replaceAll(/:\w+/g, (name) => {
    const value = params[name.slice(1)] ?? ''
    return namesOne.has(name) && LOOKS_LIKE_NAME.test(value) ? value : name
  })

/** Takes the lines of the log. */
export interface Log {
  write: (line: string) => void
}

/** An HTTP server with everything that is the same for every area: security headers, limits, errors, callers, API description. */
export async function createServer(
  config: Pick<Config, 'logLevel' | 'trustProxy'> & Partial<Pick<Config, 'publicUrl' | 'httpsOnly'>>,
  authenticate: Authenticate,
  readerOf: ReaderOf,
  { log, tracing }: { log?: Log | undefined; tracing?: Tracing | null } = {},
): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: largestOfAll,
    genReqId: requestIdOf,
    // One line tells of a request, when it has ended.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: withoutSecrets },
      ...(log && { stream: log }),
      ...(tracing && { mixin: tracing.ids }),
    },
    // A citation in an address may be a full title: the contract limits its length, in words of ours.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 5000 },
    trustProxy: trusted(config.trustProxy),
    frameworkErrors: answerMalformedAddress,
    // What arrives on an open connection while the server ends is answered like what came before.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: maxSendingLength,
    http: { maxHeaderSize: largestHead },
    clientErrorHandler: answerClientError,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  shutDownGracefully(app)
  acceptEmptyJson(app)
  await addSecurityHeaders(app, { publicUrl: '', httpsOnly: 'host', ...config })

  app.decorate('readerOf', readerOf)
  app.decorateRequest('caller', null)
  app.decorateRequest('claim', null)
  const endSpan = tracing && traceRequests(app, tracing)
  onEnded(app, (ended, request) => {
    const { status, milliseconds } = ended
    const told = { req: request, ...aboutRequest(request), status, milliseconds: Math.round(milliseconds * 10) / 10 }
    // Who asks for what they may not have, or for too much, is told of at the usual level too.
    const tell = () => request.log[status === 403 || status === 429 ? 'warn' : 'info'](told, 'request ended')
    if (endSpan) endSpan(ended, request, tell)
    else tell()
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // What nobody serves is not read either.
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('not-found')
    const token = bearerToken(request.headers.authorization)
    if (token) request.caller = await authenticate(token)
  })

  // Answers belong to an account, unless they say otherwise; neither a proxy nor the browser keeps them.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })

  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } })
  await app.register(formbody)
  await app.register(multipart)
  await app.register(rateLimit, {
    ...generalLimit,
    keyGenerator: (request) => request.caller?.userId ?? addressOf(request),
    errorResponseBuilder: () => Object.assign(new Error(problems['too-many-requests'].words), { statusCode: 429 }),
  })
  await documentApi(app)
  return app
}

/** So many hops before us, or those of some networks, are believed whom they name. */
const trusted = (proxies: Config['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** A request that says JSON and sends nothing has no body, rather than a malformed one. */
function acceptEmptyJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else if (isTooDeep(body.toString())) done(new Problem('malformed-request', 'The request is nested too deeply.'))
    else void parse(request, body.toString(), done)
  })
}
