import { z } from 'zod'
import { PersonName, Profile, maxPasswordLength, printable } from './accounts.ts'
import { endpoint } from './endpoint.ts'

export const maxOrganizationLength = 200

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
      .max(maxOrganizationLength, { error: `An organization has at most ${maxOrganizationLength} characters`, abort: true })
      .regex(printable, 'Please enter an organization on one line')
      .nullable()
      .optional(),
  }),
  response: Profile,
})

/** What accounts keep that takes room, in the order in which it is shown. */
export const belongingKinds = [
  'documents',
  'notes',
  'annotations',
  'bookmarks',
  'citations',
  'checks',
  'searches',
  'chats',
  'watches',
  'projects',
  'history',
] as const
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

export const settleTakeOver = endpoint({
  method: 'POST',
  path: '/api/profile/taken-over',
  summary:
    'For an account that a stranger had opened with your address: deletes all that was put in before it became yours, or keeps it. 409 where nobody had',
  access: 'user',
  inPerson: true,
  body: z.object({ things: z.enum(['delete', 'keep']) }),
  response: z.object({ removed: z.number().int() }),
})

/** Hours for which an archive can be fetched. */
export const exportKeptHours = 72

/** `none`: none was asked for, or its time is over. `url` is a secret: whoever has it can fetch the archive, without signing in. */
export const ExportState = z.object({
  status: z.enum(['none', 'making', 'ready', 'failed']),
  url: z.string().optional(),
  bytes: z.number().int().optional(),
  asked_at: z.string().optional(),
  expires_at: z.string().optional(),
})
export type ExportState = z.infer<typeof ExportState>

export const startExport = endpoint({
  method: 'POST',
  path: '/api/profile/export',
  summary: 'Begins an archive with all that is your own; one that is being made already is told of',
  access: 'user',
  inPerson: true,
  secret: true,
  status: 202,
  response: ExportState,
})

export const getExport = endpoint({
  method: 'GET',
  path: '/api/profile/export',
  summary: 'How far your archive is, and where it can be fetched',
  access: 'user',
  inPerson: true,
  response: ExportState,
})

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/profile/exports/:address',
  summary: 'The archive (ZIP) of a secret address',
  access: 'public',
  throttle: 'sign-in',
  file: 'application/zip',
  params: z.object({ address: z.string().max(120) }),
  response: z.file(),
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/profile',
  summary:
    'Deletes your account: locked and signed out at once, removed with all that is its own when the days of grace are over. The link of a mail undoes it until then. 409 while projects of yours are shared with others',
  access: 'user',
  inPerson: true,
  throttle: 'sign-in',
  secret: true,
  body: z.object({ password: z.string('Please enter your password').min(1, 'Please enter your password').max(maxPasswordLength) }),
  /** `removed_at`: when nothing of it is left. */
  response: z.object({ removed_at: z.string(), days: z.number().int() }),
})

export const keepAccount = endpoint({
  method: 'POST',
  path: '/api/profile/keep',
  summary: 'Undoes the deletion of an account with the token of its mail',
  access: 'public',
  throttle: 'sign-in',
  secret: true,
  body: z.object({ token: z.string().min(1).max(200) }),
  response: z.object({ email: z.string() }),
})

/** A project that ends for others with its owner's account: it is handed over, or deleted, before that. */
export const SharedProject = z.object({
  id: z.string(),
  name: z.string(),
  /** Who may own it; those who are only invited are not among them. */
  members: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type SharedProject = z.infer<typeof SharedProject>

export const getDeletionRules = endpoint({
  method: 'GET',
  path: '/api/profile/deletion',
  summary:
    'Whether accounts can be deleted here, for how many days a deletion can be undone, and which projects are shared with others still',
  access: 'user',
  response: z.object({ possible: z.boolean(), days: z.number().int(), shared_projects: z.array(SharedProject) }),
})
