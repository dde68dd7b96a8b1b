import { z } from 'zod'
import { CitedCase } from './citations.ts'
import { appealOutcomes } from './endings.ts'
import { endpoint } from './endpoint.ts'

/** What a court may do with an earlier decision, the gravest first; `cited` is all that is known where nothing else was found. */
export const treatments = [
  'overruled',
  'per incuriam',
  'reversed',
  'departed from',
  'distinguished',
  'upheld',
  'applied',
  'followed',
  'explained',
  'considered',
  'cited',
] as const
export const Treatment = z.enum(treatments)
export type Treatment = z.infer<typeof Treatment>
const FoundTreatment = Treatment.exclude(['cited'])

export const appealKinds = ['appeal', 'application', 'stay application', 'reference', 'review'] as const
export type AppealKind = (typeof appealKinds)[number]

export const maxReviewNoteLength = 2000

/** What an editor decides of what a machine read. */
export const ReviewDecision = z.enum(['confirmed', 'rejected'])
export type ReviewDecision = z.infer<typeof ReviewDecision>
/** What the last editor decided of a lead, and why. */
export const LeadReview = z.object({ decision: ReviewDecision, note: z.string(), reviewed_at: z.string() })
export const CitingCaseId = z.string().min(1).max(120)
/** Of a lead, as a list gives it. */
export const LeadPosition = z.number().int().min(0).max(100_000)
export const ReviewNote = z
  .string()
  .trim()
  .min(1, 'Say why in a few words')
  .max(maxReviewNoteLength, `A note has at most ${maxReviewNoteLength} characters`)
/** As many paragraphs are listed by how often they are cited. */
export const maxPinpoints = 20
export const maxCitedByAtOnce = 100
/** As many as a judgment has, but for the longest. */
export const maxAuthoritiesAtOnce = 1000

/** Words of a judgment: UTF-16 offsets in its text, the id of their paragraph and the court's own number of it. */
export const QuotedWords = z.object({
  quote: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  paragraph: z.number().int().nullable(),
  number: z.string().nullable(),
})
export type QuotedWords = z.infer<typeof QuotedWords>

/** A case beside another in the citator. */
export const CitatorCase = CitedCase.extend({ hierarchy_level: z.number().int().nullable(), private: z.boolean() })
export type CitatorCase = z.infer<typeof CitatorCase>

/**
 * What a machine read of a treatment in a judgment. It is a lead until an editor confirms it; `review` says what the last one decided.
 * `told_by` is 'another court' where this judgment tells what another court did. `opinion_kind` names a dissent as one.
 */
export const TreatmentLead = QuotedWords.extend({
  /** The place of the citation among those of the citing case: with case and treatment it names the lead. */
  position: z.number().int(),
  treatment: FoundTreatment,
  told_by: z.enum(['this court', 'another court']),
  opinion_kind: z.string().nullable(),
  review: LeadReview.nullable(),
})
export type TreatmentLead = z.infer<typeof TreatmentLead>

export const signalKinds = [
  'reversed on appeal',
  'overruled',
  'per incuriam',
  'varied on appeal',
  'stayed',
  'appeal pending',
  'appealed',
  'departed from',
  'distinguished',
  'upheld on appeal',
] as const

/** A case's standing in a word, for lists: from the headers of later judgments and from treatment that an editor confirmed. */
export const SignalInBrief = z.object({
  level: z.enum(['negative', 'caution', 'positive']),
  kind: z.enum(signalKinds),
  source: z.enum(['appeal history', 'confirmed treatment']),
  /** The day of the decision that it rests on, where that is known. */
  decided_on: z.string().nullable(),
})
export type SignalInBrief = z.infer<typeof SignalInBrief>

/** The same with the case and the words that it rests on. `as_at` is the day on which the library was asked. */
export const CaseSignal = SignalInBrief.extend({
  case: CitatorCase,
  words: QuotedWords,
  /** What became of that decision in turn. */
  afterwards: SignalInBrief.nullable(),
  as_at: z.string(),
})
export type CaseSignal = z.infer<typeof CaseSignal>

/**
 * What is known of a case against it and for it, so that silence is never read as good: the treatments that its citing cases were found to
 * give it (a dissent's and a rejected lead's apart), by how many cases, and among how many cases held. `as_at` is the day of asking.
 */
export const Standing = z.object({
  as_at: z.string(),
  held: z.number().int(),
  cited_by: z.number().int(),
  against: z.array(z.object({ treatment: FoundTreatment, cases: z.number().int() })),
  support: z.array(z.object({ treatment: FoundTreatment, cases: z.number().int() })),
})
export type Standing = z.infer<typeof Standing>

const params = z.object({
  id: z
    .string()
    .min(1)
    .max(120)
    .meta({ examples: ['keca-2025-90112'] }),
})
const listed = <Item extends z.ZodType>(item: Item) =>
  z
    .union([item, z.array(item)])
    .transform((value) => [value].flat() as z.output<Item>[])
    .optional()

export const CitingCase = QuotedWords.extend({
  case: CitatorCase,
  /** The gravest treatment that was read in it and not rejected. */
  /** How the citing case stands itself. */
  signal: SignalInBrief.nullable(),
  treatment: Treatment,
  /** How many places cite the case. */
  times: z.number().int(),
  leads: z.array(TreatmentLead),
})
export type CitingCase = z.infer<typeof CitingCase>

const Counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, count: z.number().int() }))

export const getCitedBy = endpoint({
  method: 'GET',
  path: '/api/citations/cited-by/:id',
  summary: 'The cases that cite a case, those that say most of it first, each with its best quote and the treatment read there',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params,
  query: z.object({
    treatment: listed(Treatment.meta({ examples: ['distinguished'] })),
    level: listed(
      z.coerce
        .number()
        .int()
        .min(0)
        .max(9)
        .meta({ description: 'Level of the citing court: 1 is the Supreme Court', examples: [2] }),
    ),
    year: listed(
      z.coerce
        .number()
        .int()
        .min(1800)
        .max(2200)
        .meta({ examples: [2026] }),
    ),
    limit: z.coerce.number().int().min(1).max(maxCitedByAtOnce).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(CitingCase),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    /** Citing cases, whatever is filtered for. */
    counts: z.object({
      cases: z.number().int(),
      treatments: Counted(Treatment),
      levels: Counted(z.number().int().nullable()),
      years: Counted(z.number().int().nullable()),
    }),
  }),
})

/** A case that a judgment cites, in the library or not. */
export const Authority = z.object({
  /** Null where the library does not have it. */
  case: CitedCase.nullable(),
  signal: SignalInBrief.nullable(),
  /** As the judgment names it, and its citations as they are first printed there. */
  name: z.string().nullable(),
  printed: z.string(),
  /** The first paragraph of it that is named there, by its court's own number; null where none is. */
  pinpoint: z.string().nullable(),
  treatment: Treatment,
  places: z.array(
    z.object({ start: z.number().int(), end: z.number().int(), paragraph: z.number().int().nullable(), number: z.string().nullable() }),
  ),
  leads: z.array(TreatmentLead),
})
export type Authority = z.infer<typeof Authority>

export const getAuthorities = endpoint({
  method: 'GET',
  path: '/api/citations/authorities/:id',
  summary: 'The cases that a case cites, in the order of its text, with what it says of each',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(maxAuthoritiesAtOnce).default(maxAuthoritiesAtOnce),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(Authority),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    /** False while a long document that was just added is still being read: there is more to come. */
    complete: z.boolean(),
  }),
})

/** One step of a matter through the courts: what the header of `case` says it was brought from, and what its orders made of that. */
export const HistoryStep = z.object({
  case: CitatorCase,
  kind: z.enum(appealKinds),
  outcome: z.enum(appealOutcomes),
  /** The line of the header, and the words that decide. */
  header: QuotedWords,
  decided: QuotedWords.nullable(),
  /** The decision below, where the library has it. */
  from: CitatorCase.nullable(),
})
export type HistoryStep = z.infer<typeof HistoryStep>

export const getAppealHistory = endpoint({
  method: 'GET',
  path: '/api/citations/history/:id',
  summary: 'The course of a matter through the courts, the earliest decision first, and the standing of the case',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params,
  response: z.object({ cases: z.array(CitatorCase), steps: z.array(HistoryStep), signal: CaseSignal.nullable() }),
})

export const getStanding = endpoint({
  method: 'GET',
  path: '/api/citations/standing/:id',
  summary:
    'How later decisions leave a case, with the words that it rests on, and what is known for and against it; signal is null where nothing is known',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params,
  response: z.object({ id: z.string(), signal: CaseSignal.nullable(), standing: Standing }),
})

export const reviewTreatment = endpoint({
  method: 'POST',
  path: '/api/citations/treatments/review',
  summary: 'Confirm or reject what a machine read of a treatment',
  access: 'editor',
  on: { kind: 'document', by: 'case_id', action: 'change' },
  status: 201,
  body: z.object({
    case_id: CitingCaseId.meta({ description: 'The citing case', examples: ['keca-2025-90112'] }),
    position: LeadPosition.meta({ description: 'Of the lead, as a list gives it', examples: [7] }),
    treatment: FoundTreatment.meta({ examples: ['distinguished'] }),
    decision: ReviewDecision.meta({ examples: ['confirmed'] }),
    note: ReviewNote.meta({ examples: ['Distinguished on the facts at paragraph 9.'] }),
  }),
  response: TreatmentLead,
})

/** A lead that nobody has decided on, with the case whose words it is and the one that it is about. */
export const UndecidedLead = z.object({ case: CitatorCase, cited: CitatorCase, lead: TreatmentLead })
export type UndecidedLead = z.infer<typeof UndecidedLead>

export const listUndecidedLeads = endpoint({
  method: 'GET',
  path: '/api/citations/treatments/leads',
  summary:
    'Treatment read by the machine in the library that no editor has decided on: the gravest first, then that of the highest court, then the latest',
  access: 'editor',
  query: z.object({
    treatment: listed(FoundTreatment.meta({ examples: ['overruled'] })),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(UndecidedLead),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    /** Undecided leads, whatever is filtered for, the gravest treatment first. */
    treatments: Counted(FoundTreatment),
  }),
})

/** Who said what of a lead, and when. */
export const TreatmentReview = z.object({
  id: z.number().int(),
  /** The citing case, whose words were read. */
  case: CitedCase,
  /** The case treated; null where the library has it no longer, or the words of the citing case have changed since. */
  cited: CitedCase.nullable(),
  /** The words that were read, while the citing case still has them. */
  words: QuotedWords.nullable(),
  treatment: FoundTreatment,
  position: z.number().int(),
  /** How it stood before: null for a lead that nobody had reviewed. */
  before: ReviewDecision.nullable(),
  decision: ReviewDecision,
  note: z.string(),
  reviewer: z.string(),
  reviewed_at: z.string(),
})
export type TreatmentReview = z.infer<typeof TreatmentReview>

export const listTreatmentReviews = endpoint({
  method: 'GET',
  path: '/api/citations/treatments/reviews',
  summary: 'What editors decided of treatment read by the machine, the latest first',
  access: 'editor',
  query: z.object({
    case_id: z
      .string()
      .min(1)
      .max(120)
      .optional()
      .meta({ description: 'Of one citing case', examples: ['keca-2025-90112'] }),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  response: z.object({
    results: z.array(TreatmentReview),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
  }),
})

export const trackPrecedent = endpoint({
  method: 'GET',
  path: '/api/analytics/precedent-tracking/:id',
  summary: 'How often a case was cited in each year, by which courts and with what treatment',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params,
  response: z.object({
    id: z.string(),
    /** Citing cases; those without a date are in no year. */
    total: z.number().int(),
    /** Every year from the first citation to the last. */
    years: z.array(z.object({ year: z.number().int(), count: z.number().int(), treatments: Counted(Treatment) })),
    courts: z.array(z.object({ court: z.string().nullable(), count: z.number().int() })),
    /** Of the citing cases, those that name a paragraph of it beside its citation. */
    pinpointed: z.number().int(),
    /** Its paragraphs by the court's own numbers, those that the most of these name first. */
    paragraphs: z.array(z.object({ number: z.number().int(), count: z.number().int() })),
  }),
})
