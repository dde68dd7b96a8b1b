import type { Client } from './client.ts'
import { type BenchQuery, type QueryClass, queryClasses } from './queries.ts'

export const asking = ['results', 'facets', 'both'] as const
export type Asking = (typeof asking)[number]

/** Milliseconds. */
export interface Times {
  p50: number
  p95: number
}

const ask: Record<Asking, (client: Client, query: BenchQuery) => Promise<unknown>> = {
  results: (client, query) => client.results(query),
  facets: (client, query) => client.facets(query),
  both: (client, query) => Promise.all([client.results(query), client.facets(query)]),
}

export function timesOf(milliseconds: number[]): Times {
  const sorted = milliseconds.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95) }
}

export type ByClass = Record<QueryClass, Record<Asking, Times>>

/** One client that asks one thing after another: every class of query in each of the three ways. */
export async function measureAlone(client: Client, makeQuery: (kind: QueryClass) => BenchQuery, requests: number): Promise<ByClass> {
  const measured = {} as ByClass
  for (const kind of queryClasses) {
    measured[kind] = {} as Record<Asking, Times>
    for (const what of asking) {
      for (let i = 0; i < 5; i += 1) await ask[what](client, makeQuery(kind))
      const times: number[] = []
      for (let i = 0; i < requests; i += 1) times.push(await timed(() => ask[what](client, makeQuery(kind))))
      measured[kind][what] = timesOf(times)
    }
  }
  return measured
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Several clients at once, each asking queries of every class in turn: times, and pages a second together. */
export async function measureTogether(clients: Client[], makeQuery: (kind: QueryClass) => BenchQuery, requests: number) {
  const measured = {} as Record<Asking, Times & { perSecond: number }>
  for (const what of asking) {
    const queries = Array.from({ length: requests * clients.length }, (_, i) => makeQuery(queryClasses[i % queryClasses.length]!))
    const times: number[] = []
    const started = performance.now()
    await Promise.all(
      clients.map(async (client) => {
        for (let query = queries.pop(); query; query = queries.pop()) {
          const next = query
          times.push(await timed(() => ask[what](client, next)))
        }
      }),
    )
    measured[what] = { ...timesOf(times), perSecond: (times.length * 1000) / (performance.now() - started) }
  }
  return measured
}
