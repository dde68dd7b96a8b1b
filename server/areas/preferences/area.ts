import type { Area } from '../../area/area.ts'
import type { Database } from '../../database/open.ts'
import { ownedPreferences } from './owned-preferences.ts'
import { createPreferences } from './preferences.ts'
import { preferencesRoutes } from './routes.ts'

export const preferencesArea = {
  owned: [ownedPreferences],
  open({ database }) {
    const preferences = createPreferences(database)
    return {
      service: preferences,
      routes: (http) => preferencesRoutes(http, preferences),
    }
  },
} satisfies Area<{ database: Database }>
