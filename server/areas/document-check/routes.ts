import { checkFile, checkText, exportCheck, getCheckProgress, listAuthorities } from '#contract/document-check'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Cases } from '../cases/cases.ts'
import type { DocumentCheck } from './document-check.ts'
import { readUpload } from './read-upload.ts'

export function documentCheckRoutes(app: FastifyInstance, { check, cases }: { check: DocumentCheck; cases: Pick<Cases, 'readFile'> }) {
  serve(app, checkText, ({ body: { text, progress } }, { userId }, { signal }) =>
    check.follow(userId, progress, (report) => check.check(userId, text, { signal, report })),
  )
  serve(app, checkFile, ({ query: { progress } }, { userId }, { files, signal }) =>
    check.follow(userId, progress, async (report) => {
      report('reading')
      const { name, text } = await readUpload(files(), cases)
      return { name, text, report: await check.check(userId, text, { signal, report }) }
    }),
  )
  serve(app, getCheckProgress, async ({ params }, { userId }) => check.progress(userId, params.id))
  serve(app, listAuthorities, ({ body }) => check.authorities(body))
  serve(app, exportCheck, ({ params, body }, { userId }, { signal }) => check.export(userId, body, params.format, signal))
}
