import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ActVersion } from './legislation.ts'
import { ProvisionInBrief } from './named-law.ts'
import { ActParams, AsAt, ProvisionParams } from './legislation-address.ts'

export const tocTypes = [
  'preface',
  'preamble',
  'chapter',
  'part',
  'division',
  'order',
  'article',
  'section',
  'rule',
  'schedule',
  'form',
] as const

/** An entry of a table of contents. */
export interface TocEntry {
  eid: string
  type: (typeof tocTypes)[number]
  num: string | null
  heading: string | null
  children: TocEntry[]
}
export const TocEntry: z.ZodType<TocEntry> = z.object({
  eid: z.string(),
  type: z.enum(tocTypes),
  num: z.string().nullable(),
  heading: z.string().nullable(),
  get children() {
    return z.array(TocEntry)
  },
})

export const provisionParagraphKinds = ['heading', 'text', 'note'] as const

/** A provision with its words. `id` names it wherever a document's id is taken: `DOCUMENT~EID`. */
export const Provision = ProvisionInBrief.extend({
  id: z.string(),
  /** Those that hold it, the outermost first. */
  path: z.array(ProvisionInBrief),
  /** A note is the publisher's, as of an amendment. `depth` is 0 for the section's own words, 1 for a subsection, 2 for a paragraph. */
  paragraphs: z.array(
    z.object({
      kind: z.enum(provisionParagraphKinds),
      number: z.string().nullable(),
      depth: z.number().int(),
      text: z.string(),
      /** The provision that begins here, where one does: an anchor. */
      eid: z.string().nullable(),
    }),
  ),
  text: z.string(),
  /** The sections, articles or rules before and after it. */
  previous: ProvisionInBrief.nullable(),
  next: ProvisionInBrief.nullable(),
  version: ActVersion,
})
export type Provision = z.infer<typeof Provision>

/**
 * A paragraph of an Act as it is read; `eids` are the provisions that begin with it, the outermost first, and `start` is where its text begins in
 * that of the whole Act, in UTF-16: by it passages are marked.
 */
export const ActParagraph = z.object({
  start: z.number().int(),
  kind: z.enum(provisionParagraphKinds),
  number: z.string().nullable(),
  depth: z.number().int(),
  text: z.string(),
  eids: z.array(z.string()),
})
export type ActParagraph = z.infer<typeof ActParagraph>

/** As much of an Act as is read at once: all of a short one, a few parts of a long one. */
export const ActText = z.object({
  /** The provision that was asked for, by its own id. */
  at: z.string().nullable(),
  paragraphs: z.array(ActParagraph),
  /** What holds its first paragraph, the outermost first. */
  path: z.array(ProvisionInBrief),
  /** The text that offsets refer to. */
  revision: z.number().int(),
  /** What the stretches before and after it begin with. */
  previous: ProvisionInBrief.nullable(),
  next: ProvisionInBrief.nullable(),
  version: ActVersion,
})
export type ActText = z.infer<typeof ActText>

/** A term that an Act defines. */
export const Definition = z.object({ term: z.string(), eid: z.string(), text: z.string() })
export type Definition = z.infer<typeof Definition>

/** The provisions of an Act that hold words: the first of them, each with the first place of the words in it. */
export const ActFind = z.object({
  total: z.number().int(),
  results: z.array(ProvisionInBrief.extend({ before: z.string(), match: z.string(), after: z.string(), times: z.number().int() })),
})
export type ActFind = z.infer<typeof ActFind>

export const getActToc = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/toc',
  summary: 'The table of contents of an Act: chapters, parts, Orders, sections and schedules',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  query: AsAt,
  response: z.object({ toc: z.array(TocEntry), version: ActVersion }),
})

export const getActText = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/text',
  summary: 'The text of an Act, or as much of it around a provision as is read at once',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  query: AsAt.extend({
    /** The provision that is to be read, by any of its ids; without it the beginning. */
    at: z.string().min(1).max(300).optional(),
  }),
  response: ActText,
})

export const findInAct = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/find',
  summary: 'The provisions of an Act that hold words as they are typed, in its order',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  query: AsAt.extend({ words: z.string().trim().min(1).max(200) }),
  response: ActFind,
})

export const listDefinitions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/definitions',
  summary: 'The terms that an Act defines',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  query: AsAt,
  response: z.object({ definitions: z.array(Definition) }),
})

export const getProvision = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid',
  summary: 'A provision of an Act with its words, by its id or by one that its source gave it',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ProvisionParams,
  query: AsAt,
  response: Provision,
})

export const getProvisionPdf = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid/pdf',
  summary: 'A provision, or a part of an Act with all that is in it, as pages of PDF',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ProvisionParams,
  query: AsAt,
  file: 'application/pdf',
  response: z.file(),
})
