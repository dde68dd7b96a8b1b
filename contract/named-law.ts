import { z } from 'zod'

/** What names a provision within its Act. */
export const ProvisionInBrief = z.object({ eid: z.string(), type: z.string(), num: z.string().nullable(), heading: z.string().nullable() })
export type ProvisionInBrief = z.infer<typeof ProvisionInBrief>

/** An Act, or a provision of one, as lists name it: where a document's id is taken, its own is `ACT` or `ACT~EID`. */
export const NamedLaw = z.object({
  act: z.object({ id: z.string(), title: z.string() }),
  /** Null where the Act as a whole is meant. */
  provision: ProvisionInBrief.nullable(),
})
export type NamedLaw = z.infer<typeof NamedLaw>
