import { z } from 'zod'
import { CaseInBrief } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { SearchFilters, Snippet } from './search.ts'

/** Who speaks in a passage: the court that decides, a party, what is prayed for, an authority that is quoted, the court below; `record` is a caption or a heading. */
export const speakers = ['court', 'party', 'prayer', 'quoted', 'court-below', 'record'] as const
export type Speaker = (typeof speakers)[number]

/** A paragraph that answers, with the case in which it stands; `speaker` says whose words it has, null where that is not clear. Of a digest `paragraph` is null. */
export const FoundPassage = Snippet.extend({ case: CaseInBrief, speaker: z.enum(speakers).nullable() })
export type FoundPassage = z.infer<typeof FoundPassage>

export const FoundPassages = z.object({ passages: z.array(FoundPassage) })
export type FoundPassages = z.infer<typeof FoundPassages>

export const searchPassages = endpoint({
  method: 'POST',
  path: '/api/search/passages',
  summary: 'The paragraphs of the library that answer best, the best first',
  access: 'user',
  reads: true,
  body: SearchFilters.extend({
    query: z.string().trim().min(1).max(2000, 'Shorten it to 2,000 characters'),
    limit: z.number().int().min(1).max(50).default(10),
  }),
  response: FoundPassages,
})
