import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const Count = z.number().int().min(0)

export const backupReasons = ['schedule', 'screen', 'command', 'migration'] as const
export const backupFailures = ['no-space', 'not-writable', 'stopped', 'unexpected'] as const
export const BackupFailure = z.enum(backupFailures)
export type BackupFailure = z.infer<typeof BackupFailure>

/** A backup as it lies in its folder. What stands in it is null where it cannot be read. */
export const Backup = z.object({
  file: z.string(),
  made_at: z.string(),
  bytes: Count,
  sealed: z.boolean(),
  /** `other-key`: sealed with another key than the one that is set. Sums are compared by `npm run backup -- --verify`. */
  state: z.enum(['readable', 'other-key', 'damaged', 'later-version']),
  holds: z
    .object({ reason: z.enum(backupReasons), version: z.string(), judgments: Count, accounts: Count, rows: Count, files: Count })
    .nullable(),
})
export type Backup = z.infer<typeof Backup>

export const BackupState = z.object({
  folder: z.string(),
  /** Whether one is made every night. */
  nightly: z.boolean(),
  /** How many are kept. */
  keep: Count,
  /** Whether those that are made from now on are sealed. */
  sealed: z.boolean(),
  /** One that is being made: how far it is, from 0 to 1. */
  running: z.object({ started_at: z.string(), done: z.number().min(0).max(1) }).nullable(),
  /** What went wrong since the newest one was made: it failed, or none was made for a day and a half. */
  problem: z.object({ kind: z.enum(['failed', 'missed']), at: z.string(), failure: BackupFailure.nullable() }).nullable(),
  backups: z.array(Backup),
})
export type BackupState = z.infer<typeof BackupState>

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  summary: 'The backups of this installation, the newest first, and how the next one stands',
  access: 'admin',
  response: BackupState,
})

export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  summary: 'Makes a backup now; one that is being made already is left to it',
  access: 'admin',
  status: 202,
  response: z.object({ started: z.literal(true) }),
})
