import { z } from 'zod'
import { Case } from './cases.ts'
import { endpoint } from './endpoint.ts'

/**
 * Why two cases are alike. `names` are, by kind: authorities that both cite (titles), the case's own title where one cites the other,
 * provisions that both cite (their unit and number), telling words that both use, areas of law, the court. `count` is how many there are, of which the first are named.
 */
export const SimilarityReason = z.object({
  kind: z.enum(['shared-authorities', 'cites', 'cited-by', 'shared-provisions', 'shared-terms', 'area-of-law', 'same-court']),
  names: z.array(z.string()),
  count: z.number().int(),
})
export type SimilarityReason = z.infer<typeof SimilarityReason>

export const SimilarCase = Case.extend({ reasons: z.array(SimilarityReason) })
export type SimilarCase = z.infer<typeof SimilarCase>

/** The most alike first. `total` is the number of those listed: likeness has no end to count to. */
export const SimilarCases = z.object({
  results: z.array(SimilarCase),
  total: z.number().int(),
  total_relation: z.enum(['eq', 'gte']),
  offset: z.number().int(),
  limit: z.number().int(),
})
export type SimilarCases = z.infer<typeof SimilarCases>

const params = z.object({ id: z.string().min(1).max(120) })
const query = z.object({ limit: z.coerce.number().int().min(1).max(50).default(5) })

export const findSimilarCases = endpoint({
  method: 'GET',
  path: '/api/search/similar-cases/:id',
  summary: 'Cases like one, with the reasons why',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params,
  query,
  response: SimilarCases,
})

export const listRelatedCases = endpoint({
  method: 'GET',
  path: '/api/cases/:id/related',
  summary: 'Cases like one, for the page of a case',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params,
  query,
  response: SimilarCases,
})
