import { Readable } from 'node:stream'
import type { Endpoint, Output, Received } from '#contract/endpoint'
import { responseExamples } from '#contract/examples/examples'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { limitStatements } from '../database/statement-limits.ts'
import { type Caller, type SignedIn, bearerToken, checkAccess } from './caller.ts'
import { type Client, addressOf, clientOf } from './client.ts'
import { describeCall } from './describe-call.ts'
import { nameOf, notInContract } from './endpoint-name.ts'
import { largestBodyOf } from './largest-body.ts'
import { type ReceivedFile, receiveFiles } from './receive-files.ts'
import { Written } from './written.ts'

export interface RequestContext {
  /** Aborted when the client leaves before it has its answer. */
  signal: AbortSignal
  /** Where the request came from. */
  address: string
  /** The token of the Authorization header, for the endpoint that takes a refresh token. */
  bearer: string | null
  /** Where it comes from. */
  client: Client
  /** The files of an upload, each to be read to its end before the next. */
  files: () => AsyncIterable<ReceivedFile>
}

type Handler<E extends Endpoint> = (
  input: Received<E>,
  caller: E['access'] extends 'public' ? Caller | null : SignedIn,
  context: RequestContext,
) => Promise<Output<E> | Written>

/** Serves one endpoint of the contract: checks access, validates both ways, answers its status. */
export function serve<E extends Endpoint>(app: FastifyInstance, e: E, handler: Handler<E>) {
  app.route({
    ...routeOf(e),
    handler: async (request, reply) => {
      const { input, context, callerOf } = receive(e, request, reply)
      const work = async () => {
        const caller = await callerOf()
        const own = () => handler(input, caller, context)
        return request.claim ? request.claim.run(own) : own()
      }
      return answerWhole(e, reply, await withinLimits(e, context.signal, work))
    },
  })
}

/** What is the same for every route of the contract: its description, its limits and who is let in. */
export function routeOf(e: Endpoint) {
  const name = nameOf(e)
  return {
    method: e.method,
    url: e.path,
    schema: {
      ...(name !== notInContract && { operationId: name }),
      summary: e.summary,
      description: describeCall(e),
      tags: [e.path.split('/')[2]!],
      ...(e.access !== 'public' && { security: [{ bearer: [] }] }),
      ...(e.upload && { consumes: ['multipart/form-data'] }),
      ...(e.form && { consumes: ['application/x-www-form-urlencoded'] }),
      ...(e.params && { params: e.params }),
      ...(e.query && { querystring: e.query }),
      ...(e.body && { body: e.body }),
      ...(e.file && { produces: [e.file] }),
      response: { [e.status ?? 200]: shownWith(e) },
    },
    ...(!e.upload && { bodyLimit: largestBodyOf(e) }),
    config: {
      endpoint: name,
      ...(e.throttle && { throttle: e.throttle, rateLimit: false }),
      replay: e.method !== 'GET' && !e.secret && !e.reads,
      atOnce: e.atOnce === true || e.upload !== undefined,
    },
    // Before validation, so that a stranger learns nothing from a 422.
    onRequest: async (request: FastifyRequest) => {
      if (e.access !== 'public') checkAccess(e, request.caller)
    },
  } satisfies Partial<RouteOptions>
}

/** What a handler of the endpoint is given for a request. */
export function receive<E extends Endpoint>(e: E, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body } = request
  const files = () => receiveFiles(request, e.upload ?? { mostFiles: 0, largestFile: 0 })
  const context: RequestContext = {
    signal: signalOf(reply),
    address: addressOf(request),
    bearer: bearerToken(request.headers.authorization),
    client: clientOf(request, reply),
    files,
  }
  const callerOf = async () => (e.access === 'public' ? request.caller : await signedIn(request)) as SignedIn
  return { input: { params, query, body } as Received<E>, context, callerOf }
}

/** What only reads ends when it takes too long or nobody waits; what is being written is finished, whoever has left. */
export const withinLimits = <T>(e: Endpoint, signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  e.method === 'GET' || e.reads ? limitStatements({ signal }, work) : work()

/** Answers with all there is at once. */
export function answerWhole(e: Endpoint, reply: FastifyReply, answer: unknown) {
  if (answer instanceof File) return sendFile(reply, answer)
  if (answer instanceof Written) return reply.type('application/json; charset=utf-8').send(Buffer.from(answer.json))
  return reply.status(e.status ?? 200).send(e.status === 204 ? undefined : answer)
}

/** The caller, whom `onRequest` has let in, with its reader: made after all that refuses a request without looking at the database. */
async function signedIn({ caller, server }: FastifyRequest): Promise<SignedIn> {
  return { ...caller!, reader: await server.readerOf(caller!) }
}

/** The schema of an answer with an example for the description, where there is one. */
export function shownWith(e: Endpoint) {
  const example = responseExamples.get(e)
  return example === undefined ? e.response : e.response.meta({ examples: [example] })
}

/** A file to keep, under its name; sent as it is read, since it may lie on the disk. */
function sendFile(reply: FastifyReply, file: File) {
  const plain = file.name.replace(/[^\w .()-]/g, '_')
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  reply.header('content-length', file.size)
  return reply.type(file.type).send(Readable.from(file.stream()))
}

/** The answer's own end tells: one connection carries many requests. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
