import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import { createAnalytics } from './analytics.ts'
import { analyticsRoutes } from './routes.ts'

export const analyticsArea = {
  open({ database }) {
    const analytics = createAnalytics(database)
    return { service: analytics, routes: (http) => analyticsRoutes(http, analytics) }
  },
} satisfies Area<{ database: Database }>
