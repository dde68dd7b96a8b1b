import { clearHistory, deleteHistoryEntry, listHistory, recordSearch, recordView } from '#contract/history'
import type { FastifyInstance } from 'fastify'
import { everyHour } from '../../http/every-hour.ts'
import { serve } from '../../http/serve.ts'
import type { History } from './history.ts'

export function historyRoutes(app: FastifyInstance, history: History) {
  serve(app, recordView, ({ body }, { userId }) => history.recordCase(userId, { type: body.type, caseId: body.case_id }))
  serve(app, recordSearch, ({ body }, { userId }) => history.recordSearch(userId, body.query))
  serve(app, listHistory, ({ query }, { userId }) => history.list(userId, query))
  serve(app, deleteHistoryEntry, ({ params }, { userId }) => history.delete(userId, params.id))
  serve(app, clearHistory, ({ query }, { userId }) => history.clear(userId, query.types))
  everyHour(app, history.forgetOldest)
}
