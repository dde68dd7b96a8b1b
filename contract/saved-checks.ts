import { z } from 'zod'
import { maxTextLength } from './citations.ts'
import { CheckLevel, CheckReport } from './document-check.ts'
import { endpoint } from './endpoint.ts'
import { Person } from './person.ts'
import { ProjectId } from './projects.ts'

/** What one account may keep. */
export const maxKeptChecks = 200
export const maxCheckNameLength = 200

/** The document with its report, or what it cites alone: then no word of the document but its citations is kept. */
export const keptParts = ['whole', 'citations'] as const
export const KeptPart = z.enum(keptParts)
export type KeptPart = z.infer<typeof KeptPart>

/** A check that somebody keeps, as a list tells of it. `checked_at` is the day of which its report speaks. */
export const KeptCheck = z.object({
  id: z.string(),
  name: z.string(),
  keeps: KeptPart,
  citations: z.number().int(),
  counts: z.record(CheckLevel, z.number().int()),
  checked_at: z.string(),
  created_at: z.string(),
  /** Who keeps it, where that is another member of a project in which it lies; null of one's own. */
  author: Person.nullable(),
})
export type KeptCheck = z.infer<typeof KeptCheck>

/** With the report and, where the whole was kept, the text that its offsets lie in. */
export const WholeCheck = KeptCheck.extend({ text: z.string().nullable(), report: CheckReport })
export type WholeCheck = z.infer<typeof WholeCheck>

const id = z.object({ id: z.string().min(1).max(120) })

export const keepCheck = endpoint({
  method: 'POST',
  path: '/api/citations/checks',
  summary: 'Checks a text and keeps the check: the whole, or its citations without any other word of the text',
  access: 'user',
  status: 201,
  body: z.object({
    text: z
      .string()
      .max(maxTextLength, `A text has at most ${maxTextLength} characters`)
      .refine((text) => text.trim() !== '', 'There is no text to check')
      .meta({ examples: ['In Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) the court allowed the appeal.'] }),
    name: z
      .string()
      .trim()
      .min(1, 'Please give the check a name')
      .max(maxCheckNameLength, `A name has at most ${maxCheckNameLength} characters`)
      .regex(/^\P{Cc}*$/u, 'A name stands on one line')
      .meta({ examples: ['Submissions.docx'] }),
    keeps: KeptPart.default('whole'),
  }),
  response: KeptCheck,
})

export const listKeptChecks = endpoint({
  method: 'GET',
  path: '/api/citations/checks',
  summary: 'The checks that you keep, or those that lie in a project, the last one first',
  access: 'user',
  query: z.object({
    project_id: ProjectId.optional(),
    /** Words of the name. */
    query: z.string().trim().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(maxKeptChecks).default(0),
  }),
  response: z.object({
    results: z.array(KeptCheck),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const getKeptCheck = endpoint({
  method: 'GET',
  path: '/api/citations/checks/:id',
  summary: 'A check that is kept, with its report as it was found',
  access: 'user',
  on: { kind: 'document_check', by: 'id', action: 'read' },
  params: id,
  response: WholeCheck,
})

export const deleteKeptCheck = endpoint({
  method: 'DELETE',
  path: '/api/citations/checks/:id',
  summary: 'Deletes a check; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'document_check', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreKeptCheck = endpoint({
  method: 'POST',
  path: '/api/citations/checks/:id/restore',
  summary: 'Brings a deleted check back',
  access: 'user',
  on: { kind: 'document_check', by: 'id', action: 'delete' },
  params: id,
  response: KeptCheck,
})
