import {
  changeKeptCitation,
  citePassage,
  citeProvision,
  deleteKeptCitation,
  exportKeptCitations,
  getKeptCitation,
  importKeptCitations,
  keepCases,
  keepCitation,
  listDoubtful,
  listKeptCitations,
  restoreKeptCitation,
  writeTableOfAuthorities,
} from '#contract/citation-lists'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { CitationLists } from './citation-lists.ts'

const chosen = ({ ids, project_id }: { ids?: string[] | undefined; project_id?: string | undefined }) => ({ ids, projectId: project_id })

export function citationListsRoutes(app: FastifyInstance, lists: CitationLists) {
  serve(app, listKeptCitations, ({ query }, { reader }) => lists.list(reader, query))
  serve(app, keepCitation, ({ body }, { reader }) => lists.keep(reader, body))
  serve(app, keepCases, ({ body }, { reader }) => lists.keepCases(reader, body))
  serve(app, citePassage, ({ body }, { reader }) => lists.citePassage(reader, body))
  serve(app, citeProvision, ({ body }, { reader }) => lists.citeProvision(reader, body))
  serve(app, getKeptCitation, ({ params }, { reader }) => lists.get(reader, params.id))
  serve(app, changeKeptCitation, ({ params, body }, { reader }) => lists.change(reader, params.id, body))
  serve(app, deleteKeptCitation, ({ params }, { reader }) => lists.delete(reader, params.id))
  serve(app, restoreKeptCitation, ({ params }, { reader }) => lists.restore(reader, params.id))
  serve(app, importKeptCitations, (_input, { reader }, { files }) => lists.import(reader, files()))
  serve(app, exportKeptCitations, ({ params, query }, { reader }) => lists.export(reader, params.format, chosen(query), query.doubtful))
  serve(app, writeTableOfAuthorities, ({ query }, { reader }) => lists.tableOfAuthorities(reader, chosen(query), query.doubtful))
  serve(app, listDoubtful, ({ query }, { reader }) => lists.doubtful(reader, chosen(query)))
}
