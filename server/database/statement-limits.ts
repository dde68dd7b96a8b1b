import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a statement may take, and whether anybody still waits for it. */
export interface StatementLimits {
  milliseconds: number
  /** When the request came, by performance.now(). */
  since: number
  /** Aborted when whoever asked has left. */
  signal: AbortSignal
}

/** A search may take this long: section 9 of the specification. */
export const statementMilliseconds = 15_000

/** A statement that was ended because it took too long; the code is PostgreSQL's own for it. */
export class StatementTimeout extends Error {
  readonly code = '57014'

  constructor() {
    super('canceling statement due to statement timeout')
  }
}

const current = new AsyncLocalStorage<StatementLimits | null>()

/** Limits every statement that the work sends to the database, also in what it calls. What is given narrows limits set further out. */
export function limitStatements<T>(limits: Partial<Omit<StatementLimits, 'since'>>, work: () => Promise<T>): Promise<T> {
  const outer = current.getStore()
  const never = new AbortController().signal
  const { milliseconds = outer?.milliseconds ?? statementMilliseconds, signal = outer?.signal ?? never } = limits
  const since = outer?.since ?? performance.now()
  return current.run({ milliseconds: Math.min(milliseconds, outer?.milliseconds ?? milliseconds), since, signal }, work)
}

/** What limits statements here; null outside of requests that only read. */
export const currentLimits = (): StatementLimits | null => current.getStore() ?? null
