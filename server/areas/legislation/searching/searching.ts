import type { Output, Received } from '#contract/endpoint'
import type { searchEverything } from '#contract/search-everything'
import { SearchFilters, type SearchResults } from '#contract/search'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import { lookUpLaws } from '../citing/look-up-laws.ts'
import { readBox } from './read-box.ts'
import { headedBy } from './searching-storage.ts'

/** How the box searches the cases. */
export type FindCases = (
  reader: Reader,
  filters: SearchFilters,
  page: { sort: 'relevance'; limit: number; offset: number },
) => Promise<SearchResults>

/** Cases and the law by one query: the provisions that it names, those whose headings have its words, and the cases. */
export const createSearching =
  (database: Database, findCases: FindCases) =>
  async (
    reader: Reader,
    { query, kind, jurisdiction, limit, offset }: Received<typeof searchEverything>['query'],
  ): Promise<Output<typeof searchEverything>> => {
    const { words, references } = readBox(query)
    const page = { limit, offset }
    const nothing = { limit: 1, offset: 0 }
    const folded = words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
    const [found, headed, cases] = await Promise.all([
      lookUpLaws(database, references, null),
      headedBy(database, reader, folded, kind === 'cases' ? nothing : page),
      findCases(reader, SearchFilters.parse({ query: words, jurisdiction }), {
        sort: 'relevance',
        ...(kind === 'legislation' ? nothing : page),
      }),
    ])
    const named = found.flatMap((one) => (one.status === 'found' ? [one.provision] : []))
    return {
      query: words,
      named: [...new Map(named.map((one) => [`${one.act.id}~${one.eid}`, one])).values()],
      legislation: { ...headed, results: kind === 'cases' ? [] : headed.results },
      cases: { ...cases, results: kind === 'legislation' ? [] : cases.results },
      kinds: [
        { kind: 'legislation', total: headed.total, total_relation: 'eq' },
        { kind: 'cases', total: cases.total, total_relation: cases.total_relation },
      ],
      offset,
      limit,
    }
  }
