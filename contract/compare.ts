import { z } from 'zod'
import { Case, Statement, opinionKinds, EmptyReason } from './cases.ts'
import { endpoint } from './endpoint.ts'

export const fewestCompared = 2
export const maxCompared = 4

const CaseIds = z
  .array(z.string().trim().min(1, 'A case needs an id').max(120))
  .min(fewestCompared, 'Choose at least two cases to compare')
  .max(maxCompared, 'At most four cases can be compared')
  .refine((ids) => new Set(ids).size === ids.length, 'Each case can be chosen only once')
const Comparing = z.object({ case_ids: CaseIds })

/** One side of a comparison: its record, and what the court's own sentences say, word for word. */
export const ComparedCase = z.object({
  case: Case,
  revision: z.number().int(),
  issues: z.array(Statement),
  holdings: z.array(Statement),
  orders: z.array(Statement),
  /** What judges who differ say. */
  dissents: z.array(Statement),
  /** Why nothing could be read from the text, in words for the reader and as a code; null where something was. */
  reason: z.string().nullable(),
  reason_code: EmptyReason.nullable(),
})
export type ComparedCase = z.infer<typeof ComparedCase>

/** An authority and where the compared cases cite it: the first paragraph there and how often. */
export const ComparedAuthority = z.object({
  /** The case in the library, where the library has it. */
  case_id: z.string().nullable(),
  title: z.string().nullable(),
  citation: z.string().nullable(),
  cited_in: z.array(
    z.object({ case_id: z.string(), paragraph: z.number().int().nullable(), number: z.string().nullable(), count: z.number().int() }),
  ),
})
export type ComparedAuthority = z.infer<typeof ComparedAuthority>

/** A paragraph, with what it leads to, that treats the same matter as those of the other cases beside it. */
export const AlignedPlace = z.object({
  case_id: z.string(),
  paragraph: z.number().int(),
  number: z.string().nullable(),
  text: z.string(),
  author: z.string().nullable(),
  opinion_kind: z.enum(opinionKinds).nullable(),
})
export type AlignedPlace = z.infer<typeof AlignedPlace>

/** Paragraphs of two or more cases on one matter. `score` is 0 to 1; `terms` and `authorities` are what they share, the most telling first. */
export const AlignedPassage = z.object({
  score: z.number(),
  terms: z.array(z.string()),
  authorities: z.array(z.string()),
  places: z.array(AlignedPlace),
})
export type AlignedPassage = z.infer<typeof AlignedPassage>

/** Cases side by side, in the order asked for. */
export const Comparison = z.object({
  cases: z.array(ComparedCase),
  authorities: z.object({ common: z.array(ComparedAuthority), apart: z.array(ComparedAuthority) }),
  passages: z.array(AlignedPassage),
})
export type Comparison = z.infer<typeof Comparison>

export const compareCases = endpoint({
  method: 'POST',
  path: '/api/case-detail/compare',
  summary: 'Two to four cases side by side: record, issues, holdings, orders, authorities and passages on one matter',
  access: 'user',
  on: { kind: 'document', by: 'case_ids', action: 'read' },
  reads: true,
  body: Comparing,
  response: Comparison,
})

export const exportComparison = endpoint({
  method: 'POST',
  path: '/api/case-detail/compare/export',
  summary: 'A comparison as a Word document',
  access: 'user',
  on: { kind: 'document', by: 'case_ids', action: 'read' },
  reads: true,
  body: Comparing,
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  response: z.file(),
})
