import { getProvisionCard, listCitedInCase } from '#contract/cited-legislation'
import { browseLegislation, getAct, listLegislation, listVersions } from '#contract/legislation'
import { compareVersions } from '#contract/legislation-changes'
import { findInAct, getActText, getActToc, getProvision, getProvisionPdf, listDefinitions } from '#contract/legislation-text'
import { countActCitations, listMostCitedActs, listProvisionDecisions, reviewProvisionLead } from '#contract/notes-of-decisions'
import { searchEverything, searchLegislation } from '#contract/search-everything'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { understood } from '../search/search.ts'
import type { Legislation } from './legislation.ts'
import type { createSearching } from './searching/searching.ts'

export function legislationRoutes(app: FastifyInstance, legislation: Legislation, searching: ReturnType<typeof createSearching>) {
  serve(app, listLegislation, ({ query }, { reader }) => legislation.list(reader, query))
  serve(app, listMostCitedActs, ({ query }, { reader }) => legislation.mostCited(reader, query.limit))
  serve(app, browseLegislation, (_, { reader }) => legislation.browse(reader))
  serve(app, getAct, ({ params, query }, { reader }) => legislation.read(reader, params.id, query.as_at))
  serve(app, getActToc, ({ params, query }, { reader }) => legislation.toc(reader, params.id, query.as_at))
  serve(app, getActText, ({ params, query }, { reader }) => legislation.text(reader, params.id, query))
  serve(app, findInAct, ({ params, query }, { reader }) => legislation.find(reader, params.id, query.words, query.as_at))
  serve(app, listDefinitions, async ({ params, query }, { reader }) => ({
    definitions: await legislation.definitions(reader, params.id, query.as_at),
  }))
  serve(app, getProvision, ({ params, query }, { reader }) => legislation.provision(reader, params.id, params.eid, query.as_at))
  serve(app, getProvisionPdf, ({ params, query }, { reader }) => legislation.pdf(reader, params.id, params.eid, query.as_at))
  serve(app, getProvisionCard, ({ params, query }, { reader }) => legislation.card(reader, params.id, params.eid, query))
  serve(app, listProvisionDecisions, ({ params, query }, { reader }) => legislation.decisions(reader, params.id, params.eid, query))
  serve(app, reviewProvisionLead, ({ body }, { reader }) => legislation.review(reader, body))
  serve(app, countActCitations, ({ params }, { reader }) => legislation.citationCounts(reader, params.id))
  serve(app, listVersions, async ({ params }, { reader }) => ({ versions: await legislation.versions(reader, params.id) }))
  serve(app, compareVersions, ({ params, query }, { reader }) => legislation.compare(reader, params.id, query.from, query.to))
  serve(app, searchEverything, ({ query }, { reader }) => understood('query', searching.everything(reader, query)))
  serve(app, searchLegislation, ({ query }, { reader }) => searching.law(reader, query))
  serve(app, listCitedInCase, ({ params }, { reader }) => legislation.citedIn(reader, params.id))
}
