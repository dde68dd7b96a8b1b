import { z } from 'zod'
import { QuotedWords } from './citator.ts'
import { appealOutcomes, dispositionKinds } from './endings.ts'
import { endpoint } from './endpoint.ts'

export const DispositionKind = z.enum(dispositionKinds)
export type DispositionKind = z.infer<typeof DispositionKind>

/** Whom it favours: who brought the matter, the other side, each in part; `unknown` where it is given to neither. */
export const favoured = ['moving', 'other', 'mixed', 'unknown'] as const

/** As an editor says it; `kind` is null where the judgment does not say what became of the matter. */
export const SaidDisposition = z
  .object({ kind: DispositionKind.nullable(), favours: z.enum(favoured) })
  .refine(({ kind, favours }) => kind !== null || favours === 'unknown', {
    message: 'Where nothing is decided nobody is favoured',
    path: ['favours'],
  })
export type SaidDisposition = z.infer<typeof SaidDisposition>

/** Fewer cases than this are shown with their number. */
export const fewCases = 10

/** A share of some cases, with the bounds between which it would lie with 95% confidence if they were a sample (Wilson); from 0 to 1. */
export const Share = z.object({
  cases: z.number().int(),
  of: z.number().int(),
  share: z.number(),
  low: z.number(),
  high: z.number(),
})
export type Share = z.infer<typeof Share>

/** Cases by whom they favoured, in relation to who brought the matter; the four make the total. */
const Outcomes = z.object({
  total: z.number().int(),
  favorable: z.number().int(),
  unfavorable: z.number().int(),
  mixed: z.number().int(),
  unknown: z.number().int(),
})
export type Outcomes = z.infer<typeof Outcomes>

export const TrendYear = z.object({ year: z.number().int(), ...Outcomes.shape })
export type TrendYear = z.infer<typeof TrendYear>

/** How many cases are of each value, those of the most cases first; those of which it is not known are left out. */
const Divided = z.array(z.object({ value: z.string(), count: z.number().int() }))

/** What figures rest on. Only reported decisions are held, so they say nothing of those that are not. */
const Counted = z.object({
  total_cases: z.number().int(),
  /** Years with a case, the earliest first; cases without a year are in none. */
  trends: z.array(TrendYear),
  undated: Outcomes,
  /** Areas of law, the most frequent first; a case may be of several. */
  topic_breakdown: z.array(z.object({ topic: z.string(), count: z.number().int() })),
  dispositions: z.array(z.object({ disposition: DispositionKind, count: z.number().int() })),
  /** Of the cases that favour one side or both, those that favour who brought the matter; null where there are none. */
  favorable: Share.nullable(),
  /** For how many of the cases it is known what became of the matter, and how many are without a year. */
  coverage: z.object({ cases: z.number().int(), known: z.number().int(), undated: z.number().int() }),
  /** By whom and where they were decided, and by what kind of decision. */
  workload: z.object({ stations: Divided, divisions: Divided, document_types: Divided }),
  /** How many cases took so many whole years, from the year in the case number to that of the decision; `cases` are those where both are known. */
  waited: z.object({
    cases: z.number().int(),
    median: z.number().nullable(),
    years: z.array(z.object({ years: z.number().int(), count: z.number().int() })),
  }),
  /** Too few for the shares to mean much. */
  few: z.boolean(),
})

export const CourtTrends = Counted.extend({ court: z.string() })
export type CourtTrends = z.infer<typeof CourtTrends>

const Years = z
  .string()
  .regex(/^\d{4}(?:,\d{4})*$/, 'Years are separated by commas')
  .max(500)
  .transform((years) => years.split(',').map(Number))
  .optional()
const Topic = z.string().trim().max(200).optional()

/** Which decisions are counted of a court. */
const OfCourt = z.object({
  court: z
    .string()
    .trim()
    .min(1)
    .max(300)
    .meta({ description: 'A name as the list of courts gives it', examples: ['Supreme Court'] }),
  topic: Topic.meta({ description: 'An area of law', examples: ['Land'] }),
  years: Years.meta({ description: 'Separated by commas', examples: ['2025,2026'] }),
})

export const getCourtTendencies = endpoint({
  method: 'GET',
  path: '/api/analytics/court-tendencies',
  summary: 'How matters ended before a court, year by year, and what they were about: reported decisions of the public library',
  access: 'user',
  query: OfCourt,
  response: CourtTrends,
})

/** At most so many names or authorities are listed. */
export const maxListed = 10

/** Provisions of Acts of the library, as `DOCUMENT~EID`, by how many cases cite each, the most first. */
const Provisions = z.array(z.object({ id: z.string(), act: z.string(), unit: z.string(), cases: z.number().int() }))

/** A judge beside the courts that the judge sat in: like is compared with like, and nobody is ranked. */
export const JudgeAnalysis = Counted.extend({
  judge: z.object({ id: z.number().int(), name: z.string(), other_names: z.array(z.string()) }),
  /** The courts with the most cases first: `favorable` of the judge there, `court_favorable` of the whole court in the same years. */
  courts: z.array(
    z.object({
      court: z.string().nullable(),
      cases: z.number().int(),
      favorable: Share.nullable(),
      court_favorable: Share.nullable(),
      /** In which the judge decided there, and of which the average is. */
      years: z.array(z.number().int()),
    }),
  ),
  /** Decisions of the judge that a decision of the library reviewed on appeal, and what became of them there; one may be of several. */
  appeals: z.object({ cases: z.number().int(), outcomes: z.array(z.object({ outcome: z.enum(appealOutcomes), count: z.number().int() })) }),
  /** What the judge's decisions cite most: public cases by how many of them cite each. */
  authorities: z.array(z.object({ id: z.string(), title: z.string(), citation: z.string().nullable(), cases: z.number().int() })),
  /** Sections of Acts by how many of the decisions cite each. */
  provisions: Provisions,
  /** Parties as the decisions name them, by in how many each stands; none that stands in one alone. */
  parties: Divided,
})
export type JudgeAnalysis = z.infer<typeof JudgeAnalysis>

export const analyzeJudge = endpoint({
  method: 'GET',
  path: '/api/analytics/judge/:name/analysis',
  summary: 'How matters ended before a judge, beside the average of the same courts and years; any form of the name',
  access: 'user',
  params: z.object({
    name: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .meta({ examples: ['Grace Mumbua Kitonyi'] }),
  }),
  query: z.object({
    topic: Topic.meta({ description: 'An area of law', examples: ['Land'] }),
    years: Years.meta({ description: 'Separated by commas', examples: ['2025,2026'] }),
  }),
  response: JudgeAnalysis,
})

export const countProvisions = endpoint({
  method: 'GET',
  path: '/api/analytics/provisions',
  summary: 'The provisions of Acts that most decisions of a court cite: reported decisions of the public library',
  access: 'user',
  query: OfCourt,
  response: z.object({ court: z.string(), provisions: Provisions }),
})

/** How many courts or judges are set beside one another. */
export const maxCompared = 4
export const figureFormats = ['csv', 'xlsx'] as const

const Names = z
  .union([z.array(z.string()), z.string().transform((name) => [name])])
  .transform((names) => [...new Set(names.map((name) => name.trim()).filter(Boolean))])
  .refine((names) => names.length <= maxCompared, { message: `At most ${maxCompared} can be set beside one another` })
  .default([])

/** Takes the figures of courts and judges away: a row for each year of each, one for its cases without a year, and one for all. */
export const exportFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/export',
  summary: 'The figures of courts and judges, year by year, as a table (CSV, Excel)',
  access: 'user',
  query: z.object({
    court: Names.meta({ description: 'Names of courts', examples: ['Supreme Court'] }),
    judge: Names.meta({ description: 'Names of judges, in any form' }),
    topic: Topic.meta({ description: 'An area of law', examples: ['Land'] }),
    years: Years.meta({ description: 'Separated by commas', examples: ['2025,2026'] }),
    format: z.enum(figureFormats).default('csv'),
  }),
  file: 'application/octet-stream',
  response: z.file(),
})

export const getDisposition = endpoint({
  method: 'GET',
  path: '/api/analytics/dispositions/:id',
  summary: 'What became of the matter in a case and for whom, with the words that it rests on',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(120)
      .meta({ examples: ['keca-2025-90112'] }),
  }),
  response: z.object({
    id: z.string(),
    disposition: DispositionKind.nullable(),
    favours: z.enum(favoured),
    /** Who says so: the machine that read the text, or an editor; null where neither does. */
    source: z.enum(['read', 'editor']).nullable(),
    /** The sentence that was read, also where an editor says otherwise. */
    words: QuotedWords.nullable(),
  }),
})
