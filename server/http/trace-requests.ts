import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Tracing } from '../tracing/tracing.ts'
import type { EndedRequest } from './ended-requests.ts'
import { notInContract } from './endpoint-name.ts'

/** Every request becomes a span, by what the contract calls it. Answers how one ends: with what tells of it elsewhere, as a part of it. */
export function traceRequests(app: FastifyInstance, tracing: Tracing) {
  const spans = new WeakMap<FastifyRequest, Span>()
  /** What is done for a reader who stays for hours would be a trace without an end. */
  const hasParts = ({ routeOptions }: FastifyRequest) => routeOptions.config.stream !== 'live'

  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route, config } = request.routeOptions
    const attributes = {
      'http.request.method': request.method,
      ...(route !== undefined && { 'http.route': route }),
      'hukumu.request_id': request.id,
    }
    const given = request.headers.traceparent
    const span = tracing.begin(config.endpoint ?? notInContract, 'asked', attributes, typeof given === 'string' ? given : undefined)
    spans.set(request, span)
    if (hasParts(request)) span.run(done)
    else done()
  })
  // A body is read by the events of its connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span && hasParts(request)) span.run(done)
    else done()
  })

  return ({ status }: EndedRequest, request: FastifyRequest, tell: () => void) => {
    const span = spans.get(request)
    if (!span) return tell()
    if (status === 'left') span.add({ 'hukumu.left': true })
    else span.add({ 'http.response.status_code': status })
    if (status !== 'left' && status >= 500) span.fail(String(status))
    span.run(tell)
    span.end()
  }
}
