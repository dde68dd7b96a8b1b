import {
  getAppealHistory,
  getAuthorities,
  getCitedBy,
  getStanding,
  listTreatmentReviews,
  listUndecidedLeads,
  reviewTreatment,
  trackPrecedent,
} from '#contract/citator'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Citator } from './citator.ts'

export function citatorRoutes(app: FastifyInstance, citator: Citator) {
  serve(app, getCitedBy, ({ params, query }, { reader }) => citator.citedBy(reader, params.id, query))
  serve(app, getAuthorities, ({ params, query }, { reader }) => citator.authorities(reader, params.id, query))
  serve(app, getAppealHistory, ({ params }, { reader }) => citator.history(reader, params.id))
  serve(app, getStanding, async ({ params: { id } }, { reader }) => ({ id, ...(await citator.standing(reader, id)) }))
  serve(app, reviewTreatment, ({ body }, { reader }) => citator.review(reader, body))
  serve(app, listUndecidedLeads, ({ query }, { reader }) => citator.undecided(reader, query))
  serve(app, listTreatmentReviews, ({ query }, { reader }) => citator.reviews(reader, query))
  serve(app, trackPrecedent, ({ params }, { reader }) => citator.track(reader, params.id))
}
