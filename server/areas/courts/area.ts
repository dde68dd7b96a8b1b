import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import { createCourts } from './courts.ts'
import { courtsRoutes } from './routes.ts'

export const courtsArea = {
  open({ database }) {
    const courts = createCourts(database)
    return { service: courts, routes: (http) => courtsRoutes(http, courts) }
  },
} satisfies Area<{ database: Database }>
