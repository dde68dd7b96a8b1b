import { z } from 'zod'
import { Day } from './day.ts'
import { type AuditAction, auditCatalogue } from './audit.ts'
import { endpoint } from './endpoint.ts'
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
    from: Day.optional(),
    /** With this day. */
    to: Day.optional(),
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
   * How far the public library has vectors; null where no model makes any. `problem`: why the last try came to nothing. Tokens and cost are those
   * of the same days.
   */
  meaning: z
    .object({
      model: z.string(),
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

export const SlowStatements = z.object({
  /** Where PostgreSQL counts nothing, why. */
  state: z.enum(['counted', 'not-installed', 'not-loaded', 'not-permitted']),
  since: z.string().nullable(),
  /** Those that took the most time together, first. The text has no values. */
  statements: z.array(z.object({ id: z.string(), text: z.string(), calls: Count, total_ms: z.number(), mean_ms: z.number() })),
})
export type SlowStatements = z.infer<typeof SlowStatements>

export const listSlowStatements = endpoint({
  method: 'GET',
  path: '/api/admin/slow-statements',
  summary: 'The twenty statements that took the most time of the database',
  access: 'admin',
  response: SlowStatements,
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
