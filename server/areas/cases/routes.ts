import { getCase, getCaseCard, getCaseContent, getCaseDetail, getCaseMetadata, getCoverage, listCourts, listJudges } from '#contract/cases'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CaseDetails } from './case-details.ts'
import type { Cases } from './cases.ts'

export function casesRoutes(app: FastifyInstance, cases: Cases, details: CaseDetails) {
  serve(app, getCase, ({ params }, { userId }) => cases.getCase(userId, params.id))
  serve(app, getCaseDetail, ({ params, query }, { userId }) => details.get(userId, params.id, query))
  serve(app, getCaseCard, ({ params }, { userId }) => details.card(userId, params.id))
  serve(app, getCaseContent, ({ params }, { userId }) => cases.getContent(userId, params.id))
  serve(app, getCaseMetadata, async () => ({ courts: await cases.listCourts(), judges: await cases.listJudges() }))
  serve(app, listCourts, () => cases.listCourts())
  serve(app, listJudges, () => cases.listJudges())
  serve(app, getCoverage, () => cases.coverage())
}
