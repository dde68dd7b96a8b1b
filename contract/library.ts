import { z } from 'zod'
import { Day } from './day.ts'
import { SaidDisposition } from './analytics.ts'
import { Case, Party } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { ImportReason } from './reasons/import-reasons.ts'

/** Limits of uploads: bytes of one file, files of one request, and what one account may keep in its private library. */
export const largestUpload = 25 * 1024 * 1024
export const maxUploadFiles = 20
export const maxOwnDocuments = 500
export const maxOwnBytes = 500 * 1024 * 1024

export const libraries = ['private', 'public'] as const
export type Library = (typeof libraries)[number]

/** `flagged`: stored, with something to look at; `unchanged`: it was there already; `withheld`: taken down, and not stored; `rejected`: not stored. */
export const uploadOutcomes = ['added', 'updated', 'unchanged', 'flagged', 'withheld', 'rejected'] as const

/**
 * What became of a file, or of one record of a file that holds many (`name#3`). `reason` says why in English and is empty where there is nothing
 * to say; `reason_codes` are for a screen that has words of its own.
 */
export const UploadOutcome = z.object({
  file: z.string(),
  outcome: z.enum(uploadOutcomes),
  case_id: z.string().nullable(),
  reason: z.string(),
  reason_codes: z.array(ImportReason),
})
export type UploadOutcome = z.infer<typeof UploadOutcome>

export const uploadDocuments = endpoint({
  method: 'POST',
  path: '/api/library/uploads',
  summary: 'Adds files (multipart/form-data) to your own library or, as an editor, to the public one',
  access: 'user',
  upload: { mostFiles: maxUploadFiles, largestFile: largestUpload },
  query: z.object({ library: z.enum(libraries).default('private') }),
  response: z.object({ outcomes: z.array(UploadOutcome) }),
})

/** A document of one's own library, with when it was added (ISO 8601). */
export const OwnDocument = Case.extend({ added_at: z.string() })
export type OwnDocument = z.infer<typeof OwnDocument>

export const listOwnDocuments = endpoint({
  method: 'GET',
  path: '/api/library',
  summary: 'The documents of your own library, the newest first',
  access: 'user',
  query: z.object({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    /** Instead of a page, as other lists are asked for. */
    offset: z.coerce.number().int().min(0).max(maxOwnDocuments).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({
    results: z.array(OwnDocument),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    /** Bytes of the files that were uploaded. */
    bytes: z.number().int(),
  }),
})

const line = (longest: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .max(longest, `At most ${longest} characters`)
const OptionalLine = line(500)
  .transform((text) => (text === '' ? null : text))
  .nullable()
const Names = (name: z.ZodString) =>
  z
    .array(name)
    .max(50, 'At most 50')
    .transform((names) => names.filter((one) => one !== ''))
const JudgeName = line(200).regex(/\p{L}|^$/u, "A judge's name has letters")

/** What a reader may put right in a document; fields left out stay as they are, null and an empty text empty them. */
export const CaseCorrection = z
  .object({
    title: line(1000).min(1, 'A document needs a title'),
    court: OptionalLine,
    court_station: OptionalLine,
    date: Day.nullable(),
    case_number: OptionalLine,
    citation: OptionalLine,
    judges: Names(JudgeName),
    parties: z.array(Party.extend({ name: line(500).min(1, 'A party needs a name'), role: OptionalLine })).max(200, 'At most 200'),
    document_type: OptionalLine,
    legal_areas: Names(line(200)),
    /** What became of the matter and for whom, in place of what was read. */
    disposition: SaidDisposition,
    summary: z
      .string()
      // Of the control characters those that end a line or a column stay.
      .overwrite((text) => text.replace(/(?![\n\r\t])\p{Cc}/gu, ''))
      .trim()
      .max(20_000, 'At most 20000 characters')
      .transform((text) => (text === '' ? null : text))
      .nullable(),
  })
  .partial()
export type CaseCorrection = z.infer<typeof CaseCorrection>

const caseId = z.object({ id: z.string().min(1).max(120) })

export const correctCase = endpoint({
  method: 'PATCH',
  path: '/api/cases/:id',
  summary: 'Corrects what is said of a document: your own, or as an editor a public one',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'change' },
  params: caseId,
  body: CaseCorrection,
  response: Case,
})

export const deleteCase = endpoint({
  method: 'DELETE',
  path: '/api/cases/:id',
  summary: 'Puts a document of your own into the trash, or as an editor deletes a public one with its text and all that was read from it',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'delete' },
  params: caseId,
  status: 204,
  response: z.void(),
})

/** Samples in the public library, and how many judgments it holds beside them. */
export const countSamples = endpoint({
  method: 'GET',
  path: '/api/library/samples',
  summary: 'How many invented samples the public library holds, and how many judgments beside them',
  access: 'editor',
  response: z.object({ samples: z.number().int(), judgments: z.number().int() }),
})

export const removeSamples = endpoint({
  method: 'DELETE',
  path: '/api/library/samples',
  summary: 'Takes the invented samples out of the public library, once it holds judgments',
  access: 'editor',
  response: z.object({ removed: z.number().int() }),
})
