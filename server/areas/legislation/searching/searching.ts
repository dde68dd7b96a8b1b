import type { Output, Received } from '#contract/endpoint'
import type { searchEverything, searchLegislation } from '#contract/search-everything'
import { SearchFilters, type SearchResults } from '#contract/search'
import { dayInNairobi } from '../../../clock.ts'
import type { Reader } from '../../../access/access.ts'
import type { Database } from '../../../database/open.ts'
import type { SearchLaw } from '../../search/search.ts'
import { lookUpLaws } from '../citing/look-up-laws.ts'
import { statusOf } from '../status-of.ts'
import { readBox } from './read-box.ts'

/** How the box searches the cases. */
export type FindCases = (
  reader: Reader,
  filters: SearchFilters,
  page: { sort: 'relevance'; limit: number; offset: number },
) => Promise<SearchResults>

type Asked = Received<typeof searchEverything>['query']
type AskedOfLaw = Received<typeof searchLegislation>['query']

/** Cases and the law by one query: the provisions that it names, those that have its words, and the cases. */
export const createSearching = (database: Database, { find: findCases, law: searchLaw }: { find: FindCases; law: SearchLaw }) => {
  const law = async (reader: Reader, { query, as_at, limit, offset }: AskedOfLaw): Promise<Output<typeof searchLegislation>> => {
    const { references, law: asked } = readBox(query)
    const [named, { results, total, relation }] = await Promise.all([
      lookUpLaws(database, references, as_at ?? null),
      searchLaw.find(reader, asked.words, { ...asked, asAt: as_at ?? null }, { limit, offset }),
    ])
    const today = as_at ?? dayInNairobi(database.clock.now())
    const provisions = named.flatMap((one) => (one.status === 'found' ? [one.provision] : []))
    return {
      named: [...new Map(provisions.map((one) => [`${one.act.id}~${one.eid}`, one])).values()],
      results: results.map(({ repealed, commenced, ...one }) => ({ ...one, status: statusOf({ repealed, commenced }, today) })),
      total,
      total_relation: relation,
      offset,
      limit,
    }
  }

  return {
    law,

    async everything(reader: Reader, asked: Asked): Promise<Output<typeof searchEverything>> {
      const { query, kind, jurisdiction, limit, offset } = asked
      const { words } = readBox(query)
      const page = { limit, offset }
      const nothing = { limit: 1, offset: 0 }
      const [{ named, results, total, total_relation }, cases] = await Promise.all([
        law(reader, { ...asked, ...(kind === 'cases' ? nothing : page) }),
        findCases(reader, SearchFilters.parse({ query: words, jurisdiction }), {
          sort: 'relevance',
          ...(kind === 'legislation' ? nothing : page),
        }),
      ])
      return {
        query: words,
        named,
        legislation: { results: kind === 'cases' ? [] : results, total, total_relation },
        cases: { ...cases, results: kind === 'legislation' ? [] : cases.results },
        kinds: [
          { kind: 'legislation', total, total_relation },
          { kind: 'cases', total: cases.total, total_relation: cases.total_relation },
        ],
        offset,
        limit,
      }
    },
  }
}
