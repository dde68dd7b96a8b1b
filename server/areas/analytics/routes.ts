import { analyzeJudge, countProvisions, exportFigures, getCourtTendencies, getDisposition } from '#contract/analytics'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Analytics } from './analytics.ts'
import { exportFiguresOf } from './export-figures.ts'

export function analyticsRoutes(app: FastifyInstance, analytics: Analytics) {
  serve(app, getCourtTendencies, ({ query }) => analytics.courtTrends(query))
  serve(app, analyzeJudge, ({ params, query }) => analytics.judge(params.name, query))
  serve(app, countProvisions, ({ query }) => analytics.provisions(query))
  serve(app, exportFigures, ({ query }) => exportFiguresOf(analytics, query))
  serve(app, getDisposition, ({ params }, { reader }) => analytics.disposition(reader, params.id))
}
