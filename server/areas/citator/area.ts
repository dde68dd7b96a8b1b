import type { Area } from '../../area/area.ts'
import { createCitator } from './citator.ts'
import { ownedReviews } from './owned-reviews.ts'
import { redactableReviews } from './redactable-reviews.ts'
import { citatorRoutes } from './routes.ts'

export const citatorArea = {
  owned: [ownedReviews],
  redactable: [redactableReviews],
  open(parts) {
    const citator = createCitator(parts)
    return {
      service: citator,
      routes: (http) => citatorRoutes(http, citator),
    }
  },
} satisfies Area<Parameters<typeof createCitator>[0]>
