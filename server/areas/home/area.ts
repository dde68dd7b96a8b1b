import type { Area } from '../../area/area.ts'
import { createHome } from './home.ts'
import { homeRoutes } from './routes.ts'

export const homeArea = {
  open(parts) {
    const home = createHome(parts)
    return { service: home, routes: (http) => homeRoutes(http, home) }
  },
} satisfies Area<Parameters<typeof createHome>[0]>
