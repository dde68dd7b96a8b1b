import { z } from 'zod'
import { CaseInBrief } from './cases.ts'
import { endpoint } from './endpoint.ts'

export const SuggestedJudge = z.object({ id: z.number().int(), name: z.string() })
export type SuggestedJudge = z.infer<typeof SuggestedJudge>

export const SuggestedCourt = z.object({ code: z.string(), name: z.string() })
export type SuggestedCourt = z.infer<typeof SuggestedCourt>

/** What words being typed may mean, the best first in each list. `corrected` is what was looked for where the words themselves fit nothing. */
export const Suggestions = z.object({
  cases: z.array(CaseInBrief),
  judges: z.array(SuggestedJudge),
  courts: z.array(SuggestedCourt),
  corrected: z.string().nullable(),
})
export type Suggestions = z.infer<typeof Suggestions>

export const suggest = endpoint({
  method: 'GET',
  path: '/api/search/suggestions',
  summary: 'Cases by name, citation or number, judges and courts, while their names are being typed',
  access: 'user',
  query: z.object({ q: z.string().trim().max(200).default(''), limit: z.coerce.number().int().min(1).max(20).default(6) }),
  response: Suggestions,
})
