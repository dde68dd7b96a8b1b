import type { Area } from '../../area/area.ts'
import { createAdministration } from './administration.ts'
import { redactableImports } from './redactable-imports.ts'
import { administrationRoutes } from './routes.ts'

export const administrationArea = {
  redactable: [redactableImports],
  open(parts) {
    const administration = createAdministration(parts)
    return {
      service: administration,
      routes: (http) => administrationRoutes(http, administration),
      hourly: { 'forget-imports': administration.imports.forgetOld },
    }
  },
} satisfies Area<Parameters<typeof createAdministration>[0]>
