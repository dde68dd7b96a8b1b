import { SearchFilters, listCases, searchAdvanced, searchCases, searchFacets, searchLibrary } from '#contract/search'
import { getCaseMatches } from '#contract/matches'
import { findSimilarCases, listRelatedCases } from '#contract/similar'
import { searchSemantic } from '#contract/semantic'
import { suggest } from '#contract/suggestions'
import { exportCases } from '#contract/exports'
import type { FastifyInstance } from 'fastify'
import { limitStatements } from '../../database/statement-limits.ts'
import { serve } from '../../http/serve.ts'
import type { Exports } from './export/exports.ts'
import type { Search } from './search.ts'

export function searchRoutes(app: FastifyInstance, search: Search, exports: Exports) {
  serve(app, exportCases, ({ query }, { userId }) => exports.export(userId, query))
  const none = SearchFilters.parse({})
  serve(app, listCases, ({ query }, { userId }) => search.find(userId, query, query))
  serve(app, searchCases, ({ query }, { userId }) => search.find(userId, { ...none, query: query.query }, { ...query, sort: 'relevance' }))
  serve(app, searchLibrary, ({ query }, { userId }) =>
    search.find(
      userId,
      { ...none, query: query.query, citation: query.citation, similar_to: query.similar },
      { ...query, sort: 'relevance' },
    ),
  )
  serve(app, searchAdvanced, ({ body }, { userId }) =>
    limitStatements({ milliseconds: body.timeout_seconds * 1000 }, () =>
      search.find(userId, body, { ...body, limit: body.pageSize, offset: (body.page - 1) * body.pageSize }),
    ),
  )
  serve(app, getCaseMatches, ({ params, query }, { userId }) => search.matchesIn(userId, params.id, query.query))
  serve(app, findSimilarCases, ({ params, query }, { userId }) => search.similar(userId, params.id, query.limit))
  serve(app, listRelatedCases, ({ params, query }, { userId }) => search.similar(userId, params.id, query.limit))
  serve(app, searchSemantic, ({ body }, { userId }) => search.semantic(userId, body, { limit: body.limit, offset: body.offset }))
  serve(app, suggest, ({ query }, { userId }) => search.suggest(userId, query))
  serve(app, searchFacets, ({ body }, { userId }) => search.facets(userId, body))
}
