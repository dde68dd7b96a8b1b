import type { Area } from '../../area/area.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { searchRoutes } from './routes.ts'
import { createSearch } from './search.ts'
import { redactableVectors } from './vectors/redactable-vectors.ts'

type Deps = Parameters<typeof createSearch>[0] & Parameters<ReturnType<typeof createSearch>['exports']>[0] & { jobs: Jobs }

export const searchArea = {
  redactable: [redactableVectors],
  async open(parts) {
    const search = createSearch(parts)
    await search.meaning.followBy(parts.jobs)
    return { service: search, routes: (http) => searchRoutes(http, search, search.exports(parts)) }
  },
} satisfies Area<Deps>
