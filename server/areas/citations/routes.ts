import {
  extractCitations,
  formatOneCitation,
  getCitationNetwork,
  parseOneCitation,
  processText,
  validateCitations,
} from '#contract/citations'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Citations } from './citations.ts'

export function citationsRoutes(app: FastifyInstance, citations: Citations) {
  serve(app, extractCitations, async ({ query }) => ({ citations: await citations.extract(query.text) }))
  serve(app, parseOneCitation, ({ params }) => citations.parse(params.citation))
  serve(app, validateCitations, async ({ body }) => ({ results: await citations.validate(body.citations) }))
  serve(app, formatOneCitation, async ({ params, query }) => ({
    citation: params.citation,
    style: query.style,
    ...(await citations.format(params.citation, query.style)),
  }))
  serve(app, processText, ({ body }) => citations.processForAnswer(body.text))
  serve(app, getCitationNetwork, ({ params, query }, { reader }) => citations.network(reader, params.id, query.depth))
}
