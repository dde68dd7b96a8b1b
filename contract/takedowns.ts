import { z } from 'zod'
import { AuditPerson } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { pageOf, paging } from './pages.ts'

/** A judgment that was removed by an order and stays out of the library. */
export const Takedown = z.object({
  case_id: z.string(),
  /** The neutral citation; null where it has none. */
  citation: z.string().nullable(),
  at: z.string(),
  reason: z.string(),
  /** The order's own number, by which it is found again. */
  reference: z.string(),
  /** Who did it; null where the log tells it no longer. */
  actor: AuditPerson.nullable(),
})
export type Takedown = z.infer<typeof Takedown>

export const listTakedowns = endpoint({
  method: 'GET',
  path: '/api/admin/takedowns',
  summary: 'Judgments that were taken down, the latest first',
  access: 'admin',
  query: z.object(paging(50)),
  response: pageOf(Takedown),
})

const line = (longest: number, missing: string) =>
  z
    .string()
    .overwrite((text) => text.replace(/\p{Cc}+/gu, ' '))
    .trim()
    .min(1, missing)
    .max(longest, `At most ${longest} characters`)

export const takeDownCase = endpoint({
  method: 'POST',
  path: '/api/admin/takedowns',
  summary: 'Removes a judgment from the public library by an order; imports do not bring it back',
  access: 'admin',
  status: 201,
  body: z.object({
    case_id: line(120, 'Name the judgment').meta({ examples: ['kesc-2026-90007'] }),
    reason: line(300, 'Say why it is taken down').meta({ examples: ['Removed by order of the High Court'] }),
    reference: line(200, 'Give the reference of the order').meta({ examples: ['HCCHRPET/E123/2026, ruling of 10 March 2026'] }),
  }),
  response: Takedown.omit({ actor: true }),
})

export const restoreCase = endpoint({
  method: 'DELETE',
  path: '/api/admin/takedowns/:id',
  summary: 'Lets a judgment that was taken down come back with the next import of it',
  access: 'admin',
  on: { kind: 'takedown', by: 'id', action: 'change' },
  params: z.object({ id: z.string().min(1).max(120) }),
  status: 204,
  response: z.void(),
})
