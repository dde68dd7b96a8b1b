import { CallError } from './call-error.ts'

export const mostRetries = 3

/** Milliseconds before a retry: 2 s, 4 s, 8 s for the first, second and third. */
export const retryWait = (retry: number): number => 1000 * 2 ** retry

/** 408 is a query that took too long: it would again. */
const mayPass = (error: unknown) =>
  error instanceof CallError && (error.kind === 'timeout' || error.kind === 'network' || (error.kind === 'answer' && error.status >= 500))

/** Resolves after `ms`, rejects with the signal's reason as soon as it aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const stop = () => {
      clearTimeout(timer)
      reject(signal!.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Runs `attempt`, again up to three times after a 5xx answer, a time-out or a network failure. */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let retry = 1; ; retry++) {
    try {
      return await attempt()
    } catch (error) {
      if (retry > mostRetries || !mayPass(error)) throw error
      await wait(retryWait(retry), signal)
    }
  }
}
