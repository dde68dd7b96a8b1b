import { getCase, getCaseContent, getCaseDetail, getCaseMetadata, getCoverage, listCourts, listJudges } from '#contract/cases'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Cases } from './cases.ts'

export function casesRoutes(app: FastifyInstance, cases: Cases) {
  serve(app, getCase, ({ params }, { userId }) => cases.getCase(userId, params.id))
  serve(app, getCaseDetail, ({ params, query }, { userId }) =>
    cases.getDetail(userId, params.id, {
      content: query.include_content,
      summary: query.include_summary,
      keyPoints: query.include_key_points,
    }),
  )
  serve(app, getCaseContent, ({ params }, { userId }) => cases.getContent(userId, params.id))
  serve(app, getCaseMetadata, async () => ({ courts: await cases.listCourts(), judges: await cases.listJudges() }))
  serve(app, listCourts, () => cases.listCourts())
  serve(app, listJudges, () => cases.listJudges())
  serve(app, getCoverage, () => cases.coverage())
}
