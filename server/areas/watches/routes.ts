import { createWatch, deleteWatch, listWatches, updateWatch } from '#contract/watches'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Watches } from './watches.ts'

export function watchesRoutes(app: FastifyInstance, watches: Watches) {
  serve(app, listWatches, ({ query }, { reader }) => watches.list(reader, query))
  serve(app, createWatch, ({ body }, { reader }) => watches.create(reader, body))
  serve(app, updateWatch, ({ params, body }, { reader }) => watches.change(reader, params.id, body))
  serve(app, deleteWatch, ({ params }, { reader }) => watches.delete(reader, params.id))
}
