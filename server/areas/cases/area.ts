import type { Area } from '../../area/area.ts'
import { createCaseDetails } from './case-details.ts'
import { createCases } from './cases.ts'
import { createComparisons } from './compare/compare.ts'
import { documentItems } from './document-items.ts'
import { createPrints } from './print/prints.ts'
import { type CasesServed, casesRoutes } from './routes.ts'
import { createDigests } from './summarise/digests.ts'

export const casesArea = {
  open(parts) {
    const cases = createCases(parts)
    return { service: cases, items: [documentItems(cases)] }
  },
} satisfies Area<Parameters<typeof createCases>[0]>

type Shown = Omit<Parameters<typeof createCaseDetails>[0], 'digests'> &
  Parameters<typeof createDigests>[0] &
  Parameters<typeof createComparisons>[0]

/** What is shown of a case, which comes from areas that know cases. */
export const casePagesArea = {
  open(parts) {
    const digests = createDigests(parts)
    const served: CasesServed = {
      cases: parts.cases,
      digests,
      details: createCaseDetails({ ...parts, digests }),
      comparisons: createComparisons(parts),
      prints: createPrints(parts),
    }
    return { service: null, routes: (http) => casesRoutes(http, served) }
  },
} satisfies Area<Shown>
