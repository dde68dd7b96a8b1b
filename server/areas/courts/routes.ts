import { getCoverage } from '#contract/cases'
import { getCourt, getJudge } from '#contract/courts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Courts } from './courts.ts'

export function courtsRoutes(app: FastifyInstance, courts: Courts) {
  serve(app, getJudge, ({ params }, { userId }) => courts.judge(userId, params.id))
  serve(app, getCourt, ({ params }, { userId }) => courts.court(userId, params.code))
  serve(app, getCoverage, () => courts.coverage())
}
