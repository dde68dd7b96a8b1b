import { z } from 'zod'
import { Role } from './accounts.ts'
import { type AuditAction, auditCatalogue } from './audit.ts'
import { endpoint, stream } from './endpoint.ts'
import { ImportReason } from './reasons/import-reasons.ts'
import { pageOf, paging } from './pages.ts'

const Count = z.number().int().min(0)
const Paging = paging(50)

/* The log */

export const auditActions = Object.keys(auditCatalogue) as AuditAction[]
const Action = z.enum(auditActions as [AuditAction, ...AuditAction[]])

/** A person of the log: by the account or, when that has gone, by a number that nothing leads back from. */
export const AuditPerson = z.object({
  number: z.number().int(),
  account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
})
export type AuditPerson = z.infer<typeof AuditPerson>

export const LogEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  action: Action,
  by: z.enum(['account', 'visitor', 'operator', 'system']),
  actor: AuditPerson.nullable(),
  person: AuditPerson.nullable(),
  object: z.string().nullable(),
  address: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null(), z.array(z.string())])),
})
export type LogEntry = z.infer<typeof LogEntry>

export const listLog = endpoint({
  method: 'GET',
  path: '/api/admin/log',
  summary: 'What was done to accounts and to the library, the latest first',
  access: 'admin',
  query: z.object({
    actions: z
      .union([z.string(), z.array(z.string())])
      .transform((actions) => [actions].flat().flatMap((one) => one.split(',')))
      .pipe(z.array(Action))
      .optional()
      .meta({ examples: ['signed-in,role-changed'] }),
    /** Done by or to this account: its id. */
    account: z.uuid('Use the id of an account').optional(),
    from: z.iso.date('Use the form YYYY-MM-DD').optional(),
    /** With this day. */
    to: z.iso.date('Use the form YYYY-MM-DD').optional(),
    ...Paging,
  }),
  response: pageOf(LogEntry),
})

/* The state of the system */

export const SystemState = z.object({
  at: z.string(),
  versions: z.object({ hukumu: z.string(), node: z.string(), database: z.string() }),
  database: z.object({
    kind: z.enum(['embedded', 'postgresql']),
    ranking: z.enum(['bm25', 'ts_rank']),
    bytes: Count,
    migration: z.string(),
  }),
  process: z.object({ started_at: z.string(), memory: Count }),
  /** Of the folder that this process writes to; null where it cannot be told. */
  disk: z.object({ free: Count, total: Count }).nullable(),
  jobs: z.object({ waiting: Count, retrying: Count, running: Count, failed: Count, oldest_waiting: z.string().nullable() }),
  /** By a mail server, or into files that wait for one. */
  mail: z.object({ by: z.enum(['smtp', 'outbox']), server: z.string().nullable(), waiting: Count.nullable() }),
  language_model: z.string().nullable(),
  /** What it was used for in the last days. Tokens are those that its endpoint counted, else a quarter of the letters; no cost where no price is set. */
  model_use: z.object({ days: Count, requests: Count, tokens_read: Count, tokens_written: Count, cost_usd: z.number().nullable() }),
  /**
   * How far the public library has vectors; null where no model makes any. Not `available`: a PostgreSQL without pgvector. `problem`: why the last try
   * came to nothing. Tokens and cost are those of the same days.
   */
  meaning: z
    .object({
      model: z.string(),
      available: z.boolean(),
      embedded: Count,
      waiting: Count,
      passages: Count,
      problem: z.string().nullable(),
      tokens: Count,
      cost_usd: z.number().nullable(),
    })
    .nullable(),
  library: z.object({
    judgments: Count,
    digests: Count,
    samples: Count,
    private_documents: Count,
    last_import: z.string().nullable(),
  }),
  accounts: z.object({ all: Count, verified: Count, editors: Count, admins: Count, sessions: Count }),
})
export type SystemState = z.infer<typeof SystemState>

export const getSystemState = endpoint({
  method: 'GET',
  path: '/api/admin/state',
  summary: 'How the installation is: database, jobs, mail, disk, versions, library, accounts',
  access: 'admin',
  response: SystemState,
})

export const FailedJob = z.object({
  id: z.string(),
  job: z.string(),
  sent_at: z.string(),
  failed_at: z.string(),
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const listFailedJobs = endpoint({
  method: 'GET',
  path: '/api/admin/failed-jobs',
  summary: 'Jobs that failed too often, the latest first',
  access: 'admin',
  query: z.object(Paging),
  response: pageOf(FailedJob),
})

const JobIds = z.object({
  ids: z
    .array(z.uuid('Use the ids of failed jobs').meta({ examples: ['6f1c0d8e-8a43-4f0e-9d5b-2f6f0a9b7c11'] }))
    .min(1, 'Name at least one job')
    .max(100, 'At most 100 at once'),
})

export const retryFailedJobs = endpoint({
  method: 'POST',
  path: '/api/admin/failed-jobs/retry',
  summary: 'Tries failed jobs again from their first try on',
  access: 'admin',
  body: JobIds,
  response: z.object({ jobs: Count }),
})

export const discardFailedJobs = endpoint({
  method: 'POST',
  path: '/api/admin/failed-jobs/discard',
  summary: 'Gives failed jobs up for good',
  access: 'admin',
  body: JobIds,
  response: z.object({ jobs: Count }),
})

/* Redactions */

/** What was replaced in one case at one time: the initials that stand there now, and in how many places of which kind. Never the name. */
export const Redaction = z.object({
  id: z.number().int(),
  at: z.string(),
  case_id: z.string(),
  /** Null where the library holds the case no longer. */
  title: z.string().nullable(),
  initials: z.string(),
  places: z.record(z.string(), Count),
  /** Who did it, as the command was told; null where an administrator did it from here. */
  told_by: z.string().nullable(),
  actor: AuditPerson.nullable(),
})
export type Redaction = z.infer<typeof Redaction>

export const listRedactions = endpoint({
  method: 'GET',
  path: '/api/admin/redactions',
  summary: 'Names that were taken out of cases, the latest first',
  access: 'admin',
  query: z.object(Paging),
  response: pageOf(Redaction),
})

export const mostReplacements = 20
const Redacting = z.object({
  case_id: z
    .string()
    .trim()
    .min(1, 'Name the case')
    .max(120)
    .meta({ examples: ['kesc-2026-90007'] }),
  replacements: z
    .array(
      z.object({
        name: z
          .string()
          .trim()
          .min(1, 'Write the name as it is printed')
          .max(200, 'At most 200 characters')
          .meta({ examples: ['Musa Barasa Wamoto'] }),
        initials: z
          .string()
          .trim()
          .min(1, 'Write the initials that take its place')
          .max(40, 'At most 40 characters')
          .meta({ examples: ['M.B.W.'] }),
      }),
    )
    .min(1, 'Give at least one name')
    .max(mostReplacements, `At most ${mostReplacements} names at once`),
  /** Also in the cases that cite this one and print the name. */
  everywhere: z.boolean().default(false),
})

export const RedactionReport = z.object({
  documents: z.array(z.object({ case_id: z.string(), places: z.record(z.string(), Count) })),
  /** Cases that cite this one and print the name, which stays there. */
  also_naming: z.array(z.string()),
  answers: Count,
  mails: Count,
  /** Places where a single word of a longer name is left. */
  lone_words: Count,
})
export type RedactionReport = z.infer<typeof RedactionReport>

export const previewRedaction = endpoint({
  method: 'POST',
  path: '/api/admin/redactions/preview',
  summary: 'Counts the places in which names would be replaced, and changes nothing',
  access: 'admin',
  secret: true,
  body: Redacting,
  response: RedactionReport,
})

export const redactCase = endpoint({
  method: 'POST',
  path: '/api/admin/redactions',
  summary: 'Takes names out of a case and of all that is kept about it, for good',
  access: 'admin',
  secret: true,
  atOnce: true,
  body: Redacting,
  response: RedactionReport,
})

/* Imports */

export const largestImportFile = 100 * 1024 * 1024
export const mostImportFiles = 100

export const importStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export const ImportState = z.enum(importStates)
export type ImportState = z.infer<typeof ImportState>
export const importOutcomes = ['added', 'updated', 'flagged', 'unchanged', 'rejected'] as const
export const ImportOutcomeKind = z.enum(importOutcomes)
export type ImportOutcomeKind = z.infer<typeof ImportOutcomeKind>

/** One import, begun from a screen. Bytes and records as far as it is. */
export const ImportRun = z.object({
  id: z.string(),
  from: z.enum(['upload', 'folder']),
  /** The folder or file under the folder of imports; the first file's name of an upload. */
  source: z.string(),
  state: ImportState,
  asked_at: z.string(),
  started_at: z.string().nullable(),
  ended_at: z.string().nullable(),
  /** Whether somebody asked that it ends. */
  ending: z.boolean(),
  /** How often it was begun anew, after the server had stopped in the middle. */
  resumed: Count,
  files: Count,
  bytes: Count,
  bytes_read: Count,
  records: Count,
  counts: z.object({ added: Count, updated: Count, flagged: Count, unchanged: Count, rejected: Count }),
  /** Why it failed, as a code. */
  failure: z.enum(['files-gone', 'unexpected']).nullable(),
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
})
export type ImportRun = z.infer<typeof ImportRun>

export const ImportRecord = z.object({
  file: z.string(),
  outcome: ImportOutcomeKind,
  case_id: z.string().nullable(),
  /** In English, empty where there is nothing to say. */
  reason: z.string(),
  reason_codes: z.array(ImportReason),
})
export type ImportRecord = z.infer<typeof ImportRecord>

const runId = z.object({ id: z.string().min(1).max(120) })
const onImport = { kind: 'import', by: 'id' } as const

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/imports',
  summary: 'Imports that were begun from here, the latest first',
  access: 'admin',
  query: z.object(Paging),
  response: pageOf(ImportRun),
})

export const getImport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id',
  summary: 'One import',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  response: ImportRun,
})

export const listImportRecords = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/records',
  summary: 'What became of each record, in the order of the files; those of one outcome',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  query: z.object({ outcome: ImportOutcomeKind.optional(), ...Paging }),
  response: pageOf(ImportRecord),
})

export const exportImportReport = endpoint({
  method: 'GET',
  path: '/api/admin/imports/:id/report',
  summary: 'What became of every record, as tab-separated values',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  file: 'text/tab-separated-values',
  response: z.file(),
})

export const followImport = stream({
  method: 'GET',
  path: '/api/admin/imports/:id/progress',
  summary: 'Tells how far an import is, until it has ended',
  access: 'admin',
  on: { ...onImport, action: 'read' },
  params: runId,
  events: { progress: ImportRun },
  live: true,
  response: ImportRun,
})

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/:id/cancel',
  summary: 'Ends an import after the batch at hand; what was stored stays',
  access: 'admin',
  on: { ...onImport, action: 'change' },
  params: runId,
  response: ImportRun,
})

/** What lies in the folder that the operator set aside for imports; null where there is none. */
export const listImportSources = endpoint({
  method: 'GET',
  path: '/api/admin/import-sources',
  summary: 'Files and folders that may be imported from the server',
  access: 'admin',
  response: z.object({
    folder: z.string().nullable(),
    entries: z.array(z.object({ name: z.string(), is_folder: z.boolean(), bytes: Count.nullable() })),
    /** There are more than are listed. */
    more: z.boolean(),
  }),
})

export const startImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports',
  summary: 'Begins to import a file or folder of the folder of imports; all of it where no name is given',
  access: 'admin',
  status: 202,
  body: z.object({
    name: z.string().max(500, 'At most 500 characters').default(''),
  }),
  response: ImportRun,
})

export const uploadImport = endpoint({
  method: 'POST',
  path: '/api/admin/imports/upload',
  summary: 'Begins to import files (multipart/form-data) into the public library',
  access: 'admin',
  status: 202,
  upload: { mostFiles: mostImportFiles, largestFile: largestImportFile },
  response: ImportRun,
})

/* Accounts */

/** An account as administrators see it. */
export const OverseenAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organization: z.string().nullable(),
  role: Role,
  created_at: z.string(),
  verified: z.boolean(),
  locked_at: z.string().nullable(),
  /** By an administrator, or because its owner asked for its deletion. */
  lock_reason: z.enum(['administration', 'deletion']).nullable(),
  two_step: z.boolean(),
  /** Null for longer ago than sessions are kept. */
  last_seen_at: z.string().nullable(),
})
export type OverseenAccount = z.infer<typeof OverseenAccount>

const accountId = z.object({ id: z.string().min(1).max(120) })
const onAccount = { kind: 'account', by: 'id' } as const

export const listAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  summary: 'Accounts, the newest first: those whose name, address or organization holds every word',
  access: 'admin',
  query: z.object({
    query: z.string().trim().max(200).default(''),
    role: Role.optional(),
    locked: z.enum(['yes', 'no']).optional(),
    ...Paging,
  }),
  response: pageOf(OverseenAccount),
})

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/:id',
  summary: 'One account',
  access: 'admin',
  on: { ...onAccount, action: 'read' },
  params: accountId,
  response: OverseenAccount,
})

export const setAccountRole = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/role',
  summary: 'Gives an account a role; 409 last-admin where nobody would administer the installation',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  body: z.object({ role: Role.meta({ examples: ['user'] }) }),
  response: OverseenAccount,
})

export const lockAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/lock',
  summary: 'Signs an account out everywhere and lets nobody in; 409 last-admin where nobody would administer the installation',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  response: OverseenAccount,
})

export const unlockAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/unlock',
  summary: 'Lets an account in again that an administrator locked',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  response: OverseenAccount,
})

export const endAccountSessions = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/:id/end-sessions',
  summary: 'Signs an account out on every device',
  access: 'admin',
  on: { ...onAccount, action: 'change' },
  params: accountId,
  response: OverseenAccount,
})
