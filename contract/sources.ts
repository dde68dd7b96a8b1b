import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ImportReason } from './reasons/import-reasons.ts'
import { pageOf, paging } from './pages.ts'

export const sourceNames = ['laws-africa', 'peachjam', 'folder', 'feed'] as const
export const SourceName = z.enum(sourceNames)
export type SourceName = z.infer<typeof SourceName>

/** Why a source, or a document of it, could not be read. */
export const sourceFailures = [
  'unreachable',
  'timed-out',
  'unavailable',
  'refused',
  'throttled',
  'nonsense',
  'repeats',
  'elsewhere',
  'too-large',
  'folder-missing',
  'too-many-withdrawn',
  'unexpected',
] as const
export const SourceFailureCode = z.enum(sourceFailures)
export type SourceFailureCode = z.infer<typeof SourceFailureCode>

export const syncStates = ['running', 'done', 'failed', 'stopped'] as const

const Count = z.number().int().min(0)
const Paging = paging(50)

/** One time that a source was read. Its counts are those of documents, as far as it is or came. */
export const SyncRun = z.object({
  id: z.number().int(),
  /** `call`: the source said that something changed. */
  asked_by: z.enum(['schedule', 'command', 'screen', 'call']),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  /** `stopped`: the process ended, and the next run goes on. */
  state: z.enum(syncStates),
  failure: SourceFailureCode.nullable(),
  listed: Count,
  added: Count,
  updated: Count,
  unchanged: Count,
  /** Taken down here by an order. */
  withheld: Count,
  rejected: Count,
  withdrawn: Count,
})
export type SyncRun = z.infer<typeof SyncRun>

/** Where documents come from by themselves, and how that stands. */
export const SourceState = z.object({
  name: SourceName,
  /** Whether the operator set it up; nothing is asked of one that is not. */
  set_up: z.boolean(),
  /** What is read: an address or a folder; never a key. */
  origin: z.string().nullable(),
  /** Where the source may call when something changes: whoever knows it can have the source read. Null where it cannot call. */
  call_address: z.string().nullable(),
  /** Minutes between two runs. */
  every: Count.nullable(),
  held: Count,
  waiting: Count,
  withheld: Count,
  rejected: Count,
  withdrawn: Count,
  /** Until then the source asked to be left alone. */
  not_before: z.string().nullable(),
  last_run: SyncRun.nullable(),
})
export type SourceState = z.infer<typeof SourceState>

export const listSources = endpoint({
  method: 'GET',
  path: '/api/admin/sources',
  summary: 'The sources that keep the library filled, and how each stands',
  access: 'admin',
  secret: true,
  response: z.object({ sources: z.array(SourceState) }),
})

const onSource = { kind: 'source', by: 'name' } as const
const params = z.object({ name: z.string().min(1).max(40) })

export const syncSource = endpoint({
  method: 'POST',
  path: '/api/admin/sources/:name/sync',
  summary: 'Reads a source now; a run that goes on already is left to it',
  access: 'admin',
  on: { ...onSource, action: 'change' },
  status: 202,
  params,
  body: z.object({
    /** Also takes down what seems too much: a source that lost most of its documents is not believed without a word. */
    accept_withdrawals: z.boolean().default(false),
  }),
  response: z.object({ started: z.literal(true) }),
})

export const listSyncRuns = endpoint({
  method: 'GET',
  path: '/api/admin/sources/:name/runs',
  summary: 'When a source was read and what came of it, the latest first',
  access: 'admin',
  on: { ...onSource, action: 'read' },
  params,
  query: z.object(Paging),
  response: pageOf(SyncRun),
})

/** A document of a source that could not be taken in, and why. */
export const RefusedItem = z.object({
  name: z.string(),
  at: z.string(),
  failure: SourceFailureCode.nullable(),
  reason_codes: z.array(ImportReason),
})
export type RefusedItem = z.infer<typeof RefusedItem>

export const listRefusedItems = endpoint({
  method: 'GET',
  path: '/api/admin/sources/:name/refused',
  summary: 'Documents of a source that could not be taken in, the latest first',
  access: 'admin',
  on: { ...onSource, action: 'read' },
  params,
  query: z.object(Paging),
  response: pageOf(RefusedItem),
})

/** The body is believed in nothing but which document is to be asked for. */
export const takeSourceCall = endpoint({
  method: 'POST',
  path: '/api/sources/:name/calls/:token',
  summary: 'For a source, at an address that the operator gives it: something of it has changed',
  access: 'public',
  atOnce: true,
  largestBody: 256 * 1024,
  params: z.object({ name: z.string().min(1).max(40), token: z.string().min(1).max(100) }),
  body: z.unknown(),
  response: z.object({ received: z.literal(true) }),
})
