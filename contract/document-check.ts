import { z } from 'zod'
import { opinionKinds } from './cases.ts'
import { Doubtful } from './citation-lists.ts'
import { CitationStyle, CitedCase, CitedProvision, KnownNumbers, ResolvedCitation, Verdict, maxTextLength } from './citations.ts'
import { SignalInBrief } from './citator.ts'
import { endpoint, stream } from './endpoint.ts'
import { PinpointReason, QuoteReason, VerdictReason } from './reasons/citation-reasons.ts'

/** Bytes of a checked file. */
export const largestChecked = 5 * 1024 * 1024
/** How many quotes of one document are compared with the library; the rest are counted. */
export const maxQuotes = 1000

const Stretch = z.object({ text: z.string(), start: z.number().int(), end: z.number().int() })

/**
 * How a quote stands beside the library's text. White space, the shape of quotation marks, apostrophes and dashes, ligatures and soft hyphens
 * tell nothing. `marks differ`: only in single or double quotation marks, the space around dashes or the case of its first letter. Marked omissions (…, [ ])
 * are passed over.
 */
export const quoteStatuses = ['word for word', 'marks differ', 'altered', 'not found', 'could not check'] as const
export const QuoteStatus = z.enum(quoteStatuses)
export type QuoteStatus = z.infer<typeof QuoteStatus>

export const CheckedQuote = Stretch.extend({
  status: QuoteStatus,
  reason: z.string(),
  reason_code: QuoteReason,
  /** Where the words, or the nearest to them, stand in the case. */
  place: z
    .object({
      paragraph: z.number().int(),
      number: z.string().nullable(),
      opinion_kind: z.enum(opinionKinds).nullable(),
      author: z.string().nullable(),
      /** The words themselves, letter by letter; absent where others stand there, and in reports that were kept before they were told. */
      words: z.string().optional(),
    })
    .nullable(),
  /** An altered quote beside the nearest words of the library: what both have, what only the document and what only the library has. */
  comparison: z.array(z.object({ kind: z.enum(['same', 'document', 'library']), text: z.string() })),
})
export type CheckedQuote = z.infer<typeof CheckedQuote>

export const CheckedPinpoint = Stretch.extend({
  unit: z.enum(['page', 'paragraph']),
  status: z.enum(['right', 'wrong', 'could not check']),
  reason: z.string(),
  reason_code: PinpointReason,
})
export type CheckedPinpoint = z.infer<typeof CheckedPinpoint>

/** What later decisions did to a case, from the citator; `as_at` is the day of asking. */
export const StatusSignal = z.object({
  level: SignalInBrief.shape.level,
  kind: SignalInBrief.shape.kind,
  source: z.string(),
  decided_on: z.string().nullable(),
  case: CitedCase.nullable(),
  quote: z.string(),
  /** The id of the paragraph with these words, and the court's own number of it. */
  paragraph: z.number().int().nullable(),
  number: z.string().nullable(),
  as_at: z.string(),
})
export type StatusSignal = z.infer<typeof StatusSignal>

/**
 * `wrong`: not to be relied on as it stands: another case, altered words, words of another or facts that are not the case's, a number beyond
 * the highest known, a decision reversed or overruled, a sample. `look`: a reader should look.
 * `unchecked`: it, its pinpoint or a quote could not be checked, and nothing else is against it. `fine`: all agrees.
 */
export const checkLevels = ['wrong', 'look', 'unchecked', 'fine'] as const
export const CheckLevel = z.enum(checkLevels)
export type CheckLevel = z.infer<typeof CheckLevel>

/** What the document says of a case beside its citation and the record of the case does not: `held` is what stands there. */
const Contradicted = Stretch.extend({ what: z.enum(['court', 'date', 'judge', 'case number', 'outcome']), held: z.string() })

/** One place of the document that cites something, with its parallel citations and the quotes that it is given for. */
export const CheckedCitation = Stretch.extend({
  id: z.number().int(),
  level: CheckLevel,
  kind: ResolvedCitation.shape.kind,
  case_name: Stretch.nullable(),
  verdict: Verdict,
  reason: z.string(),
  reason_code: VerdictReason,
  case: CitedCase.nullable(),
  candidates: z.array(CitedCase),
  numbers: KnownNumbers.nullable(),
  /** Of written law that the library holds: each provision that is found. Absent in reports that were kept before they were told. */
  provisions: z.array(CitedProvision).optional(),
  pinpoint: CheckedPinpoint.nullable(),
  quotes: z.array(CheckedQuote),
  /** Absent in reports that were kept before this was checked. */
  said: z.array(Contradicted).optional(),
  signals: z.array(StatusSignal),
})
export type CheckedCitation = z.infer<typeof CheckedCitation>

/** What a check found. Nothing of the document is kept. */
export const CheckReport = z.object({
  checked_at: z.string(),
  /** Characters of the text. */
  length: z.number().int(),
  /** Citations in the text, and how many of them were looked up. */
  found: z.number().int(),
  looked_up: z.number().int(),
  citations: z.array(CheckedCitation),
  /** Quotes of five words or more: all of them, and those that no citation of a case stands near. */
  quotes: z.number().int(),
  quotes_without_case: z.number().int(),
  /** Those beyond the most that are compared. */
  quotes_not_compared: z.number().int(),
  /** False where later treatment could not be asked for. */
  signals_checked: z.boolean(),
  counts: z.record(CheckLevel, z.number().int()),
  /** What the library holds, by court: what is not in it may exist all the same. */
  coverage: z.object({
    cases: z.number().int(),
    courts: z.array(
      z.object({
        court: z.string(),
        cases: z.number().int(),
        first: z.string().nullable(),
        latest: z.string().nullable(),
        last_import: z.string(),
      }),
    ),
  }),
})
export type CheckReport = z.infer<typeof CheckReport>

const Text = z
  .string()
  .max(maxTextLength, `A text has at most ${maxTextLength} characters`)
  .refine((text) => text.trim() !== '', 'There is no text to check')
  .meta({ examples: ['In Wekulo v Mlima Crest Bank [2026] KESC 90007 (KLR) the court allowed the appeal.'] })

/** What a check is at: reading the file, finding and looking up citations, comparing quotes, then pinpoints and later treatment. */
export const checkStages = ['reading', 'looking up', 'quotes', 'pinpoints'] as const

/** How far a check has come: `done` of `total` quotes or places of this stage; total is 0 where it cannot be counted. */
export const CheckProgress = z.object({ stage: z.enum(checkStages), done: z.number().int(), total: z.number().int() })
export type CheckProgress = z.infer<typeof CheckProgress>

export const checkText = stream({
  method: 'POST',
  path: '/api/citations/check',
  summary: 'Checks every citation, quote and pinpoint of a text against the library; nothing of the text is kept',
  access: 'user',
  reads: true,
  body: z.object({ text: Text }),
  events: { progress: CheckProgress },
  response: CheckReport,
})

export const checkFile = stream({
  method: 'POST',
  path: '/api/citations/check/file',
  summary: 'Checks a Word, PDF or text file (multipart/form-data) and answers its text beside the report; nothing of the file is kept',
  access: 'user',
  reads: true,
  upload: { mostFiles: 1, largestFile: largestChecked },
  events: { progress: CheckProgress },
  response: z.object({ name: z.string(), text: z.string(), report: CheckReport }),
})

export const listAuthorities = endpoint({
  method: 'POST',
  path: '/api/citations/check/authorities',
  summary:
    'A table of the authorities that a text cites as a Word document, with the numbered paragraphs that cite each; nothing of the text is kept',
  access: 'user',
  reads: true,
  body: z.object({
    text: Text,
    style: CitationStyle.default('standard'),
    doubtful: Doubtful,
    name: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ examples: ['Submissions.docx'] }),
  }),
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  response: z.file(),
})

export const checkExports = ['docx', 'pdf'] as const

export const exportCheck = endpoint({
  method: 'POST',
  path: '/api/citations/check/export/:format',
  summary: 'Checks a text and answers the report as a Word or PDF file',
  access: 'user',
  reads: true,
  params: z.object({ format: z.enum(checkExports) }),
  body: z.object({
    text: Text,
    name: z
      .string()
      .trim()
      .max(200)
      .default('')
      .meta({ examples: ['Submissions.docx'] }),
  }),
  file: 'application/octet-stream',
  response: z.file(),
})
