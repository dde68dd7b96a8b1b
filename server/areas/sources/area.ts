import type { Area } from '../../area/area.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { redactableSources } from './redactable-sources.ts'
import { sourcesRoutes } from './routes.ts'
import { createSources } from './sources.ts'

export const sourcesArea = {
  redactable: [redactableSources],
  async open(parts) {
    const sources = await createSources(parts)
    sources.followBy(parts.jobs)
    return {
      service: sources,
      routes: (http) => sourcesRoutes(http, sources, parts.siteUrl),
      hourly: { 'forget-syncs': sources.forgetOld },
    }
  },
} satisfies Area<Parameters<typeof createSources>[0] & { jobs: Jobs; siteUrl: () => string }>
