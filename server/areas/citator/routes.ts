import {
  getAppealHistory,
  getAuthorities,
  getCitedBy,
  getStanding,
  listTreatmentReviews,
  reviewTreatment,
  trackPrecedent,
} from '#contract/citator'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Citator } from './citator.ts'

export function citatorRoutes(app: FastifyInstance, citator: Citator) {
  serve(app, getCitedBy, ({ params, query }, { userId }) => citator.citedBy(userId, params.id, query))
  serve(app, getAuthorities, ({ params, query }, { userId }) => citator.authorities(userId, params.id, query))
  serve(app, getAppealHistory, ({ params }, { userId }) => citator.history(userId, params.id))
  serve(app, getStanding, async ({ params: { id } }, { userId }) => ({ id, signal: await citator.signal(userId, id) }))
  serve(app, reviewTreatment, ({ body }, { userId }) => citator.review(userId, body))
  serve(app, listTreatmentReviews, ({ query }, { userId }) => citator.reviews(userId, query))
  serve(app, trackPrecedent, ({ params }, { userId }) => citator.track(userId, params.id))
}
