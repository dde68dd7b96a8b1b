import { getCaseDetail } from '#contract/case-detail'
import { getCase, getCaseCard, getCaseContent, getCaseMetadata, listCourts, listJudges } from '#contract/cases'
import { compareCases, exportComparison } from '#contract/compare'
import { getCasePdf } from '#contract/print'
import { getPassage } from '#contract/passages'
import { makeKeyPoints, makeSummary } from '#contract/digests'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CaseDetails } from './case-details.ts'
import type { Cases } from './cases.ts'
import type { Comparisons } from './compare/compare.ts'
import { readPassage } from './passage.ts'
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
  serve(app, getCase, ({ params }, { reader }) => cases.getCase(reader, params.id))
  serve(app, getCaseDetail, ({ params, query }, { reader }) => details.get(reader, params.id, query))
  serve(app, getCaseCard, ({ params }, { reader }) => details.card(reader, params.id))
  serve(app, getPassage, ({ params, query }, { reader }) => readPassage(cases, reader, params.id, query.place))
  serve(app, makeSummary, ({ params, body }, { reader }, { signal }) => digests.summary(reader, params.id, { ...body, signal }))
  serve(app, makeKeyPoints, ({ params, body }, { reader }, { signal }) => digests.keyPoints(reader, params.id, { ...body, signal }))
  serve(app, compareCases, ({ body }, { reader }) => comparisons.compare(reader, body.case_ids))
  serve(app, exportComparison, ({ body }, { reader }) => comparisons.export(reader, body.case_ids))
  serve(app, getCasePdf, ({ params }, { reader }, { signal }) => prints.pdf(reader, params.id, signal))
  app.addHook('onClose', async () => digests.close())
  serve(app, getCaseContent, ({ params }, { reader }) => cases.getContent(reader, params.id))
  serve(app, getCaseMetadata, async () => ({ courts: await cases.listCourts(), judges: await cases.listJudges() }))
  serve(app, listCourts, () => cases.listCourts())
  serve(app, listJudges, () => cases.listJudges())
}
