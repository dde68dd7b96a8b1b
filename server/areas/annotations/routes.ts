import {
  createAnnotation,
  deleteAnnotation,
  exportAnnotations,
  getAnnotation,
  listAnnotations,
  restoreAnnotation,
  updateAnnotation,
} from '#contract/annotations'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Annotations } from './annotations.ts'

export function annotationsRoutes(app: FastifyInstance, annotations: Annotations) {
  serve(app, createAnnotation, ({ body }, { reader }) => annotations.create(reader, body))
  serve(app, listAnnotations, ({ query }, { reader }) => annotations.list(reader, query))
  serve(app, exportAnnotations, ({ params, query }, { reader }) => annotations.export(reader, params.format, query))
  serve(app, getAnnotation, ({ params }, { reader }) => annotations.get(reader, params.id))
  serve(app, updateAnnotation, ({ params, body }, { reader }) => annotations.update(reader, params.id, body))
  serve(app, deleteAnnotation, ({ params }, { reader }) => annotations.delete(reader, params.id))
  serve(app, restoreAnnotation, ({ params }, { reader }) => annotations.restore(reader, params.id))
}
