import { getAbout } from '#contract/about'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { serve } from './serve.ts'

interface SampleAccount {
  email: string
  password: string
}

/** Says whom readers write to and, on this machine alone, with which account the library is tried. */
export function aboutRoutes(
  app: FastifyInstance,
  { supportEmail }: Pick<Config, 'supportEmail'>,
  sampleAccount: () => SampleAccount | null,
) {
  serve(app, getAbout, async (_input, _caller, { client }) => ({
    support_email: supportEmail,
    sample_account: client.isHere ? sampleAccount() : null,
  }))
}
