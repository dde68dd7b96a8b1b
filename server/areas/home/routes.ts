import { getHeld, listHomeQuestions, listKeptChanges } from '#contract/home'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Home } from './home.ts'

export function homeRoutes(app: FastifyInstance, home: Home) {
  serve(app, getHeld, () => home.held())
  serve(app, listHomeQuestions, async (_input, { reader }) => ({ questions: await home.questions(reader) }))
  serve(app, listKeptChanges, ({ query }, { reader }) => home.changes(reader, query))
}
