import { z } from 'zod'
import { Digest } from './cases.ts'
import { endpoint } from './endpoint.ts'

const caseId = z.object({ id: z.string().min(1).max(120) })
/** What is kept is answered; `refresh` makes it again. */
const Making = z
  .object({ refresh: z.boolean().default(false) })
  .nullish()
  .transform((body) => body ?? { refresh: false })

/** `summary` is the one given with the case, else the made one as plain text; `given` is null where none was given. */
export const CaseSummary = z.object({
  case_id: z.string(),
  revision: z.number().int(),
  summary: z.string().nullable(),
  given: z.string().nullable(),
  made: Digest,
})
export type CaseSummary = z.infer<typeof CaseSummary>

export const makeSummary = endpoint({
  method: 'POST',
  path: '/api/case-detail/:id/summary',
  summary: 'Summarises a judgment: issues, holding and orders, each with its paragraph; kept once made',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  reads: true,
  params: caseId,
  body: Making,
  response: CaseSummary,
})

/** `key_points` are those given with the case, else the made ones; `given` is empty where none were given. */
export const CaseKeyPoints = z.object({
  case_id: z.string(),
  revision: z.number().int(),
  key_points: z.array(z.string()),
  given: z.array(z.string()),
  made: Digest,
})
export type CaseKeyPoints = z.infer<typeof CaseKeyPoints>

export const makeKeyPoints = endpoint({
  method: 'POST',
  path: '/api/case-detail/:id/key-points',
  summary: 'The points that a judgment decides, each with its paragraph; kept once made',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  reads: true,
  params: caseId,
  body: Making,
  response: CaseKeyPoints,
})
