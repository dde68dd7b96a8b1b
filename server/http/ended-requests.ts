import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notInContract } from './endpoint-name.ts'

/** What became of a request. */
export interface EndedRequest {
  /** What the contract calls it. */
  endpoint: string
  /** `left`: whoever asked did not wait for the answer. */
  status: number | 'left'
  milliseconds: number
  /** An answer that goes on until its reader leaves says nothing by how long it took. */
  isLive: boolean
}

/** What a line of the log says of a request beside its id. */
export const aboutRequest = ({ routeOptions, caller }: FastifyRequest) => ({
  endpoint: routeOptions.config.endpoint ?? notInContract,
  account: caller?.userId ?? null,
})

/** Tells of every request once, when it is answered or whoever asked has left. */
export function onEnded(app: FastifyInstance, tell: (ended: EndedRequest, request: FastifyRequest) => void) {
  const told = new WeakSet<FastifyRequest>()
  const end = (request: FastifyRequest, reply: FastifyReply, status: EndedRequest['status']) => {
    if (told.has(request)) return
    told.add(request)
    const isLive = request.routeOptions.config.stream === 'live'
    tell({ endpoint: aboutRequest(request).endpoint, status, milliseconds: reply.elapsedTime, isLive }, request)
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => end(request, reply, reply.raw.writableFinished ? reply.raw.statusCode : 'left'))
  })
  app.addHook('onResponse', async (request, reply) => end(request, reply, reply.raw.statusCode))
}
