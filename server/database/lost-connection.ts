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
