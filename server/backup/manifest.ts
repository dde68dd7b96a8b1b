import { z } from 'zod'
import { backupReasons } from '#contract/backups'

const Count = z.number().int().min(0)
const Sum = z.string().regex(/^[\da-f]{64}$/)

/** Why a backup was made. */
export type BackupReason = (typeof backupReasons)[number]

/** What an archive holds. Bytes and SHA-256 are those of what was archived, before it was compressed. */
export const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  reason: z.enum(backupReasons),
  hukumu: z.string(),
  postgresql: z.string(),
  /** The names of the migrations that had been applied, in their order, and the version of the queue's tables. */
  migrations: z.array(z.string()).min(1),
  queue: Count,
  judgments: Count,
  accounts: Count,
  /** One file each, as COPY writes it as text: `tables/public.users.copy`. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: Count, bytes: Count, sha256: Sum })),
  /** Where each counter stood. */
  sequences: z.array(z.object({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** What lay in DATA_DIR beside the database: `files/bundles/….pdf`. */
  files: z.array(z.object({ path: z.string(), bytes: Count, sha256: Sum })),
})
export type Manifest = z.infer<typeof Manifest>
export type TableEntry = Manifest['tables'][number]

export const manifestName = 'manifest.json'
export const nameOfTable = (table: string) => `tables/${table}.copy`
export const nameOfFile = (path: string) => `files/${path}`
