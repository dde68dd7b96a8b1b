import { discardFailedJobs, getSystemState, listFailedJobs, listLog, listSlowStatements, retryFailedJobs } from '#contract/administration'
import {
  cancelImport,
  exportImportReport,
  followImport,
  getImport,
  listImportRecords,
  listImportSources,
  listImports,
  startImport,
  uploadImport,
} from '#contract/imports'
import { endAccountSessions, getAccount, listAccounts, lockAccount, setAccountRole, unlockAccount } from '#contract/overseen-accounts'
import { listRedactions, previewRedaction, redactCase } from '#contract/redactions'
import { listTakedowns, restoreCase, takeDownCase } from '#contract/takedowns'
import type { FastifyInstance } from 'fastify'
import type { SignedIn } from '../../http/caller.ts'
import { serveStream } from '../../http/serve-stream.ts'
import { type RequestContext, serve } from '../../http/serve.ts'
import type { Administration } from './administration.ts'

export function administrationRoutes(app: FastifyInstance, { accounts, imports, redacting, takedowns, ...administration }: Administration) {
  const byOf = ({ userId }: SignedIn, { address }: RequestContext) => ({ account: userId, address })
  const doerOf = (caller: SignedIn, context: RequestContext) => ({ userId: caller.userId, by: byOf(caller, context) })

  serve(app, listLog, ({ query }) => administration.log(query))
  serve(app, getSystemState, () => administration.state())
  serve(app, listSlowStatements, () => administration.slowStatements())
  serve(app, listFailedJobs, ({ query }) => administration.failedJobs(query))
  serve(app, retryFailedJobs, ({ body }, caller, context) => administration.retryJobs(byOf(caller, context), body.ids))
  serve(app, discardFailedJobs, ({ body }, caller, context) => administration.discardJobs(byOf(caller, context), body.ids))

  serve(app, listAccounts, ({ query }) => accounts.list(query))
  serve(app, getAccount, ({ params }) => accounts.get(params.id))
  serve(app, setAccountRole, ({ params, body }, caller, context) => accounts.setRole(byOf(caller, context), params.id, body.role))
  serve(app, lockAccount, ({ params }, caller, context) => accounts.lock(byOf(caller, context), params.id))
  serve(app, unlockAccount, ({ params }, caller, context) => accounts.unlock(byOf(caller, context), params.id))
  serve(app, endAccountSessions, ({ params }, caller, context) => accounts.endSessions(byOf(caller, context), params.id))

  serve(app, listRedactions, ({ query }) => redacting.list(query))
  serve(app, previewRedaction, ({ body }, caller, context) => redacting.preview(body, byOf(caller, context)))
  serve(app, redactCase, ({ body }, caller, context) => redacting.redact(body, byOf(caller, context)))

  serve(app, listTakedowns, ({ query }) => takedowns.list(query))
  serve(app, takeDownCase, ({ body }, caller, context) => takedowns.takeDown(body, byOf(caller, context)))
  serve(app, restoreCase, ({ params }, caller, context) => takedowns.restore(params.id, byOf(caller, context)))

  serve(app, listImports, ({ query }) => imports.list(query))
  serve(app, getImport, ({ params }) => imports.get(params.id))
  serve(app, listImportRecords, ({ params, query }) => imports.records(params.id, query))
  serve(app, exportImportReport, ({ params }) => imports.report(params.id))
  serveStream(app, followImport, ({ params }, _caller, { tell, signal }) =>
    imports.follow(params.id, (run) => tell('progress', run), signal),
  )
  serve(app, cancelImport, ({ params }, caller, context) => imports.cancel(byOf(caller, context), params.id))
  serve(app, listImportSources, () => imports.sources())
  serve(app, startImport, ({ body }, caller, context) => imports.start(doerOf(caller, context), body.name))
  serve(app, uploadImport, (_input, caller, context) => imports.upload(doerOf(caller, context), context.files()))
}
