import type { Output, Received, Stream } from '#contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { StreamError } from '#contract/problems'
import { describeError } from './answer-errors.ts'
import type { Caller, SignedIn } from './caller.ts'
import { type EventStream, openEventStream, wantsEvents } from './event-stream.ts'
import { Problem } from '../problem.ts'
import { Written } from './written.ts'
import { type RequestContext, answerWhole, receive, routeOf, shownWith, withinLimits } from './serve.ts'

export interface StreamContext<S extends Stream> extends RequestContext {
  /** Tells something; to a caller who asked for the answer alone, nothing. `id` is what a reader who comes back names as its last. */
  tell: <Name extends keyof S['events'] & string>(name: Name, data: z.input<S['events'][Name]>, id?: string) => void
  /** The last event that a returning reader has seen. */
  lastEventId: string | null
}

type StreamHandler<S extends Stream> = (
  input: Received<S>,
  caller: S['access'] extends 'public' ? Caller | null : SignedIn,
  context: StreamContext<S>,
) => Promise<Output<S> | Written>

/**
 * Serves one stream of the contract, with the checks of an endpoint. Until the first event of an upload, and for what is refused before the
 * handler begins, an error is an ordinary answer; after that it is the last event.
 */
export function serveStream<S extends Stream>(app: FastifyInstance, s: S, handler: StreamHandler<S>) {
  const route = routeOf(s)
  app.route({
    ...route,
    schema: { ...route.schema, response: { 200: contentOf(s) } },
    config: { ...route.config, stream: s.live ? ('live' as const) : ('ends' as const), atOnce: true },
    handler: async (request, reply) => {
      const { input, context, callerOf } = receive(s, request, reply)
      const caller = await callerOf()
      const lastEventId = headerOf(request, 'last-event-id')
      const run = (signal: AbortSignal, tell: StreamContext<S>['tell']) =>
        withinLimits(s, signal, () => handler(input, caller, { ...context, signal, tell, lastEventId }))
      if (wantsEvents(request)) return streamAnswer(s, { request, reply, left: context.signal, run })
      if (s.live) throw new Problem('not-acceptable')
      return answerWhole(s, reply, await run(context.signal, () => {}))
    },
  })
}

interface Answering<S extends Stream> {
  request: FastifyRequest
  reply: FastifyReply
  /** Aborted when the client leaves. */
  left: AbortSignal
  run: (signal: AbortSignal, tell: StreamContext<S>['tell']) => Promise<Output<S> | Written>
}

async function streamAnswer<S extends Stream>(s: S, { request, reply, left, run }: Answering<S>) {
  const { streams } = request.server
  const { over, release } = streams.hold(request, s.access, s.live === true)
  let events: EventStream | null = null
  const begin = () => (events ??= openEventStream(reply, streams.pace))
  // An answer that begins while a file is still being sent would end the sending.
  if (!s.upload) begin()
  const told: StreamContext<S>['tell'] = (name, data, id) => {
    if (!over.aborted) begin().send(name, write(s.events[name]!, data), id)
  }
  const answer = run(AbortSignal.any([left, over]), told).then((result) =>
    result instanceof Written ? result.toString() : write(s.response, result),
  )
  // The key is settled by how the work ends, whether or not the reader is still there to be told.
  const settled = settleIdempotencyKey(answer, request, reply)
  try {
    const body = await orWhenAborted(settled, over)
    begin().send('done', body)
  } catch (error) {
    if (events === null && !over.aborted) throw error
    begin().send('error', JSON.stringify(describeError(error, request, reply)))
  } finally {
    release()
    // What was begun ends here; what was refused before is answered by the server.
    ;(events as EventStream | null)?.end()
  }
}

/** Keeps the answer under the request's Idempotency-Key, or gives the key up where the failure is ours and a repeat may succeed. */
async function settleIdempotencyKey(answer: Promise<string>, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  const { claim } = request
  request.claim = null
  try {
    const body = await answer
    await claim?.keep(200, body)
    return body
  } catch (error) {
    const { status, ...problem } = error instanceof Problem ? describeError(error, request, reply) : { status: 500 }
    if (status < 500) await claim?.keep(status, JSON.stringify(problem))
    else await claim?.giveUp()
    throw error
  }
}

/** The result of some work, unless the signal aborts before: then its reason is thrown, and the work goes on by itself. */
async function orWhenAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  aborted.catch(() => {})
  work.catch(() => {})
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

/** Throws where the server would send what the contract does not say. */
const write = (schema: z.ZodType, data: unknown): string => JSON.stringify(z.encode(schema, data))

function headerOf({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** What the stream answers, for the API description: the events by their names, and the answer alone. */
function contentOf(s: Stream) {
  const events = Object.entries({ ...s.events, ...(!s.live && { done: s.response }), error: StreamError }).map(([event, data]) =>
    z.object({ event: z.literal(event), data }),
  )
  return {
    description: 'The answer, or with Accept: text/event-stream what leads to it as events',
    content: {
      ...(!s.live && { 'application/json': { schema: shownWith(s) } }),
      'text/event-stream': { schema: z.union(events) },
    },
  }
}
