import type { Area } from '../../area/area.ts'
import { ownedReports } from './owned-reports-storage.ts'
import { redactableReports } from './redactable-reports.ts'
import { createReports } from './reports.ts'
import { reportsRoutes } from './routes.ts'

export const reportsArea = {
  owned: [ownedReports],
  redactable: [redactableReports],
  open(parts) {
    const reports = createReports(parts)
    return {
      service: reports,
      routes: (http) => reportsRoutes(http, reports),
    }
  },
} satisfies Area<Parameters<typeof createReports>[0]>
