import { listKeptChanges } from '#contract/home'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Home } from './home.ts'

export function homeRoutes(app: FastifyInstance, home: Home) {
  serve(app, listKeptChanges, ({ query }, { reader }) => home.changes(reader, query))
}
