import { z } from 'zod'
import { CitatorCase, CitingCaseId, LeadPosition, LeadReview, QuotedWords, ReviewDecision, ReviewNote } from './citator.ts'
import { endpoint } from './endpoint.ts'
import { ActInBrief } from './legislation.ts'
import { ActParams, ProvisionParams } from './legislation-address.ts'

export const provisionTreatments = ['unconstitutional', 'read_down', 'construed', 'applied', 'cited'] as const
export const ProvisionTreatment = z.enum(provisionTreatments)
export type ProvisionTreatment = z.infer<typeof ProvisionTreatment>

/** What a case may be read to say of a provision beyond that it cites it, the gravest first. */
export const ReadOfProvision = ProvisionTreatment.exclude(['cited'])
export type ReadOfProvision = z.infer<typeof ReadOfProvision>

/** What the machine read of a sentence: a lead until an editor confirms it; `review` says what the last one decided. */
export const ProvisionLead = z.object({
  /** Of the citation among those of the citing case: with case and treatment it names the lead. */
  position: z.number().int(),
  said: ReadOfProvision,
  review: LeadReview.nullable(),
})
export type ProvisionLead = z.infer<typeof ProvisionLead>

/** A case that cites a provision, with its weightiest place. `said` is what counts: a lead that an editor rejected only cites. */
export const ProvisionDecision = z.object({
  case: CitatorCase,
  said: ProvisionTreatment,
  /** Null where the sentence is read to do no more than cite. */
  lead: ProvisionLead.nullable(),
  /** How often it cites the provision. */
  times: z.number().int(),
  words: QuotedWords,
})
export type ProvisionDecision = z.infer<typeof ProvisionDecision>

const counted = z.object({ cases: z.number().int() })

/** Of all cases that cite a provision, whatever was asked for; a case counts once for each value. */
export const ProvisionDecisionCounts = z.object({
  said: z.array(counted.extend({ said: ProvisionTreatment })),
  level: z.array(counted.extend({ level: z.number().int().nullable() })),
  year: z.array(counted.extend({ year: z.number().int().nullable() })),
})
export type ProvisionDecisionCounts = z.infer<typeof ProvisionDecisionCounts>

export const listProvisionDecisions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid/cases',
  summary: 'Notes of decisions: the cases that cite a provision, what they say of it and where',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ProvisionParams,
  query: z.object({
    said: ProvisionTreatment.optional(),
    /** Of the court, 1 the highest. */
    level: z.coerce.number().int().min(0).max(9).optional(),
    year: z.coerce.number().int().min(1800).max(2200).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  response: z.object({
    results: z.array(ProvisionDecision),
    total: z.number().int(),
    total_relation: z.literal('eq'),
    offset: z.number().int(),
    limit: z.number().int(),
    counts: ProvisionDecisionCounts,
  }),
})

export const reviewProvisionLead = endpoint({
  method: 'POST',
  path: '/api/citations/provisions/review',
  summary: 'Confirm or reject what a machine read a case to say of a provision',
  access: 'editor',
  on: { kind: 'document', by: 'case_id', action: 'change' },
  status: 201,
  body: z.object({
    case_id: CitingCaseId.meta({ description: 'The citing case', examples: ['kehc-2025-90031'] }),
    position: LeadPosition.meta({ description: 'Of the lead, as a list gives it', examples: [3] }),
    said: ReadOfProvision.meta({ examples: ['unconstitutional'] }),
    decision: ReviewDecision.meta({ examples: ['confirmed'] }),
    note: ReviewNote.meta({ examples: ['Declared so in the orders, paragraph 61(a).'] }),
  }),
  response: ProvisionLead,
})

export const countActCitations = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/citing',
  summary: 'How many cases cite an Act, and each of its sections, articles and rules',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  response: counted.extend({
    /** `struck`: the cases that are read to declare it, or a part of it, unconstitutional; of so many of them an editor confirmed it. */
    provisions: z.array(counted.extend({ eid: z.string(), struck: z.number().int(), confirmed: z.number().int() })),
  }),
})

export const listMostCitedActs = endpoint({
  method: 'GET',
  path: '/api/legislation/most-cited',
  summary: 'The Acts that the most cases cite',
  access: 'user',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
  response: z.object({ results: z.array(counted.extend({ act: ActInBrief })) }),
})
