import {
  changeKeptCitation,
  deleteKeptCitation,
  exportKeptCitations,
  importKeptCitations,
  keepCitation,
  listKeptCitations,
  restoreKeptCitation,
  writeTableOfAuthorities,
} from '#contract/citation-lists'
import type { FastifyInstance } from 'fastify'
import { everyHour } from '../../http/every-hour.ts'
import { serve } from '../../http/serve.ts'
import type { CitationLists } from './citation-lists.ts'

export function citationListsRoutes(app: FastifyInstance, lists: CitationLists) {
  serve(app, listKeptCitations, ({ query }, { userId }) => lists.list(userId, query))
  serve(app, keepCitation, ({ body }, { userId }) => lists.keep(userId, body))
  serve(app, changeKeptCitation, ({ params, body }, { userId }) => lists.change(userId, params.id, body))
  serve(app, deleteKeptCitation, ({ params }, { userId }) => lists.delete(userId, params.id))
  serve(app, restoreKeptCitation, ({ params }, { userId }) => lists.restore(userId, params.id))
  serve(app, importKeptCitations, (_input, { userId }, { files }) => lists.import(userId, files()))
  serve(app, exportKeptCitations, ({ params, query }, { userId }) => lists.export(userId, params.format, query.ids))
  serve(app, writeTableOfAuthorities, ({ query }, { userId }) => lists.tableOfAuthorities(userId, query.ids))
  everyHour(app, lists.forgetDeleted)
}
