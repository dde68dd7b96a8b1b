import { z } from 'zod'
import { CaseWithStanding } from './cases.ts'
import { endpoint } from './endpoint.ts'

/** Letters of a paragraph that a card shows. */
export const maxCardTextLength = 480

/**
 * What a link to a paragraph leads to. `number` is the court's own; `text` is its beginning, `cut` says that there is more. `others` are the
 * further paragraphs that bear the number, where the court's numbering begins anew.
 */
export const LinkedParagraph = z.object({
  id: z.number().int(),
  number: z.string().nullable(),
  text: z.string(),
  cut: z.boolean(),
  others: z.number().int(),
})
export type LinkedParagraph = z.infer<typeof LinkedParagraph>

export const getPassage = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id/passage',
  summary: 'A case with its standing and, where a place is named, the beginning of the paragraph there; null where it has none',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(120)
      .meta({ examples: ['kesc-2026-90007'] }),
  }),
  query: z.object({
    place: z
      .string()
      .max(120)
      .regex(/^p(?:ara)?-\S+$/, 'A place is written para-12 or p-34')
      .optional()
      .meta({ description: "para-12 by the court's own number, p-34 by the place in the document", examples: ['para-12'] }),
  }),
  response: z.object({ case: CaseWithStanding, paragraph: LinkedParagraph.nullable() }),
})
