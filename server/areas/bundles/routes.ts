import {
  cancelBundle,
  downloadBundle,
  getBundle,
  getBundleFile,
  getBundleJob,
  makeBundle,
  saveBundle,
  writeAuthorityList,
} from '#contract/bundles'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Bundles } from './bundles.ts'

export function bundlesRoutes(app: FastifyInstance, bundles: Bundles) {
  serve(app, getBundle, ({ params }, { reader }) => bundles.get(reader, params.id))
  serve(app, saveBundle, ({ params, body }, { reader }) => bundles.save(reader, params.id, body))
  serve(app, makeBundle, ({ params, body }, { reader }) => bundles.make(reader, params.id, body))
  serve(app, getBundleFile, ({ params }, { reader }) => bundles.state(reader, params.id))
  serve(app, getBundleJob, ({ params }, { reader }) => bundles.job(reader, params.id, params.job))
  serve(app, cancelBundle, ({ params }, { reader }) => bundles.cancel(reader, params.id))
  serve(app, downloadBundle, ({ params }, { reader }) => bundles.download(reader, params.id))
  serve(app, writeAuthorityList, ({ params, query }, { reader }) => bundles.list(reader, params.id, params.format, query.doubtful))
}
