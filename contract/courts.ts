import { z } from 'zod'
import { CaseInBrief } from './cases.ts'
import { endpoint } from './endpoint.ts'

/** How many cases of a year are held. */
export const YearCount = z.object({ year: z.number().int(), cases: z.number().int() })
export type YearCount = z.infer<typeof YearCount>

/** A case with the number of cases in the library that cite it. */
export const CitedCaseInBrief = CaseInBrief.extend({ cited_by: z.number().int() })
export type CitedCaseInBrief = z.infer<typeof CitedCaseInBrief>

/** What is held of one court station; dates are null while only undated records are held. */
export const StationCoverage = z.object({
  station: z.string(),
  cases: z.number().int(),
  first: z.string().nullable(),
  latest: z.string().nullable(),
})
export type StationCoverage = z.infer<typeof StationCoverage>

/** What a page on a judge or a court begins with; dates are YYYY-MM-DD. All counts are of what the reader may see. */
const Held = z.object({
  cases: z.number().int(),
  first: z.string().nullable(),
  latest: z.string().nullable(),
  /** The newest first. */
  years: z.array(YearCount),
  newest: z.array(CaseInBrief),
  most_cited: z.array(CitedCaseInBrief),
})

/** `name` is what the filters of a search take; `other_names` are forms of it that judgments print. */
export const JudgePage = Held.extend({
  id: z.number().int(),
  name: z.string(),
  other_names: z.array(z.string()),
  courts: z.array(z.object({ code: z.string().nullable(), name: z.string(), cases: z.number().int() })),
})
export type JudgePage = z.infer<typeof JudgePage>

export const CourtPage = Held.extend({
  code: z.string(),
  name: z.string(),
  hierarchy_level: z.number().int(),
  stations: z.array(StationCoverage),
  /** Those with the most cases first. */
  judges: z.array(z.object({ id: z.number().int(), name: z.string(), cases: z.number().int() })),
})
export type CourtPage = z.infer<typeof CourtPage>

export const getJudge = endpoint({
  method: 'GET',
  path: '/api/judges/:id',
  summary: 'A judge with the cases that the library holds; the id is the number, or any form of the name',
  access: 'user',
  params: z.object({
    id: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .meta({ examples: ['Grace Mumbua Kitonyi'] }),
  }),
  response: JudgePage,
})

export const getCourt = endpoint({
  method: 'GET',
  path: '/api/courts/:code',
  summary: 'A court with the cases that the library holds, by its code or its name',
  access: 'user',
  params: z.object({
    code: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .meta({ examples: ['KESC'] }),
  }),
  response: CourtPage,
})
