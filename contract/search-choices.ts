import { z } from 'zod'

/** The days between which a decision may be looked for. */
export const earliestDate = '1900-01-01'
export const latestDate = '2099-12-31'

/** What the address of a search may choose among, apart from the calls that carry it: the browser reads it before anything else. */
export const SortOrder = z.enum(['relevance', 'newest', 'oldest', 'most_cited'])
export type SortOrder = z.infer<typeof SortOrder>

/** Among courts: cases whose court is not known. */
export const noCourt = 'Court not specified'

/** Whose decisions are looked for: Kenya's, its neighbours', those of the rest of the Commonwealth, or everybody's. */
export const JurisdictionAsked = z.enum(['KE', 'EA', 'commonwealth', 'all'])
export type JurisdictionAsked = z.infer<typeof JurisdictionAsked>
