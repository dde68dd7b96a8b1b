import { exportCases } from '#contract/exports'
import { getCaseMatches } from '#contract/matches'
import { searchFacets } from '#contract/facets'
import { SearchFilters, listCases, searchAdvanced, searchCases, searchLibrary } from '#contract/search'
import { findSimilarCases, listRelatedCases } from '#contract/similar'
import { searchPassages } from '#contract/passage-search'
import { searchSemantic } from '#contract/semantic'
import { suggest } from '#contract/suggestions'
import type { FastifyInstance } from 'fastify'
import { limitStatements } from '../../database/statement-limits.ts'
import { serve } from '../../http/serve.ts'
import type { Exports } from './export/exports.ts'
import type { Search } from './search.ts'
import { understood } from './understood.ts'

export function searchRoutes(app: FastifyInstance, search: Search, exports: Exports) {
  serve(app, exportCases, ({ query }, { reader }) => understood('query', exports.export(reader, query)))
  const none = SearchFilters.parse({})
  serve(app, listCases, ({ query }, { reader }) => understood('query', search.find(reader, query, query)))
  serve(app, searchCases, ({ query }, { reader }) =>
    understood(
      'query',
      search.find(
        reader,
        { ...none, query: query.query, jurisdiction: query.jurisdiction, every: query.every },
        { ...query, sort: 'relevance' },
      ),
    ),
  )
  serve(app, searchLibrary, ({ query }, { reader }) =>
    understood(
      'query',
      search.find(
        reader,
        {
          ...none,
          query: query.query,
          citation: query.citation,
          similar_to: query.similar,
          jurisdiction: query.jurisdiction,
          every: query.every,
        },
        { ...query, sort: 'relevance' },
      ),
    ),
  )
  serve(app, searchAdvanced, ({ body }, { reader }) => {
    const page = { ...body, limit: body.pageSize, offset: (body.page - 1) * body.pageSize }
    return understood(
      'body',
      limitStatements({ milliseconds: body.timeout_seconds * 1000 }, () => search.find(reader, body, page)),
    )
  })
  serve(app, getCaseMatches, ({ params, query }, { reader }) => understood('query', search.matchesIn(reader, params.id, query.query)))
  serve(app, findSimilarCases, ({ params, query }, { reader }) => search.similar(reader, params.id, query.limit))
  serve(app, listRelatedCases, ({ params, query }, { reader }) => search.similar(reader, params.id, query.limit))
  serve(app, searchSemantic, ({ body }, { reader }) => search.semantic(reader, body, { limit: body.limit, offset: body.offset }))
  serve(app, searchPassages, ({ body: { limit, ...filters } }, { reader }) => search.passages(reader, filters, limit))
  serve(app, suggest, ({ query }, { reader }) => search.suggest(reader, query))
  serve(app, searchFacets, ({ body }, { reader }) =>
    understood(
      'body',
      limitStatements({ milliseconds: body.timeout_seconds * 1000 }, () =>
        search.facets(reader, { ...body, every: body.every || body.sort !== 'relevance' }),
      ),
    ),
  )
}
