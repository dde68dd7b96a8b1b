import { emptyTrash, listTrash, purgeTrash, restoreTrash } from '#contract/trash'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Trash } from './trash.ts'

export function trashRoutes(app: FastifyInstance, trash: Trash) {
  serve(app, listTrash, ({ query }, { reader }) => trash.list(reader, query))
  serve(app, restoreTrash, ({ params }, { reader }) => trash.restore(reader, params.kind, params.id))
  serve(app, purgeTrash, ({ params }, { reader }) => trash.purge(reader, params.kind, params.id))
  serve(app, emptyTrash, ({ query }, { reader }) => trash.empty(reader, query.kind))
}
