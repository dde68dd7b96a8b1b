import { getAbout } from '#contract/about'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { serve } from './serve.ts'

/** Says whom readers write to. */
export function aboutRoutes(app: FastifyInstance, { supportEmail }: Pick<Config, 'supportEmail'>) {
  serve(app, getAbout, async () => ({ support_email: supportEmail }))
}
