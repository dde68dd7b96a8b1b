import { stopMails } from '#contract/mails'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { AlertMails } from './alert-mails.ts'

export function alertsRoutes(app: FastifyInstance, mails: Pick<AlertMails, 'stop'>) {
  // The address of a header that programs post to: whoever opens it in a browser is asked first.
  app.get<{ Params: { token: string } }>('/api/mail/unsubscribe/:token', { schema: { hide: true } }, ({ params }, reply) =>
    reply.redirect(`/unsubscribe?token=${encodeURIComponent(params.token)}`, 303),
  )
  serve(app, stopMails, ({ params }) => mails.stop(params.token))
}
