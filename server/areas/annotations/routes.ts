import { createAnnotation, deleteAnnotation, listAnnotations, restoreAnnotation, updateAnnotation } from '#contract/annotations'
import type { FastifyInstance } from 'fastify'
import { everyHour } from '../../http/every-hour.ts'
import { serve } from '../../http/serve.ts'
import type { Annotations } from './annotations.ts'

export function annotationsRoutes(app: FastifyInstance, annotations: Annotations) {
  serve(app, createAnnotation, ({ body }, { userId }) => annotations.create(userId, body))
  serve(app, listAnnotations, ({ query }, { userId }) => annotations.list(userId, query))
  serve(app, updateAnnotation, ({ params, body }, { userId }) => annotations.update(userId, params.id, body))
  serve(app, deleteAnnotation, ({ params }, { userId }) => annotations.delete(userId, params.id))
  serve(app, restoreAnnotation, ({ params }, { userId }) => annotations.restore(userId, params.id))
  everyHour(app, annotations.forgetDeleted)
}
