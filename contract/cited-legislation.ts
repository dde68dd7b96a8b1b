import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Day } from './day.ts'
import { ProvisionParams } from './legislation-address.ts'
import { ProvisionChange } from './legislation-changes.ts'
import { Provision } from './legislation-text.ts'

/**
 * The day of which a case asks for the law: the first of the year in which the matter was filed, as its number says; else the day of the
 * decision. The facts may be older than either.
 */
export const AsAtCase = z.object({ date: Day, basis: z.enum(['asked', 'filed', 'decided']) })
export type AsAtCase = z.infer<typeof AsAtCase>

/** A provision that a case cites, where it does: UTF-16 in the case's text. */
export const CitedInCase = z.object({
  start: z.number().int(),
  end: z.number().int(),
  act: z.object({ id: z.string(), title: z.string() }),
  /** Null where no text of the Act shows the provision. */
  eid: z.string().nullable(),
  num: z.string().nullable(),
  heading: z.string().nullable(),
  /** Whether the Act is named beside it; else it is the one of which the text speaks there. */
  named: z.boolean(),
})
export type CitedInCase = z.infer<typeof CitedInCase>

/** A law that a case cites and that the library does not hold, as the case names it, and how many of its provisions it cites. */
export const LawNotHeld = z.object({ name: z.string(), times: z.number().int() })
export type LawNotHeld = z.infer<typeof LawNotHeld>

export const listCitedInCase = endpoint({
  method: 'GET',
  path: '/api/case-detail/:id/legislation',
  summary:
    'The provisions that a case cites, of the Acts that the library holds, the laws that it cites besides, and the day of which it asks for the law',
  access: 'user',
  on: { kind: 'document', by: 'id', action: 'read' },
  params: z.object({ id: z.string().min(1).max(200) }),
  response: z.object({ as_at: AsAtCase.nullable(), provisions: z.array(CitedInCase), not_held: z.array(LawNotHeld) }),
})

export const getProvisionCard = endpoint({
  method: 'GET',
  path: '/api/legislation/:id/provisions/:eid/card',
  summary: 'A provision as it stood when a case arose, today’s beside it, and whether they differ',
  access: 'user',
  on: { kind: 'act', by: 'id', action: 'read' },
  params: ProvisionParams,
  query: z.object({
    /** A day of one's own; it goes before that of a case. */
    as_at: Day.optional(),
    /** The id of a case that cites it. */
    case: z.string().min(1).max(200).optional(),
  }),
  response: z.object({
    as_at: AsAtCase.nullable(),
    /** Null where the library holds no text of that day, or none that has the provision. */
    earlier: Provision.nullable(),
    today: Provision.nullable(),
    /** Whether both are there and read differently, or only one of two texts has the provision; null where it cannot be told. */
    differs: z.boolean().nullable(),
    /** The words of both, where they differ. */
    pieces: ProvisionChange.shape.pieces,
    /** The first day of which the library holds a text, where that of the day is not held. */
    held_from: Day.nullable(),
  }),
})
