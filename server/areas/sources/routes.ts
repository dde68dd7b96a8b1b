import type { FastifyInstance } from 'fastify'
import { listRefusedItems, listSources, listSyncRuns, syncSource, takeSourceCall } from '#contract/sources'
import { serve } from '../../http/serve.ts'
import type { Sources } from './sources.ts'

export function sourcesRoutes(app: FastifyInstance, sources: Sources, siteUrl: () => string) {
  serve(app, listSources, async () => ({ sources: await sources.states(siteUrl()) }))
  serve(app, listSyncRuns, ({ params, query }) => sources.runs(params.name, query))
  serve(app, listRefusedItems, ({ params, query }) => sources.refused(params.name, query))
  serve(app, syncSource, async ({ params, body }) => {
    await sources.start(params.name, body.accept_withdrawals)
    return { started: true as const }
  })
  serve(app, takeSourceCall, async ({ params, body }) => {
    await sources.take(params.name, params.token, body)
    return { received: true as const }
  })
}
