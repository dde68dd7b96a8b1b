import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** More places of one case are not walked by anybody. */
export const maxMatches = 1000

/** Where the words and phrases of a search stand in a case: UTF-16 offsets in its content, in order; `complete` is false beyond 1,000. */
export const CaseMatches = z.object({
  revision: z.number().int(),
  matches: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  complete: z.boolean(),
})
export type CaseMatches = z.infer<typeof CaseMatches>

export const getCaseMatches = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id/matches',
  summary: 'Where the words and phrases of a search stand in the text of a case',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(120) }),
  query: z.object({
    query: z
      .string()
      .trim()
      .max(2000, 'Shorten it to 2,000 characters')
      .meta({ examples: ['"stay of execution" prejudice'] }),
  }),
  response: CaseMatches,
})
