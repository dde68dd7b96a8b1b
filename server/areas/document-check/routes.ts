import { checkFile, checkText, exportCheck, listAuthorities } from '#contract/document-check'
import { deleteKeptCheck, getKeptCheck, keepCheck, listKeptChecks, restoreKeptCheck } from '#contract/saved-checks'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveStream } from '../../http/serve-stream.ts'
import type { Documents } from '../documents/documents.ts'
import type { DocumentCheck } from './document-check.ts'
import type { SavedChecks } from './saved/saved-checks.ts'
import { reportTo } from './progress.ts'
import { readUpload } from './read-upload.ts'

export function documentCheckRoutes(
  app: FastifyInstance,
  { check, kept, documents }: { check: DocumentCheck; kept: SavedChecks; documents: Pick<Documents, 'readFile'> },
) {
  serveStream(app, checkText, ({ body: { text } }, { reader }, { signal, tell }) =>
    check.checkForAnswer(reader, { text, fileName: null }, { signal, report: reportTo((progress) => tell('progress', progress)) }),
  )
  serveStream(app, checkFile, async (_, { reader }, { files, signal, tell }) => {
    const report = reportTo((progress) => tell('progress', progress))
    const { name, text } = await readUpload(files(), documents, () => report('reading'))
    return check.checkForAnswer(reader, { text, fileName: name }, { signal, report })
  })
  serve(app, listAuthorities, ({ body }, { reader }) => check.authorities(reader, body))
  serve(app, exportCheck, ({ params, body }, { reader }, { signal }) => check.export(reader, body, params.format, signal))
  serve(app, keepCheck, ({ body }, { reader }, { signal }) => kept.keep(reader, body, signal))
  serve(app, listKeptChecks, ({ query }, { reader }) => kept.list(reader, query))
  serve(app, getKeptCheck, ({ params }, { reader }) => kept.get(reader, params.id))
  serve(app, deleteKeptCheck, ({ params }, { reader }) => kept.delete(reader, params.id))
  serve(app, restoreKeptCheck, ({ params }, { reader }) => kept.restore(reader, params.id))
}
