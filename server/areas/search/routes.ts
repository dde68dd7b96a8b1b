import { exportCases } from '#contract/exports'
import { getCaseMatches } from '#contract/matches'
import { searchFacets } from '#contract/facets'
import { SearchFilters, listCases, searchAdvanced, searchCases, searchLibrary } from '#contract/search'
import { findSimilarCases, listRelatedCases } from '#contract/similar'
import { searchSemantic } from '#contract/semantic'
import { suggest } from '#contract/suggestions'
import type { FastifyInstance } from 'fastify'
import { limitStatements } from '../../database/statement-limits.ts'
import { InvalidInput } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import type { Exports } from './export/exports.ts'
import { MalformedQuery, type Search } from './search.ts'

export function searchRoutes(app: FastifyInstance, search: Search, exports: Exports) {
  serve(app, exportCases, ({ query }, { userId }) => understood('query', exports.export(userId, query)))
  const none = SearchFilters.parse({})
  serve(app, listCases, ({ query }, { userId }) => understood('query', search.find(userId, query, query)))
  serve(app, searchCases, ({ query }, { userId }) =>
    understood('query', search.find(userId, { ...none, query: query.query }, { ...query, sort: 'relevance' })),
  )
  serve(app, searchLibrary, ({ query }, { userId }) =>
    understood(
      'query',
      search.find(
        userId,
        { ...none, query: query.query, citation: query.citation, similar_to: query.similar },
        { ...query, sort: 'relevance' },
      ),
    ),
  )
  serve(app, searchAdvanced, ({ body }, { userId }) => {
    const page = { ...body, limit: body.pageSize, offset: (body.page - 1) * body.pageSize }
    return understood(
      'body',
      limitStatements({ milliseconds: body.timeout_seconds * 1000 }, () => search.find(userId, body, page)),
    )
  })
  serve(app, getCaseMatches, ({ params, query }, { userId }) => understood('query', search.matchesIn(userId, params.id, query.query)))
  serve(app, findSimilarCases, ({ params, query }, { userId }) => search.similar(userId, params.id, query.limit))
  serve(app, listRelatedCases, ({ params, query }, { userId }) => search.similar(userId, params.id, query.limit))
  serve(app, searchSemantic, ({ body }, { userId }) => search.semantic(userId, body, { limit: body.limit, offset: body.offset }))
  serve(app, suggest, ({ query }, { userId }) => search.suggest(userId, query))
  serve(app, searchFacets, ({ body }, { userId }) =>
    understood(
      'body',
      limitStatements({ milliseconds: body.timeout_seconds * 1000 }, () => search.facets(userId, body)),
    ),
  )
}

/** A query that cannot be understood is an error of the field it came in. */
async function understood<T>(place: 'query' | 'body', work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof MalformedQuery)) throw error
    throw new InvalidInput([{ loc: [place, 'query'], msg: error.message, type: 'query-syntax' }], 'invalid-query')
  }
}
