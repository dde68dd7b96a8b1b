import {
  createSavedSearch,
  deleteSavedSearch,
  executeSavedSearch,
  getSavedSearch,
  listSavedSearches,
  readFeed,
  renewFeed,
  restoreSavedSearch,
  updateSavedSearch,
} from '#contract/saved-searches'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { SavedSearches } from './saved-searches.ts'

export function savedSearchesRoutes(app: FastifyInstance, searches: SavedSearches) {
  serve(app, listSavedSearches, ({ query }, { reader }) => searches.list(reader, query))
  serve(app, getSavedSearch, ({ params }, { reader }) => searches.get(reader, params.id))
  serve(app, createSavedSearch, ({ body }, { reader }) => searches.create(reader, body))
  serve(app, updateSavedSearch, ({ params, body }, { reader }) => searches.update(reader, params.id, body))
  serve(app, deleteSavedSearch, ({ params }, { reader }) => searches.delete(reader, params.id))
  serve(app, restoreSavedSearch, ({ params }, { reader }) => searches.restore(reader, params.id))
  serve(app, executeSavedSearch, ({ params, body }, { reader }) => searches.execute(reader, params.id, body))
  serve(app, renewFeed, ({ params }, { reader }) => searches.renewFeed(reader, params.id))
  serve(app, readFeed, ({ params }) => searches.readFeed(params.token))
}
