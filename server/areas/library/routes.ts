import { correctCase, countSamples, deleteCase, listOwnDocuments, removeSamples, uploadDocuments } from '#contract/library'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Library } from './library.ts'

export function libraryRoutes(app: FastifyInstance, library: Library) {
  serve(app, uploadDocuments, ({ query }, { reader }, { files }) => library.upload(reader, query.library, files()))
  serve(app, listOwnDocuments, ({ query }, { reader }) => library.list(reader, query))
  serve(app, correctCase, ({ params, body }, { reader }) => library.correct(reader, params.id, body))
  serve(app, countSamples, () => library.countSamples())
  serve(app, removeSamples, async (_input, { userId }, { client }) => ({
    removed: await library.removeSamples({ account: userId, address: client.address }),
  }))
  serve(app, deleteCase, ({ params }, { reader, userId }, { client }) =>
    library.delete(reader, params.id, { account: userId, address: client.address }),
  )
}
