import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ActVersion } from './legislation.ts'
import { Day } from './day.ts'
import { ActParams } from './legislation-address.ts'
import { ProvisionInBrief } from './named-law.ts'

/**
 * What became of a section or a schedule between two texts; `reprinted` has the same words, and other quotation marks, dashes or spaces. With its words: those of both, those that went, those that came.
 */
export const ProvisionChange = ProvisionInBrief.extend({
  change: z.enum(['added', 'removed', 'changed', 'reprinted']),
  pieces: z.array(z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })),
})
export type ProvisionChange = z.infer<typeof ProvisionChange>

export const compareVersions = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/compare',
  summary: 'What changed between the texts of an Act at two dates, provision by provision and word by word',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ActParams,
  query: z.object({ from: Day, to: Day }),
  response: z.object({
    from: ActVersion,
    to: ActVersion,
    /** How many sections and schedules read the same in both. */
    unchanged: z.number().int(),
    provisions: z.array(ProvisionChange),
  }),
})
