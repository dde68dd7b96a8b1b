import { z } from 'zod'
import { maxSelectionLength } from './annotations.ts'
import { CitationStyle, Italics } from './citations.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { ActParams, ProvisionParams } from './legislation-address.ts'
import { IssueId } from './project-items.ts'
import { RecordReason } from './reasons/citation-reasons.ts'
import { ProjectId } from './projects.ts'

/** What one account may keep, and of one citation. */
export const maxKeptCitations = 5000
export const maxKeptCitationLength = 2000
/** Limits of one imported file: bytes and records. */
export const largestImport = 5 * 1024 * 1024
export const maxImported = 2000

/** The parts of a table of authorities. */
export const authorityKinds = ['case', 'constitution', 'statute', 'subsidiary', 'other'] as const
export const AuthorityKind = z.enum(authorityKinds)
export type AuthorityKind = z.infer<typeof AuthorityKind>

/** Letters of what somebody says that a passage is relied on for. */
export const maxReliedOnLength = 1000

/**
 * A citation that the account keeps. `case_id` where the library has the case, `provision_id` (`ACT~EID`) of a provision that was cited from it; `source` is what was written, which another style is made from. Of a
 * cited passage `words` are those of the judgment, empty of a case as a whole, and `pinpoint` is where they stand ('para 12'), null where neither the
 * court nor its source numbers it.
 */
export const KeptCitation = z.object({
  id: z.string(),
  text: z.string(),
  italics: Italics,
  source: z.string(),
  style: CitationStyle,
  kind: AuthorityKind,
  case_title: z.string().nullable(),
  case_id: z.string().nullable(),
  provision_id: z.string().nullable(),
  pinpoint: z.string().nullable(),
  words: z.string(),
  relied_on: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type KeptCitation = z.infer<typeof KeptCitation>

/** `formatted` is false where the words are no citation that can be read: they are kept as they are. */
export const WrittenKeptCitation = KeptCitation.extend({ formatted: z.boolean() })
export type WrittenKeptCitation = z.infer<typeof WrittenKeptCitation>

const Text = z
  .string()
  .trim()
  .min(1, 'A citation needs words')
  .max(maxKeptCitationLength, `A citation has at most ${maxKeptCitationLength} characters`)
  // oxlint-disable-next-line no-control-regex
  .regex(/^[^\u0000]*$/, 'A citation cannot hold the character NUL')
  .meta({ examples: ['Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) at para 12'] })
const id = z.object({
  id: z
    .string()
    .min(1)
    .max(120)
    .meta({ examples: ['6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11'] }),
})

export const listKeptCitations = endpoint({
  method: 'GET',
  path: '/api/citation-list',
  summary: 'The citations that you keep, the newest first; those with words, or of a kind',
  access: 'user',
  query: z.object({
    query: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ examples: ['wekulo'] }),
    kind: AuthorityKind.optional(),
    /** Those that lie in a project, of all its members. */
    project_id: ProjectId.optional(),
    sort: z.enum(['newest', 'title']).default('newest'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(maxKeptCitations).default(0),
  }),
  response: z.object({
    results: z.array(KeptCitation),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const keepCitation = endpoint({
  method: 'POST',
  path: '/api/citation-list',
  summary: 'Keeps a citation, written in a style; words that cannot be formatted are kept as they are',
  access: 'user',
  status: 201,
  body: z.object({ text: Text, style: CitationStyle.default('standard') }),
  response: WrittenKeptCitation,
})

const ReliedOn = z
  .string()
  .trim()
  .max(maxReliedOnLength, `At most ${maxReliedOnLength} characters`)
  // oxlint-disable-next-line no-control-regex
  .regex(/^[^\u0000]*$/, 'The character NUL cannot be kept')
const Words = z
  .string()
  .max(maxSelectionLength, `At most ${maxSelectionLength} characters can be cited at once`)
  .regex(/\S/, 'Select some text')
const IntoProject = ProjectId.optional().meta({ description: 'The project that they are put into as well' })

/** How many cases may be kept by one call: more than a page of results. */
export const maxCasesKept = 200

export const keepCases = endpoint({
  method: 'POST',
  path: '/api/citation-list/cases',
  summary: 'Keeps cases of the library, each by its name and citation; what is kept already stays as it is',
  access: 'user',
  on: { kind: 'document', by: 'case_ids', action: 'read' },
  body: z.object({
    case_ids: z
      .array(z.string().trim().min(1, 'A case needs an id').max(120))
      .min(1, 'Choose at least one case')
      .max(maxCasesKept, `At most ${maxCasesKept} cases can be kept at once`)
      .meta({ examples: [['kesc-2026-90007']] }),
    style: CitationStyle.default('standard'),
    project_id: IntoProject,
  }),
  /** `ids` of the citations that were added, `placed` of those that lie in the project now and did not before. */
  response: z.object({ added: z.number().int(), unchanged: z.number().int(), ids: z.array(z.string()), placed: z.array(z.string()) }),
})

export const citePassage = endpoint({
  method: 'POST',
  path: '/api/citation-list/passages',
  summary:
    'Keeps a passage of a case, or the case as a whole: its pinpoint, its words and what it is relied on for. One citation for each pinpoint of a case in each project',
  access: 'user',
  status: 201,
  on: { kind: 'document', by: 'case_id', action: 'read' },
  body: z.object({
    case_id: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .meta({ examples: ['kesc-2026-90007'] }),
    paragraph: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .meta({
        description: 'The id of the paragraph in which the passage begins; the case as a whole where it is left out',
        examples: [12],
      }),
    words: Words.optional().meta({ description: 'As they stand in the text; all of the paragraph where they are left out' }),
    relied_on: ReliedOn.optional().meta({ description: 'What is kept of it already stays where it is left out' }),
    style: CitationStyle.default('standard'),
    project_id: IntoProject,
    issue_id: IssueId.optional().meta({ description: 'The issue of that project under which it is put' }),
  }),
  /**
   * `before`: what was kept of this pinpoint already, to be cited again so; its `paragraph` is null of a case as a whole. `placed`: it lies in the
   * project now and did not before.
   */
  response: KeptCitation.extend({
    before: z.object({ paragraph: z.number().int().nullable(), words: z.string(), relied_on: z.string() }).nullable(),
    placed: z.boolean(),
  }),
})

export const citeProvision = endpoint({
  method: 'POST',
  path: '/api/citation-list/provisions',
  summary:
    'Keeps a provision of the law: its words and what it is relied on for. One citation for each section, subsection or paragraph in each project',
  access: 'user',
  status: 201,
  on: { kind: 'act', by: 'act_id', action: 'read' },
  body: z.object({
    act_id: ActParams.shape.id.meta({ examples: ['ke-act-2007-11'] }),
    eid: ProvisionParams.shape.eid.meta({ examples: ['sec_41__subsec_1'] }),
    words: Words.optional().meta({ description: 'As they stand in the provision; all of it where they are left out' }),
    as_at: Day.optional().meta({ description: 'The day of the text that has these words; the latest where it is left out' }),
    relied_on: ReliedOn.optional().meta({ description: 'What is kept of it already stays where it is left out' }),
    style: CitationStyle.default('standard'),
    project_id: IntoProject,
    issue_id: IssueId.optional().meta({ description: 'The issue of that project under which it is put' }),
  }),
  /** `before`: what was kept of this provision already, to be cited again so. `placed`: it lies in the project now and did not before. */
  response: KeptCitation.extend({ before: z.object({ words: z.string(), relied_on: z.string() }).nullable(), placed: z.boolean() }),
})

export const getKeptCitation = endpoint({
  method: 'GET',
  path: '/api/citation-list/:id',
  summary: 'A citation that is kept',
  access: 'user',
  on: { kind: 'citation', by: 'id', action: 'read' },
  params: id,
  response: KeptCitation,
})

export const changeKeptCitation = endpoint({
  method: 'PATCH',
  path: '/api/citation-list/:id',
  summary: 'Changes a citation; a new style is made from the words that were written first',
  access: 'user',
  on: { kind: 'citation', by: 'id', action: 'change' },
  params: id,
  body: z.object({
    text: Text.optional(),
    style: CitationStyle.optional(),
    format: z.boolean().default(true).meta({ description: 'False keeps the text exactly as it is given' }),
    relied_on: ReliedOn.optional(),
  }),
  response: WrittenKeptCitation,
})

export const deleteKeptCitation = endpoint({
  method: 'DELETE',
  path: '/api/citation-list/:id',
  summary: 'Deletes a citation; it can be restored for 30 days',
  access: 'user',
  on: { kind: 'citation', by: 'id', action: 'delete' },
  params: id,
  status: 204,
  response: z.void(),
})

export const restoreKeptCitation = endpoint({
  method: 'POST',
  path: '/api/citation-list/:id/restore',
  summary: 'Brings a deleted citation back',
  access: 'user',
  on: { kind: 'citation', by: 'id', action: 'delete' },
  params: id,
  response: KeptCitation,
})

/** What became of one record of a file; `position` counts from 1, `line` is where it begins. */
export const ImportedRecord = z.object({
  position: z.number().int(),
  line: z.number().int(),
  outcome: z.enum(['added', 'unchanged', 'rejected']),
  text: z.string().nullable(),
  /** What is said of it in English, empty where nothing is; `reason_code` is for a screen that has words of its own. */
  reason: z.string(),
  reason_code: RecordReason.nullable(),
})
export type ImportedRecord = z.infer<typeof ImportedRecord>

export const exchangeFormats = ['ris', 'bibtex', 'csl-json'] as const
export const ExchangeFormat = z.enum(exchangeFormats)
export type ExchangeFormat = z.infer<typeof ExchangeFormat>

export const importKeptCitations = endpoint({
  method: 'POST',
  path: '/api/citation-list/import',
  summary:
    'Adds the records of a RIS, BibTeX or CSL-JSON file (multipart/form-data); each record that cannot be read is named with its line',
  access: 'user',
  upload: { mostFiles: 1, largestFile: largestImport },
  response: z.object({
    format: ExchangeFormat,
    added: z.number().int(),
    unchanged: z.number().int(),
    rejected: z.number().int(),
    records: z.array(ImportedRecord),
  }),
})

const Ids = z
  .string()
  .max(200_000)
  .transform((list) => list.split(',').filter((one) => one !== ''))
  .optional()
  .meta({ description: 'Ids with commas between; all citations where it is left out' })

const OfProject = ProjectId.optional().meta({ description: 'Those that lie in a project, of all its members; without ids' })

/** Whether doubtful authorities are marked as such in what leaves the house, or left out of it. */
export const Doubtful = z.enum(['mark', 'leave out']).default('mark')

export const exportKeptCitations = endpoint({
  method: 'GET',
  path: '/api/citation-list/export/:format',
  summary:
    'Citations as a RIS, BibTeX or CSL-JSON file, doubtful cases marked in their notes; fields of imported records come back as they were',
  access: 'user',
  params: z.object({ format: ExchangeFormat }),
  query: z.object({ ids: Ids, project_id: OfProject, doubtful: Doubtful }),
  file: 'application/octet-stream',
  response: z.file(),
})

/** What must not be relied on without a second look: the library does not hold it, knows it by another name, or knows what became of it. */
export const doubts = ['not held', 'other name', 'sample', 'reversed', 'overruled', 'per incuriam'] as const
export const Doubt = z.enum(doubts)
export type Doubt = z.infer<typeof Doubt>

export const listDoubtful = endpoint({
  method: 'GET',
  path: '/api/citation-list/doubtful',
  summary: 'Which of the cases that you keep are not held, misnamed, invented, reversed or overruled',
  access: 'user',
  query: z.object({ ids: Ids, project_id: OfProject }),
  response: z.object({ results: z.array(z.object({ id: z.string(), text: z.string(), doubt: Doubt })) }),
})

export const writeTableOfAuthorities = endpoint({
  method: 'GET',
  path: '/api/citation-list/table-of-authorities',
  summary: 'A table of authorities as a Word document: cases, the Constitution, statutes, subsidiary legislation, others',
  access: 'user',
  query: z.object({ ids: Ids, project_id: OfProject, doubtful: Doubtful }),
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  response: z.file(),
})
