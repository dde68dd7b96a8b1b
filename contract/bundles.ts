import { z } from 'zod'
import { AuthorityKind, Doubt, Doubtful, maxKeptCitationLength } from './citation-lists.ts'
import { SignalInBrief } from './citator.ts'
import { Day } from './day.ts'
import { endpoint } from './endpoint.ts'
import { Reliance } from './relied-on.ts'
import { maxHoldingLength } from './say-reliance.ts'

/** Limits of one bundle. */
export const maxAuthorities = 300
export const maxBundleParties = 40
export const maxCoverLineLength = 300
export const maxCoverTextLength = 2000
/** Hours for which a bundle can be fetched once it is made. */
export const bundleKeptHours = 24

/** Under which heading an authority stands, in this order. */
export const authorityGroups = ['binding', 'persuasive', 'foreign', 'legislation', 'other'] as const
export const AuthorityGroup = z.enum(authorityGroups)
export type AuthorityGroup = z.infer<typeof AuthorityGroup>

/** How much of an authority is bound: all of it, the passages that are marked in it, or its name in the list alone. */
export const extents = ['whole', 'passages', 'listed'] as const
export const Extent = z.enum(extents)
export type Extent = z.infer<typeof Extent>

const noNul = (words: z.ZodString) =>
  // oxlint-disable-next-line no-control-regex
  words.regex(/^[^\u0000]*$/, 'The character NUL cannot be kept')
const Line = noNul(z.string().trim().max(maxCoverLineLength, `At most ${maxCoverLineLength} characters`)).default('')
const Text = noNul(z.string().trim().max(maxCoverTextLength, `At most ${maxCoverTextLength} characters`)).default('')

/**
 * What stands on the cover, as the advocate gives it; whatever is empty is left out. `filed_for` is the party: 'Appellant'. `law_as_at`: the day of
 * which the law is bound, today where it is null.
 */
export const BundleCover = z.object({
  court: Line,
  station: Line,
  case_number: Line,
  matter: Text,
  parties: z
    .array(z.object({ name: Line, role: Line }))
    .max(maxBundleParties, `At most ${maxBundleParties} parties`)
    .default([]),
  arising: Text,
  filed_for: Line,
  drawn_by: Text,
  served_on: Text,
  law_as_at: Day.nullable().default(null),
})
export type BundleCover = z.infer<typeof BundleCover>

/**
 * A choice: `case_id` for a case that the library has, else `text` as it is to be listed, with `provision_id` where that names a provision of the
 * library (`ACT~EID`). Without a `group` it stands where its kind and its court put it. `holding` is what it is relied on for.
 */
const Choice = z
  .object({
    case_id: z.string().min(1).max(120).nullable(),
    provision_id: z.string().min(1).max(421).nullish(),
    text: noNul(z.string().trim().max(maxKeptCitationLength, `At most ${maxKeptCitationLength} characters`)).default(''),
    group: AuthorityGroup.nullish(),
    extent: Extent,
    included: z.boolean(),
    holding: noNul(z.string().trim().max(maxHoldingLength, `At most ${maxHoldingLength} characters`)).default(''),
  })
  .refine(({ case_id, text }) => case_id !== null || text !== '', { path: ['text'], message: 'An authority needs words' })
export type AuthorityChoice = z.infer<typeof Choice>

/**
 * An authority as it stands in the bundle. `key` names it there. `sub` says court and date. `marks` counts the passages that will be sidelined;
 * `pages` is how many its text will take, about. `proposed`: it lies in the project, and nobody has chosen or refused it yet. `lacks_text`: it
 * names a provision, of which the library holds no text of the day: at most the arrangement of its Act. `relied`: its passages that are cited in the
 * project, in the order in which they were; `holding` is what is said of them while nobody said something else of the authority.
 */
export const Authority = z.object({
  key: z.string(),
  case_id: z.string().nullable(),
  provision_id: z.string().nullable(),
  text: z.string(),
  title: z.string(),
  citation: z.string().nullable(),
  sub: z.string(),
  kind: AuthorityKind,
  group: AuthorityGroup,
  extent: Extent,
  included: z.boolean(),
  holding: z.string(),
  relied: z.array(Reliance),
  proposed: z.boolean(),
  has_text: z.boolean(),
  lacks_text: z.boolean(),
  private: z.boolean(),
  marks: z.number().int(),
  pages: z.number().int(),
  doubt: Doubt.nullable(),
  signal: SignalInBrief.nullable(),
})
export type Authority = z.infer<typeof Authority>

/** By groups under their headings, under the issues of the project, or one list in the order that was given. */
export const arrangements = ['groups', 'issues', 'hand'] as const
export const Arrangement = z.enum(arrangements)
export type Arrangement = z.infer<typeof Arrangement>
/** Which passages are sidelined: those that lie in the project, or whatever its reader marked in these cases besides. */
export const Marked = z.enum(['project', 'all'])

/** `issues`: those of the project in their order. `left_out` counts chosen cases that this reader does not see; `updated_at` is null while nothing is kept. */
export const Bundle = z.object({
  cover: BundleCover,
  arrangement: Arrangement,
  marked: Marked,
  issues: z.array(z.object({ id: z.string(), title: z.string() })),
  authorities: z.array(Authority),
  left_out: z.number().int(),
  may_change: z.boolean(),
  updated_at: z.string().nullable(),
})
export type Bundle = z.infer<typeof Bundle>

const params = z.object({ id: z.string().min(1).max(120) })

export const getBundle = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/bundle',
  summary: 'The bundle of authorities of a project: its cover and the authorities that are chosen or lie in the project',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params,
  response: Bundle,
})

export const saveBundle = endpoint({
  method: 'PUT',
  path: '/api/research-hub/projects/:id/bundle',
  summary: 'Keeps cover and choice of a bundle with its project. With based_on, only what nobody has saved since; else 409 bundle-changed',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'change' },
  params,
  body: z.object({
    cover: BundleCover,
    arrangement: Arrangement,
    marked: Marked,
    authorities: z.array(Choice).max(maxAuthorities, `A bundle has at most ${maxAuthorities} authorities`),
    based_on: z.iso.datetime('Use the updated_at of the bundle').nullish(),
  }),
  response: Bundle,
})

/**
 * The bundle that its reader asked for last: `done` of `total` authorities are written. `starts` says on which page each case begins.
 * `stale`: what is in it has changed since, or is no longer seen; it cannot be fetched any more. `job` names its making; null where none was
 * asked for. `url`: where it can be fetched.
 */
export const BundleFile = z.object({
  job: z.string().nullable(),
  url: z.string().nullable(),
  status: z.enum(['none', 'making', 'ready', 'failed']),
  done: z.number().int(),
  total: z.number().int(),
  pages: z.number().int().nullable(),
  bytes: z.number().int().nullable(),
  stale: z.boolean(),
  starts: z.array(z.object({ key: z.string(), page: z.number().int() })),
  asked_at: z.string().nullable(),
  expires_at: z.string().nullable(),
})
export type BundleFile = z.infer<typeof BundleFile>

export const makeBundle = endpoint({
  method: 'POST',
  path: '/api/research-hub/projects/:id/bundle',
  summary: 'Begins the PDF of the bundle as it is kept; one that is being made already is told of',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  status: 202,
  params,
  body: z
    .object({ doubtful: Doubtful })
    .nullish()
    .transform((given) => given ?? { doubtful: 'mark' as const }),
  response: BundleFile,
})

export const getBundleFile = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/bundle/file',
  summary: 'How far the PDF is that you asked for',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params,
  response: BundleFile,
})

export const getBundleJob = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/bundle/:job',
  summary: 'How far one making of the PDF is, as its beginning named it',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: params.extend({ job: z.string().min(1).max(120) }),
  response: BundleFile,
})

export const cancelBundle = endpoint({
  method: 'DELETE',
  path: '/api/research-hub/projects/:id/bundle/file',
  summary: 'Stops the making of your PDF, or removes it',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params,
  status: 204,
  response: z.void(),
})

export const downloadBundle = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/bundle/download',
  summary: 'The PDF that was made for you, for a day',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params,
  file: 'application/pdf',
  response: z.file(),
})

export const writeAuthorityList = endpoint({
  method: 'GET',
  path: '/api/research-hub/projects/:id/bundle/list/:format',
  summary: 'The list of authorities of the bundle as a Word document or PDF, without the cases',
  access: 'user',
  on: { kind: 'project', by: 'id', action: 'read' },
  params: params.extend({ format: z.enum(['docx', 'pdf']) }),
  query: z.object({ doubtful: Doubtful }),
  file: 'application/octet-stream',
  response: z.file(),
})
