import { getCaseDetail } from '#contract/case-detail'
import { getCase, getCaseCard, getCaseContent, getCaseMetadata, listCourts, listJudges } from '#contract/cases'
import { compareCases, exportComparison } from '#contract/compare'
import { getCasePdf } from '#contract/print'
import { makeKeyPoints, makeSummary } from '#contract/digests'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CaseDetails } from './case-details.ts'
import type { Cases } from './cases.ts'
import type { Comparisons } from './compare/compare.ts'
import type { Prints } from './print/prints.ts'
import type { Digests } from './summarise/digests.ts'

export interface CasesServed {
  cases: Cases
  details: CaseDetails
  digests: Digests
  comparisons: Comparisons
  prints: Prints
}

export function casesRoutes(app: FastifyInstance, { cases, details, digests, comparisons, prints }: CasesServed) {
  serve(app, getCase, ({ params }, { userId }) => cases.getCase(userId, params.id))
  serve(app, getCaseDetail, ({ params, query }, { userId }) => details.get(userId, params.id, query))
  serve(app, getCaseCard, ({ params }, { userId }) => details.card(userId, params.id))
  serve(app, makeSummary, ({ params, body }, { userId }, { signal }) => digests.summary(userId, params.id, { ...body, signal }))
  serve(app, makeKeyPoints, ({ params, body }, { userId }, { signal }) => digests.keyPoints(userId, params.id, { ...body, signal }))
  serve(app, compareCases, ({ body }, { userId }) => comparisons.compare(userId, body.case_ids))
  serve(app, exportComparison, ({ body }, { userId }) => comparisons.export(userId, body.case_ids))
  serve(app, getCasePdf, ({ params }, { userId }, { signal }) => prints.pdf(userId, params.id, signal))
  app.addHook('onClose', async () => {
    digests.close()
    await prints.close()
  })
  serve(app, getCaseContent, ({ params }, { userId }) => cases.getContent(userId, params.id))
  serve(app, getCaseMetadata, async () => ({ courts: await cases.listCourts(), judges: await cases.listJudges() }))
  serve(app, listCourts, () => cases.listCourts())
  serve(app, listJudges, () => cases.listJudges())
}
