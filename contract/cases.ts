import { z } from 'zod'
import { AllowedActions } from './allowed-actions.ts'
import { CitedCase, Verdict, citationKinds } from './citations.ts'
import { SignalInBrief } from './citator.ts'
import { endpoint } from './endpoint.ts'
import { ImportWarnings } from './reasons/import-warnings.ts'

/** A party as the title page names it. `role` is the court's word (Appellant, Claimant…), null when it states none. */
export const Party = z.object({ name: z.string(), role: z.string().nullable() })
export type Party = z.infer<typeof Party>

export const documentKinds = ['judgment', 'digest'] as const

/**
 * A decided case. `kind` is `judgment` when the library holds its text, `digest` when it holds only what the case stands for.
 * Dates are YYYY-MM-DD. `read_fields` names the fields that were read from the text rather than given with the document.
 */
export const Case = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  court: z.string().nullable(),
  court_code: z.string().nullable(),
  court_station: z.string().nullable(),
  division: z.string().nullable(),
  document_type: z.string().nullable(),
  date: z.string().nullable(),
  /** Year of the decision; known for some digests whose day is not. */
  year: z.number().int().nullable(),
  citation: z.string().nullable(),
  citations: z.array(z.string()),
  case_number: z.string().nullable(),
  judges: z.array(z.string()),
  parties: z.array(Party),
  applicant: z.string().nullable(),
  respondent: z.string().nullable(),
  category: z.string().nullable(),
  legal_areas: z.array(z.string()),
  summary: z.string().nullable(),
  key_points: z.array(z.string()),
  status: z.string().nullable(),
  outcome: z.string().nullable(),
  hierarchy_level: z.number().int().nullable(),
  url: z.string().nullable(),
  frbr_uri: z.string().nullable(),
  language: z.string(),
  sample: z.boolean(),
  /** True for a document of the caller's own library, which nobody else sees. */
  private: z.boolean(),
  read_fields: z.array(z.string()),
  /** How later decisions leave it, where that is known; given in lists and on the case page. */
  signal: SignalInBrief.nullish(),
})
export type Case = z.infer<typeof Case>

/** What a list says of a case that it points at. */
export const CaseInBrief = Case.pick({
  id: true,
  title: true,
  court: true,
  date: true,
  citation: true,
  case_number: true,
  sample: true,
  private: true,
})
export type CaseInBrief = z.infer<typeof CaseInBrief>

/** The same with how later decisions leave it; null where none is known. */
export const CaseWithStanding = CaseInBrief.extend({ signal: SignalInBrief.nullable() })
export type CaseWithStanding = z.infer<typeof CaseWithStanding>

export const partKinds = ['header', 'parties', 'opinion', 'orders', 'ending'] as const
/** `opinion` is one of several that does not say what it is: nothing is guessed of it. */
export const opinionKinds = ['sole', 'majority', 'concurring', 'dissenting', 'opinion'] as const

/** A part of a judgment: a run of paragraphs. Only opinions have an author and an opinion kind. */
export const Part = z.object({
  position: z.number().int(),
  kind: z.enum(partKinds),
  opinion_kind: z.enum(opinionKinds).nullable(),
  author: z.string().nullable(),
  start: z.number().int(),
  end: z.number().int(),
})
export type Part = z.infer<typeof Part>

export const paragraphKinds = ['line', 'heading', 'paragraph', 'item', 'quote'] as const

/**
 * A paragraph of a document. `id` is its sequence in the document, from 1; `number` is the court's own ("12"), which may
 * restart or be missing; `start` and `end` are UTF-16 offsets in `content`; `depth` is 0 for body text, 1 and more for items.
 */
export const Paragraph = z.object({
  id: z.number().int(),
  part: z.number().int(),
  kind: z.enum(paragraphKinds),
  number: z.string().nullable(),
  depth: z.number().int(),
  start: z.number().int(),
  end: z.number().int(),
})
export type Paragraph = z.infer<typeof Paragraph>

/** Where a page of the source begins, UTF-16 in `content`: what an unnumbered judgment is pinpointed by. */
export const Page = z.object({ page: z.number().int(), start: z.number().int() })
export type Page = z.infer<typeof Page>

/** The text of a document and how it divides. `content` is null for a digest and for a record still being processed. */
export const CaseContent = z.object({
  id: z.string(),
  revision: z.number().int(),
  content: z.string().nullable(),
  parts: z.array(Part),
  paragraphs: z.array(Paragraph),
  /** In their order; absent where the source has no pages. */
  pages: z.array(Page).optional(),
})
export type CaseContent = z.infer<typeof CaseContent>

export const statementKinds = ['issue', 'holding', 'order', 'point'] as const

/**
 * One sentence about a judgment with the paragraphs that bear it out: each by its id and the court's own number. `author` and
 * `opinion_kind` are those of the opinion it is drawn from, so that a dissent is never taken for the judgment; null outside opinions.
 */
export const Statement = z.object({
  kind: z.enum(statementKinds),
  text: z.string(),
  paragraphs: z.array(z.object({ id: z.number().int(), number: z.string().nullable() })),
  author: z.string().nullable(),
  opinion_kind: z.enum(opinionKinds).nullable(),
})
export type Statement = z.infer<typeof Statement>

/** Why nothing was made of a text: only a digest is held, its source has none yet, nothing in it is clear, or the model's words were borne out by nothing. */
export const EmptyReason = z.enum(['digest', 'stub', 'unclear', 'unsupported'])
export type EmptyReason = z.infer<typeof EmptyReason>

/**
 * What was made of a text: `extracted` are the court's own sentences, word for word; `model` are the words of the language model named.
 * Without statements, `reason` says why in words for the reader, and `reason_code` for a screen that has words of its own. `made_at` is
 * ISO 8601.
 */
export const Digest = z.object({
  source: z.enum(['extracted', 'model']),
  model: z.string().nullable(),
  made_at: z.string(),
  statements: z.array(Statement),
  reason: z.string().nullable(),
  reason_code: EmptyReason.nullable(),
})
export type Digest = z.infer<typeof Digest>

/** A place where a judgment cites a case: UTF-16 offsets in its text, with the paragraph there and what the library says of it. */
export const CaseReference = z.object({
  start: z.number().int(),
  end: z.number().int(),
  kind: z.enum(citationKinds),
  paragraph: z.number().int().nullable(),
  number: z.string().nullable(),
  verdict: Verdict,
  case_id: z.string().nullable(),
  case: CitedCase.nullable(),
})
export type CaseReference = z.infer<typeof CaseReference>

/** A case with its text, for the case page. What stands last is there only when it was asked for. */
export const CaseDetail = Case.extend({
  content: z.string().nullable(),
  revision: z.number().int(),
  parts: z.array(Part),
  paragraphs: z.array(Paragraph),
  /** In their order; absent where the source has no pages. */
  pages: z.array(Page).optional(),
  /** What the importer was unsure of, in English; `warning_codes` are for a screen that has words of its own. */
  warnings: z.array(z.string()),
  warning_codes: ImportWarnings,
  allowed: AllowedActions,
  /** What was made and kept of the text that is shown; null while nothing was. `summary` and `key_points` are those given. */
  made_summary: Digest.nullish(),
  made_key_points: Digest.nullish(),
  references: z.array(CaseReference).optional(),
  related_cases: z.array(Case).optional(),
})
export type CaseDetail = z.infer<typeof CaseDetail>

const caseId = z.object({ id: z.string().min(1).max(120) })
export const getCase = endpoint({
  method: 'GET',
  path: '/api/cases/:id',
  summary: 'One case, without its text',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: caseId,
  response: Case,
})

export const getCaseContent = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id/content',
  summary: 'The text of a case; every offset in the API is a UTF-16 position in it',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: caseId,
  response: CaseContent,
})

/** What a citation's hover card says of a case. `proposition` is what it stands for, from the source named; null when nothing is known. */
export const CaseCard = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  court: z.string().nullable(),
  date: z.string().nullable(),
  year: z.number().int().nullable(),
  citation: z.string().nullable(),
  status: z.string().nullable(),
  outcome: z.string().nullable(),
  sample: z.boolean(),
  private: z.boolean(),
  proposition: z.string().nullable(),
  proposition_source: z.enum(['given', 'extracted', 'model']).nullable(),
  /** Where it stands in the text. */
  paragraphs: Statement.shape.paragraphs,
})
export type CaseCard = z.infer<typeof CaseCard>

export const getCaseCard = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id/card',
  summary: 'A case in a few words, for a hover card',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: caseId,
  response: CaseCard,
})

export const getCaseMetadata = endpoint({
  method: 'GET',
  path: '/api/cases/metadata',
  summary: 'Names of the courts and judges that have cases in the library',
  access: 'user',
  response: z.object({ courts: z.array(z.string()), judges: z.array(z.string()) }),
})

export const listCourts = endpoint({
  method: 'GET',
  path: '/api/courts',
  summary: 'Names of the courts that have cases in the library, highest first',
  access: 'user',
  response: z.array(z.string()),
})

export const listJudges = endpoint({
  method: 'GET',
  path: '/api/judges',
  summary: 'Names of the judges who have cases in the library, in alphabetical order',
  access: 'user',
  response: z.array(z.string()),
})

const Coverage = z.object({ cases: z.number().int(), first: z.string().nullable(), latest: z.string().nullable() })

/**
 * What the library holds of one court, and of each of its stations and years; dates are null while only undated records are held. `code`
 * is null for a court that is not in the register, and `abroad` says whether it sits outside Kenya.
 */
export const CourtCoverage = Coverage.extend({
  code: z.string().nullable(),
  abroad: z.boolean(),
  court: z.string(),
  stations: z.array(Coverage.extend({ station: z.string() })),
  years: z.array(z.object({ year: z.number().int(), cases: z.number().int() })),
  last_import: z.string(),
})
export type CourtCoverage = z.infer<typeof CourtCoverage>

export const getCoverage = endpoint({
  method: 'GET',
  path: '/api/coverage',
  summary: 'What the library holds: cases, first and latest date and last import of each court, by station and by year',
  access: 'user',
  response: z.object({ cases: z.number().int(), courts: z.array(CourtCoverage) }),
})
