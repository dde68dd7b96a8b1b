import { decideReport, listReportQueue, listReports, reportMistake, withdrawReport } from '#contract/reports'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Reports } from './reports.ts'

export function reportsRoutes(app: FastifyInstance, reports: Reports) {
  serve(app, reportMistake, ({ body }, { reader }) => reports.report(reader, body))
  serve(app, listReports, ({ query }, { reader }) => reports.list(reader, query))
  serve(app, withdrawReport, ({ params }, { reader }) => reports.withdraw(reader, params.id))
  serve(app, listReportQueue, ({ query }) => reports.queue(query))
  serve(app, decideReport, ({ params, body }, { reader, userId }, { address }) =>
    reports.decide(reader, { account: userId, address }, params.id, body),
  )
}
