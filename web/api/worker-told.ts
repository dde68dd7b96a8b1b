/** How the caches of readings begin; the worker and the pages of an account read one. */
export const readingsPrefix = 'read-'
/** The cache of what an account has read. */
export const readingsOf = (account: string): string => readingsPrefix + account

/** What is told to the page for which something was taken from what is kept. `at`: when the server gave it, as its `Date` says. */
export interface FromKept {
  kind: 'from-kept'
  at: string
}

/** What pages tell the worker: to say what was taken before they listened, to forget what was read, or to take over from the one before it. */
export type ToWorker = 'listening' | 'forget' | 'take-over'
