import { z } from 'zod'
import { Narrowing } from './narrowing.ts'
import { withValues } from './with-values.ts'

const count = z.number().int()

/** Why a statement of an answer is not shown: what of it is invented, or left unsaid, or that it is in the assistant's own words. */
export const struckReasons = [
  'no-reference',
  'citation-not-held',
  'other-name',
  'quotation-altered',
  'wrong-paragraph',
  'other-figure',
  'dissent-unsaid',
  'overturned-unsaid',
  'foreign-matter',
  'not-seen',
  'own-words',
] as const
export const StruckReason = z.enum(struckReasons)
export type StruckReason = z.infer<typeof StruckReason>

/** What is to be known of an answer as a whole. */
export const ChatNotice = z.discriminatedUnion('code', [
  z.object({
    code: z.enum([
      'quotes-only',
      'uncited',
      'not-in-case',
      'nothing-shown',
      'stopped',
      'broken-off',
      'model-unreachable',
      'model-busy',
      'model-failed',
    ]),
  }),
  /** What the question named, or one before it (`kept`); `held` is false where the library has no such decision at all. */
  withValues('narrowed', { ...Narrowing.shape, kept: z.boolean(), held: z.boolean() }),
  /** What the filters beside the question say. */
  withValues('filtered', { ...Narrowing.shape, held: z.boolean() }),
  /** On what the answer rests: the court of `highest` is the highest of those cases; `unsaid` is asked about and stands in none of it,
   * `undecided` in the law alone. */
  withValues('held', {
    cases: count,
    highest: z.string().nullable(),
    provisions: count,
    unsaid: z.array(z.string()),
    undecided: z.array(z.string()).optional(),
  }),
  /** `near`: provisions that have most of what was asked. */
  withValues('nothing-held', { cases: count, near: z.array(z.string()).optional() }),
  /** Nothing among the decisions to which the answer was narrowed; `cases` in the whole library. */
  withValues('nothing-within', { cases: count }),
  withValues('not-held', { names: z.array(z.string()) }),
  /** Named, and held as a digest without what it stands for. */
  withValues('reference-only', { names: z.array(z.string()) }),
  withValues('withheld', { statements: count }),
  withValues('not-seen', { statements: count }),
])
export type ChatNotice = z.infer<typeof ChatNotice>
