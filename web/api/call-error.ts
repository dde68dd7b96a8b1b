/**
 * Why a call failed.
 * - `answer`: the server answered with an error status.
 * - `timeout`, `network`: no answer came.
 * - `signed-out`: the session is over and could not be renewed.
 * - `unreadable`: an answer came that is not what the contract says.
 */
export type FailureKind = 'answer' | 'timeout' | 'network' | 'signed-out' | 'unreadable'

export interface Failure {
  kind: FailureKind
  /** The status of the answer; 0 when none came. */
  status: number
  /** Reason phrase of the answer, empty on HTTP/2. */
  statusText?: string
  /** The problem code of the contract, empty when the answer had none. */
  code?: string
  message: string
  /** Whether the server gave words of its own, beyond the status. */
  worded?: boolean
  /** What was behind it, for the technical details. */
  cause?: string
}

/** The only error that `call` rejects with, an abort of the caller's signal apart. */
export class CallError extends Error {
  readonly kind: FailureKind
  readonly status: number
  readonly statusText: string
  readonly code: string
  readonly worded: boolean

  constructor(failure: Failure) {
    super(failure.message, { cause: failure.cause })
    this.name = 'CallError'
    this.kind = failure.kind
    this.status = failure.status
    this.statusText = failure.statusText ?? ''
    this.code = failure.code ?? ''
    this.worded = failure.worded ?? false
  }
}
