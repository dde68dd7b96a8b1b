import { z } from 'zod'
import { CaseWithStanding } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { homeQuestions } from './reasons/home-questions.ts'

export const keptKinds = ['bookmark', 'citation', 'note', 'annotation'] as const
export const KeptKind = z.enum(keptKinds)
export type KeptKind = z.infer<typeof KeptKind>

/** A case of the reader's that no longer stands as it did: how it is kept, since when, and when the library learned what became of it. */
export const KeptChange = z.object({
  case: CaseWithStanding,
  kept_as: z.array(KeptKind),
  kept_at: z.string(),
  changed_at: z.string(),
})
export type KeptChange = z.infer<typeof KeptChange>

export const listKeptChanges = endpoint({
  method: 'GET',
  path: '/api/home/changes',
  summary:
    'Cases that you bookmarked, cited, noted or annotated and that were overturned since (reversed, overruled, held per incuriam), the last first',
  access: 'user',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  response: z.object({
    results: z.array(KeptChange),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

/** With fewer judgments than this a library is fresh. */
export const fewJudgments = 50

/**
 * What the public library holds, each counted up to 1000: `judgments` that courts gave, with their text; `samples` that were invented, `digests`
 * without a text, and `laws`.
 */
export const getHeld = endpoint({
  method: 'GET',
  path: '/api/home/library',
  summary: 'What the public library holds: judgments, invented samples, digests and laws, each counted up to 1000',
  access: 'user',
  response: z.object({
    judgments: z.number().int(),
    samples: z.number().int(),
    digests: z.number().int(),
    laws: z.number().int(),
  }),
})
export type Held = z.infer<typeof getHeld.response>

export const listHomeQuestions = endpoint({
  method: 'GET',
  path: '/api/home/questions',
  summary: 'Questions that three decisions of the public library or more answer, at most five',
  access: 'user',
  response: z.object({ questions: z.array(z.enum(homeQuestions)) }),
})
