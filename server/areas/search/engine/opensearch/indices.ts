import type { OpenSearch } from './connect.ts'
import type { Query } from './compile.ts'
import type { Kind } from './mapping.ts'

export interface Hit {
  _id: string
  _score: number | null
  sort: (number | null)[]
  /** What of the query by its names holds, with its scores. */
  matched_queries?: Record<string, number>
}

export interface Answered {
  hits: { total?: { value: number }; max_score: number | null; hits: Hit[] }
  aggregations?: Record<string, Aggregated>
  error?: { type: string }
  _shards: { failed: number }
}

export interface Aggregated {
  doc_count?: number
  buckets?: readonly unknown[]
}

/** Places of a shard that a search returns at once. */
const pageSize = 10_000
const countedAtOnce = 200

export type Indices = ReturnType<typeof reachIndices>

/** The indices of one library by their aliases, which begin with its name. */
export function reachIndices(cluster: OpenSearch, library: string) {
  const alias = (kind: Kind) => `${library}-${kind}`

  /** Carries searches out at once. */
  async function searches(asked: readonly [kind: Kind, body: object][]): Promise<Answered[]> {
    const lines = asked.flatMap(([kind, body]) => [JSON.stringify({ index: alias(kind) }), JSON.stringify(body)])
    const { responses } = await cluster.call<{ responses: Answered[] }>('POST', '/_msearch', `${lines.join('\n')}\n`)
    for (const { error, _shards: shards } of responses)
      if (error || shards.failed > 0) throw new Error(`OpenSearch refuses: ${error?.type ?? 'a shard failed'}`)
    return responses
  }

  /** `named`: with the scores of what of the query has a name. */
  const search = (kind: Kind, body: object, { named = false } = {}): Promise<Answered> =>
    cluster.call(
      'POST',
      `/${alias(kind)}/_search?allow_partial_search_results=false${named ? '&include_named_queries_score=true' : ''}`,
      body,
    )

  return {
    alias,
    /** The index of a generation: the alias names the one that is searched. */
    nameIn: (generation: string, kind: Kind) => `${alias(kind)}-${generation}`,
    search,

    /** The ids of all texts that a query finds, one for each of their parts. */
    async ids(kind: Kind, query: Query): Promise<number[]> {
      const ids: number[] = []
      for (let after: Hit['sort'] | null = null; ;) {
        const { hits } = await search(kind, {
          query,
          size: pageSize,
          track_total_hits: false,
          sort: [{ id: 'asc' }, { part: 'asc' }],
          ...(after !== null && { search_after: after }),
        })
        ids.push(...hits.hits.map(({ sort }) => sort[0]!))
        after = hits.hits.at(-1)?.sort ?? null
        if (hits.hits.length < pageSize) return ids
      }
    },

    /** How many texts each of some queries finds among those that are meant. */
    async counts(kind: Kind, among: Query, queries: readonly Query[]): Promise<number[]> {
      const counts: number[] = []
      for (let from = 0; from < queries.length; from += countedAtOnce) {
        const asked = queries
          .slice(from, from + countedAtOnce)
          .map((query): [Kind, object] => [kind, { query: { bool: { filter: [among, query] } }, size: 0, track_total_hits: true }])
        counts.push(...(await searches(asked)).map(({ hits }) => hits.total!.value))
      }
      return counts
    },
  }
}
