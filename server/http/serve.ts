import type { Endpoint, Output, Received } from '#contract/endpoint'
import { responseExamples } from '#contract/examples/examples'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { limitStatements } from '../database/statement-limits.ts'
import { type Caller, bearerToken, checkAccess } from './caller.ts'
import { type ReceivedFile, receiveFiles } from './receive-files.ts'
import { throttles } from './throttle.ts'

export interface RequestContext {
  /** Aborted when the client leaves before it has its answer. */
  signal: AbortSignal
  /** The token of the Authorization header, for the endpoint that takes a refresh token. */
  bearer: string | null
  /** The files of an upload, each to be read to its end before the next. */
  files: () => AsyncIterable<ReceivedFile>
}

type Handler<E extends Endpoint> = (
  input: Received<E>,
  caller: E['access'] extends 'public' ? Caller | null : Caller,
  context: RequestContext,
) => Promise<Output<E>>

/** Serves one endpoint of the contract: checks access, validates both ways, answers its status. */
export function serve<E extends Endpoint>(app: FastifyInstance, e: E, handler: Handler<E>) {
  app.route({
    method: e.method,
    url: e.path,
    schema: {
      summary: e.summary,
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
    config: {
      ...(e.throttle && { rateLimit: throttles[e.throttle] }),
      replay: e.method !== 'GET' && !e.secret && !e.reads,
    },
    // Before validation, so that a stranger learns nothing from a 422.
    onRequest: async (request) => {
      if (e.access !== 'public') checkAccess(e.access, request.caller)
    },
    handler: async (request, reply) => {
      const { params, query, body } = request
      const files = () => receiveFiles(request, e.upload ?? { mostFiles: 0, largestFile: 0 })
      const context = { signal: signalOf(reply), bearer: bearerToken(request.headers.authorization), files }
      const work = () => handler({ params, query, body } as Received<E>, request.caller as Caller, context)
      // What is being written is finished, however long it takes and whoever has left.
      const answer = e.method === 'GET' || e.reads ? await limitStatements({ signal: context.signal }, work) : await work()
      if (answer instanceof File) return sendFile(reply, answer)
      return reply.status(e.status ?? 200).send(e.status === 204 ? undefined : answer)
    },
  })
}

/** The schema of an answer with an example for the description, where there is one. */
function shownWith(e: Endpoint) {
  const example = responseExamples.get(e)
  return example === undefined ? e.response : e.response.meta({ examples: [example] })
}

/** A file to keep, under its name. */
async function sendFile(reply: FastifyReply, file: File) {
  const plain = file.name.replace(/[^\w .()-]/g, '_')
  reply.header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  return reply.type(file.type).send(Buffer.from(await file.arrayBuffer()))
}

/** The answer's own end tells: one connection carries many requests. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
