import { z } from 'zod'
import { CheckProgress } from './document-check.ts'
import { stream } from './endpoint.ts'

/** The heads of a research memorandum, in their order; the table of authorities and what was checked follow. */
export const memorandumHeads = ['question', 'brief', 'discussion'] as const
export type MemorandumHead = (typeof memorandumHeads)[number]

/** A piece of it: a quotation names the case with its paragraph and the number under which the table has it. */
const MemorandumBlock = z.object({
  kind: z.enum(['subheading', 'text', 'item', 'quote']),
  text: z.string(),
  source: z.string().nullable(),
})
export type MemorandumBlock = z.infer<typeof MemorandumBlock>

/** Whose words it holds: quotations that stand word for word, sentences shortened from their paragraph, statements in the assistant's own words and those left out; and what the document check did. */
const MemorandumChecks = z.object({
  quoted: z.number().int(),
  drawn: z.number().int(),
  own: z.number().int(),
  struck: z.number().int(),
  citations: z.number().int(),
  left: z.number().int(),
})
export type MemorandumChecks = z.infer<typeof MemorandumChecks>

/** What the answers of a chat say, as a memorandum. A head of which nothing can be said has no blocks. */
export const Memorandum = z.object({
  title: z.string(),
  /** YYYY-MM-DD */
  day: z.string(),
  parts: z.array(z.object({ head: z.enum(memorandumHeads), blocks: z.array(MemorandumBlock) })),
  authorities: z.array(
    z.object({
      kind: z.enum(['case', 'provision', 'check']),
      listed: z.array(z.object({ id: z.string(), numbers: z.array(z.number().int()), words: z.string() })),
    }),
  ),
  checks: MemorandumChecks,
})
export type Memorandum = z.infer<typeof Memorandum>

export const draftMemorandum = stream({
  method: 'POST',
  path: '/api/chat/:id/memorandum',
  summary:
    'Drafts a research memorandum of what a chat answered: its citations and quotations are checked once more, and what is found wrong is left out',
  access: 'user',
  reads: true,
  on: { kind: 'chat', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(120) }),
  events: { progress: CheckProgress },
  response: Memorandum,
})
