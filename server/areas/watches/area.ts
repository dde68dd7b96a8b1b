import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import { ownedWatches } from './owned-watches-storage.ts'
import { watchesRoutes } from './routes.ts'
import { createWatches } from './watches.ts'

export const watchesArea = {
  owned: [ownedWatches],
  open({ database }) {
    const watches = createWatches(database)
    return {
      service: watches,
      routes: (http) => watchesRoutes(http, watches),
    }
  },
} satisfies Area<{ database: Database }>
