// admin_shutdown, crash_shutdown, cannot_connect_now, connection_failure and the rest of its class
const lostCodes = /^(?:57P0[1-3]|08.{3}|ECONNRESET|ECONNREFUSED|EPIPE|ENOENT)$/

/** Whether a statement failed because the database went away, not because of what it said. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  // What pg says of a connection that ended between two statements has no code.
  return (
    (typeof code === 'string' && lostCodes.test(code)) ||
    /^Connection terminated|^Client has encountered a connection error/.test(error.message)
  )
}

/** Whether there was no room to write, for the database (disk_full) or for a file of ours. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && ['53100', 'ENOSPC'].includes((error as { code?: string }).code ?? '')

/**
 * Whether nothing may be written: a file system that has become read-only, for a file of ours or of PostgreSQL's, which says in its words alone that a
 * privilege was lacking for a file; or a PostgreSQL that only reads (read_only_sql_transaction), as the second of two does.
 */
export function isReadOnly(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: string }
  // could not open file "base/16384/2619": Read-only file system
  const ofFile = code === '42501' && /^could not \w+ (?:file|directory) /.test(error.message)
  return ofFile || code === '25006' || code === 'EROFS'
}
