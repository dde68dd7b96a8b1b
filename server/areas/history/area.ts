import type { Area } from '../../area/area.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Projects } from '../projects/projects.ts'
import { createHistory } from './history.ts'
import { ownedHistory } from './owned-history-storage.ts'
import { redactableHistory } from './redactable-history.ts'
import { historyRoutes } from './routes.ts'

export const historyArea = {
  owned: [ownedHistory],
  redactable: [redactableHistory],
  open(parts) {
    const history = createHistory(parts)
    parts.projects.showTrailOf(history.trailOf)
    history.followNotes(parts.jobs)
    return {
      service: history,
      routes: (http) => historyRoutes(http, history),
      hourly: { 'forget-history': history.forgetOldest },
    }
  },
} satisfies Area<Parameters<typeof createHistory>[0] & { jobs: Jobs; projects: Pick<Projects, 'showTrailOf'> }>
