import { z } from 'zod'
import { PersonName, Profile, printable } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const longestOrganization = 200

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  summary: 'Changes the name or the organization; fields left out stay as they are, an empty organization is none',
  access: 'user',
  body: z.object({
    name: PersonName.optional(),
    organization: z
      .string()
      .trim()
      .max(longestOrganization, { error: `An organization has at most ${longestOrganization} characters`, abort: true })
      .regex(printable, 'Please enter an organization on one line')
      .nullable()
      .optional(),
  }),
  response: Profile,
})

/** What accounts keep that takes room, in the order in which it is shown. */
export const belongingKinds = ['documents', 'notes', 'annotations', 'bookmarks', 'citations', 'history'] as const
export type BelongingKind = (typeof belongingKinds)[number]

export const getStorageUsed = endpoint({
  method: 'GET',
  path: '/api/profile/storage',
  summary: 'How much of each kind you keep, and the bytes that it takes',
  access: 'user',
  response: z.object({
    kinds: z.array(z.object({ kind: z.enum(belongingKinds), number: z.number().int(), bytes: z.number().int() })),
    bytes: z.number().int(),
  }),
})
