import { checkFile, checkText, exportCheck } from '#contract/document-check'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Cases } from '../cases/cases.ts'
import type { DocumentCheck } from './document-check.ts'
import { readUpload } from './read-upload.ts'

export function documentCheckRoutes(app: FastifyInstance, { check, cases }: { check: DocumentCheck; cases: Pick<Cases, 'readFile'> }) {
  serve(app, checkText, ({ body }, { userId }, { signal }) => check.check(userId, body.text, signal))
  serve(app, checkFile, async (_input, { userId }, { files, signal }) => {
    const { name, text } = await readUpload(files(), cases)
    return { name, text, report: await check.check(userId, text, signal) }
  })
  serve(app, exportCheck, ({ params, body }, { userId }, { signal }) => check.export(userId, body, params.format, signal))
}
