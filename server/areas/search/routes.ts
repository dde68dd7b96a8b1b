import { SearchFilters, listCases, searchAdvanced, searchCases, searchFacets, searchLibrary } from '#contract/search'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Search } from './search.ts'

export function searchRoutes(app: FastifyInstance, search: Search) {
  const none = SearchFilters.parse({})
  serve(app, listCases, ({ query }) => search.find(query, query.limit, query.offset))
  serve(app, searchCases, ({ query }) => search.find({ ...none, query: query.query }, query.limit, query.offset))
  serve(app, searchLibrary, ({ query }) => search.find({ ...none, query: query.query || query.citation }, query.limit, query.offset))
  serve(app, searchAdvanced, ({ body }) => search.find(body, body.pageSize, (body.page - 1) * body.pageSize))
  serve(app, searchFacets, async ({ body }) => ({
    total: (await search.find(body, 1, 0)).total,
    total_relation: 'eq' as const,
    courts: [],
    stations: [],
    years: [],
    judges: [],
    document_types: [],
  }))
}
