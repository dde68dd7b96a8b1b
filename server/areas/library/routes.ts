import { correctCase, deleteCase, listOwnDocuments, uploadDocuments } from '#contract/library'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Library } from './library.ts'

export function libraryRoutes(app: FastifyInstance, library: Library) {
  serve(app, uploadDocuments, ({ query }, caller, { files }) => library.upload(caller, query.library, files()))
  serve(app, listOwnDocuments, ({ query }, { userId }) => library.list(userId, query))
  serve(app, correctCase, ({ params, body }, caller) => library.correct(caller, params.id, body))
  serve(app, deleteCase, ({ params }, caller) => library.delete(caller, params.id))
}
