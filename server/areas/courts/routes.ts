import { getCoverage } from '#contract/cases'
import { getCourt, getJudge } from '#contract/courts'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Courts } from './courts.ts'

export function courtsRoutes(app: FastifyInstance, courts: Courts) {
  serve(app, getJudge, ({ params }, { reader }) => courts.judge(reader, params.id))
  serve(app, getCourt, ({ params }, { reader }) => courts.court(reader, params.code))
  serve(app, getCoverage, () => courts.coverage())
}
