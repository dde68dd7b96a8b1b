import type { Area } from '../../area/area.ts'
import { createCitations } from './citations.ts'
import { citationsRoutes } from './routes.ts'

export const citationsArea = {
  open(parts) {
    const citations = createCitations(parts)
    return { service: citations, routes: (http) => citationsRoutes(http, citations) }
  },
} satisfies Area<Parameters<typeof createCitations>[0]>
