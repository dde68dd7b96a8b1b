/** What is told to the page for which something was taken from what is kept. `at`: when the server gave it, as its `Date` says. */
export interface FromKept {
  kind: 'from-kept'
  at: string
}

/** What pages tell the worker: to say what was taken before they listened, to forget what was read, or to take over from the one before it. */
export type ToWorker = 'listening' | 'forget' | 'take-over'
