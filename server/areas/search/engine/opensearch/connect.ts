import { StatementTimeout, currentLimits } from '../../../../database/statement-limits.ts'
import { Problem } from '../../../../problem.ts'

/** What OpenSearch says to a request. */
export type Said = Record<string, unknown>

/** One request to a cluster. `body` is sent as JSON, lines as one JSON a line. Throws a Problem where nothing answers. */
export interface OpenSearch {
  call: <Answer = Said>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object | string) => Promise<Answer>
  close: () => Promise<void>
}

/** Milliseconds that work may take for which nobody waits. */
const longest = 120_000
/** What a cluster says that cannot answer for now: it is starting, has too much to do, or lacks memory. */
const busy = new Set([429, 502, 503])

/** Reaches the cluster at an address; its client is loaded here and nowhere else. */
export async function connect(url: string): Promise<OpenSearch> {
  const { Client, errors } = await import('@opensearch-project/opensearch')
  const client = new Client({ node: url, maxRetries: 1, requestTimeout: longest })
  return {
    async call<Answer>(method: string, path: string, body?: object | string) {
      const limits = currentLimits()
      const milliseconds = limits === null ? longest : limits.milliseconds - (performance.now() - limits.since)
      if (milliseconds <= 0) throw new StatementTimeout()
      const content = typeof body === 'string' ? { bulkBody: body } : body === undefined ? {} : { body }
      const asked = client.transport.request({ method, path, ...content }, { requestTimeout: Math.ceil(milliseconds) })
      try {
        return (await untilLeft(Promise.resolve(asked), limits?.signal)).body as Answer
      } catch (error) {
        if (error instanceof errors.TimeoutError && limits !== null) throw new StatementTimeout()
        if (error instanceof errors.ResponseError && !busy.has(error.statusCode ?? 0))
          throw new Error(inWords(error.body), { cause: error })
        if (error instanceof errors.OpenSearchClientError) throw new Problem('search-unreachable')
        throw error
      }
    },
    close: () => client.close(),
  }
}

/** Waits for no answer any more once whoever asked has left: the request ends by itself. */
function untilLeft<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return answer
  const { promise: left, reject } = Promise.withResolvers<never>()
  const leave = () => reject(signal.reason as Error)
  signal.addEventListener('abort', leave)
  return Promise.race([answer, left]).finally(() => signal.removeEventListener('abort', leave))
}

/** What is wrong by OpenSearch's own words, without the query, which is somebody's. */
function inWords(body: unknown): string {
  const { error } = (body ?? {}) as { error?: { type?: string; root_cause?: { type?: string }[] } }
  return `OpenSearch refuses: ${error?.root_cause?.[0]?.type ?? error?.type ?? 'it says nothing'}`
}
