import { z } from 'zod'
import { AuditPerson } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'

const Count = z.number().int().min(0)
const Paging = paging(50)

/** What was replaced in one case at one time: the initials that stand there now, and in how many places of which kind. Never the name. */
export const Redaction = z.object({
  id: z.number().int(),
  at: z.string(),
  case_id: z.string(),
  /** Null where the library holds the case no longer. */
  title: z.string().nullable(),
  initials: z.string(),
  places: z.record(z.string(), Count),
  /** Who did it, as the command was told; null where an administrator did it from here. */
  told_by: z.string().nullable(),
  actor: AuditPerson.nullable(),
})
export type Redaction = z.infer<typeof Redaction>

export const listRedactions = endpoint({
  method: 'GET',
  path: '/api/admin/redactions',
  summary: 'Names that were taken out of cases, the latest first',
  access: 'admin',
  query: z.object(Paging),
  response: pageOf(Redaction),
})

export const maxReplacements = 20
const Redacting = z.object({
  case_id: z
    .string()
    .trim()
    .min(1, 'Name the case')
    .max(120)
    .meta({ examples: ['kesc-2026-90007'] }),
  replacements: z
    .array(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, 'Write the name as it is printed')
          .max(200, 'At most 200 characters')
          .meta({ examples: ['Musa Barasa Wamoto'] }),
        initials: z
          .string()
          .trim()
          .min(1, 'Write the initials that take its place')
          .max(40, 'At most 40 characters')
          .meta({ examples: ['M.B.W.'] }),
      }),
    )
    .min(1, 'Give at least one name')
    .max(maxReplacements, `At most ${maxReplacements} names at once`),
  /** Also in the cases that cite this one and print the name. */
  everywhere: z.boolean().default(false),
})

export const RedactionReport = z.object({
  documents: z.array(z.object({ case_id: z.string(), places: z.record(z.string(), Count) })),
  /** Cases that cite this one and print the name, which stays there. */
  also_naming: z.array(z.string()),
  answers: Count,
  mails: Count,
  /** Places where a single word of a longer name is left. */
  lone_words: Count,
})
export type RedactionReport = z.infer<typeof RedactionReport>

export const previewRedaction = endpoint({
  method: 'POST',
  path: '/api/admin/redactions/preview',
  summary: 'Counts the places in which names would be replaced, and changes nothing',
  access: 'admin',
  secret: true,
  body: Redacting,
  response: RedactionReport,
})

export const redactCase = endpoint({
  method: 'POST',
  path: '/api/admin/redactions',
  summary: 'Takes names out of a case and of all that is kept about it, for good',
  access: 'admin',
  secret: true,
  atOnce: true,
  body: Redacting,
  response: RedactionReport,
})
