import { z } from 'zod'
import { CitatorCase, QuotedWords } from './citator.ts'
import { endpoint } from './endpoint.ts'
import { ActInBrief } from './legislation.ts'
import { ActParams, ProvisionParams } from './legislation-address.ts'

export const provisionTreatments = ['unconstitutional', 'read_down', 'construed', 'applied', 'cited'] as const
export const ProvisionTreatment = z.enum(provisionTreatments)
export type ProvisionTreatment = z.infer<typeof ProvisionTreatment>

/** A case that cites a provision, with its weightiest place. `said` is read from that sentence: a lead, never a finding. */
export const ProvisionDecision = z.object({
  case: CitatorCase,
  said: ProvisionTreatment,
  /** How often it cites the provision. */
  times: z.number().int(),
  words: QuotedWords,
})
export type ProvisionDecision = z.infer<typeof ProvisionDecision>

const counted = z.object({ cases: z.number().int() })

export const listProvisionDecisions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid/decisions',
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
    /** Of all cases that cite it, whatever was asked for; a case counts once for each value. */
    counts: z.object({
      said: z.array(counted.extend({ said: ProvisionTreatment })),
      level: z.array(counted.extend({ level: z.number().int().nullable() })),
      year: z.array(counted.extend({ year: z.number().int().nullable() })),
    }),
  }),
})

export const countActCitations = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/citing',
  summary: 'How many cases cite an Act, and each of its sections, articles and rules',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  response: counted.extend({
    /** `struck`: the cases that are read to declare it, or a part of it, unconstitutional: leads, never findings. */
    provisions: z.array(counted.extend({ eid: z.string(), struck: z.number().int() })),
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
