import { z } from 'zod'
import { Role } from './accounts.ts'

const Nothing = z.strictObject({})
/** A short name of ours; never words that somebody wrote. */
const Code = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
const Count = z.number().int().min(0)

/** What the log can tell, and which codes and counts it tells of each. What it was done to stands beside them by its id. */
export const auditCatalogue = {
  'account-created': Nothing,
  'address-confirmed': Nothing,
  /** Who holds the mailbox took the account over from whoever had made it with that address. */
  'address-taken-over': Nothing,
  /** What the former holder had put in was deleted, or kept. */
  'take-over-settled': z.strictObject({ removed: Count }),
  'profile-changed': z.strictObject({ fields: z.array(Code).max(20) }),

  'signed-in': z.strictObject({ by: z.enum(['password', 'authenticator', 'recovery-code']) }),
  'sign-in-failed': z.strictObject({
    because: z.enum(['unknown-address', 'wrong-password', 'wrong-code', 'unverified', 'locked', 'too-many-tries']),
  }),
  'signed-out': Nothing,
  'sessions-ended': z.strictObject({
    sessions: Count,
    because: z.enum(['asked', 'password-changed', 'password-reset', 'account-locked', 'token-used-twice', 'deletion']),
  }),

  'password-changed': Nothing,
  'password-reset-asked': Nothing,
  'password-reset': Nothing,
  'second-factor-on': Nothing,
  'second-factor-off': Nothing,
  'recovery-codes-made': Nothing,
  'token-made': z.strictObject({ scopes: z.array(Code).max(10), days: Count.nullable() }),
  'token-ended': Nothing,

  'role-changed': z.strictObject({ from: Role, to: Role }),
  'account-locked': Nothing,
  'account-unlocked': Nothing,

  exported: Nothing,
  /** In so many days; 0 where there is no grace. */
  'deletion-asked': z.strictObject({ days: Count }),
  'deletion-undone': Nothing,
  'deletion-done': Nothing,

  redacted: z.strictObject({ documents: Count, places: Count }),
  'import-started': z.strictObject({ from: z.enum(['upload', 'folder', 'command']), files: Count.nullable() }),
  'import-cancelled': Nothing,
  /** Withheld is what was taken down before. */
  imported: z.strictObject({ added: Count, changed: Count, unchanged: Count, withheld: Count, rejected: Count }),
  /** One of the public library, with all that was made of it. */
  'case-removed': Nothing,
  /** By an order, so that no import brings it back; and that it may come again. */
  'case-taken-down': Nothing,
  'case-restored': Nothing,
  'samples-removed': z.strictObject({ documents: Count }),
  'judge-decided': Nothing,
  'jobs-retried': z.strictObject({ jobs: Count }),
  'jobs-discarded': z.strictObject({ jobs: Count }),
  'backup-asked': Nothing,
  'report-decided': z.strictObject({ decision: z.enum(['resolved', 'declined', 'opened-again']) }),

  'licence-changed': z.strictObject({ plan: Code, state: Code }),
  'seat-given': Nothing,
  'seat-taken': Nothing,
  'invoice-issued': z.strictObject({ cents: Count }),
  'payment-booked': z.strictObject({ cents: Count, by: Code }),
  'payment-undone': z.strictObject({ cents: Count, by: Code }),
} as const satisfies Record<string, z.ZodType>

export type AuditAction = keyof typeof auditCatalogue
export type AuditDetails<Action extends AuditAction> = z.infer<(typeof auditCatalogue)[Action]>

/** Days for which an entry is kept, and for which it tells where the request came from. */
export const auditKeptDays = 730
export const auditAddressKeptDays = 90
