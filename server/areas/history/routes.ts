import {
  clearHistory,
  deleteHistoryEntry,
  getHistoryRecording,
  getResearchTrail,
  listHistory,
  recordSearch,
  recordView,
  restoreHistoryEntry,
  setHistoryRecording,
} from '#contract/history'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { History } from './history.ts'

export function historyRoutes(app: FastifyInstance, history: History) {
  serve(app, recordView, ({ body }, { reader }) =>
    history.recordCase(reader, { type: body.type, caseId: body.case_id, projectId: body.project_id }),
  )
  serve(app, recordSearch, ({ body }, { reader }) => history.recordSearch(reader, body.query, body.project_id))
  serve(app, listHistory, ({ query }, { reader }) => history.list(reader, query))
  serve(app, getHistoryRecording, (_request, { reader }) => history.recording(reader))
  serve(app, setHistoryRecording, ({ body }, { reader }) => history.setRecording(reader, body.on))
  serve(app, getResearchTrail, ({ query }, { reader }) => history.trail(reader, query))
  serve(app, restoreHistoryEntry, ({ params }, { reader }) => history.restore(reader, params.id))
  serve(app, deleteHistoryEntry, ({ params }, { reader }) => history.delete(reader, params.id))
  serve(app, clearHistory, ({ query }, { reader }) => history.clear(reader, query.types))
}
