import type { Attributes } from '@opentelemetry/api'
import type { Config } from '../config.ts'

/** What a span is to the others: something that was asked of this process, that it asks of another, or that it does itself. */
export type SpanKind = 'asked' | 'asks' | 'does'

/** One piece of work that has begun. */
export interface Span {
  /** Does work as a part of it. */
  run: <T>(work: () => T) => T
  add: (attributes: Attributes) => void
  /** Says by its kind what went wrong, or by a code. */
  fail: (error: unknown) => void
  end: () => void
}

/**
 * What is told of work to whoever follows it by traces. Names and attributes are words of the code, texts of statements without their values, and models
 * by their names: never an address, what somebody sent, or the words of an error.
 */
export interface Tracing {
  /** Begins a trace, or goes on with the one that a `traceparent` names. */
  begin: (name: string, kind: SpanKind, attributes: Attributes, traceparent?: string) => Span
  /** Begins a part of the work that goes on; null outside of any. */
  beginPart: (name: string, kind: SpanKind, attributes: () => Attributes) => Span | null
  /** What a line of the log names the work by that goes on. */
  ids: () => { trace_id?: string }
  /** Sends what is still to be sent, for some seconds at most. */
  close: () => Promise<void>
}

/** Milliseconds until spans that have ended are sent, for one sending with its repeats, and for the last of them when the server ends. */
export interface TracingLimits {
  waiting: number
  sending: number
  ending: number
}

/** Traces where the operator set up who receives them; null where nobody does, and then nothing of it is loaded. */
export const openTracing = async (
  settings: Config['tracing'],
  onLost: (words: string) => void,
  limits?: TracingLimits,
): Promise<Tracing | null> => (settings.url === '' ? null : (await import('./opentelemetry.ts')).startTracing(settings, onLost, limits))

/** Does work as a span, which ends with it. */
export async function inSpan<T>(span: Span | null, work: () => Promise<T>): Promise<T> {
  if (span === null) return work()
  try {
    return await span.run(work)
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}
