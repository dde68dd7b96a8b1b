import { followEvents, listNotifications, readAllNotifications, readNotification } from '#contract/notifications'
import { getPushKey, subscribeToPush } from '#contract/push'
import type { FastifyInstance } from 'fastify'
import { serveStream } from '../../http/serve-stream.ts'
import { serve } from '../../http/serve.ts'
import type { Notifications } from './notifications.ts'

export function notificationsRoutes(app: FastifyInstance, notifications: Notifications) {
  serve(app, listNotifications, ({ query }, { reader }) => notifications.list(reader, query))
  serve(app, readNotification, ({ params }, { reader }) => notifications.read(reader, params.id))
  serve(app, readAllNotifications, (_input, { reader }) => notifications.readAll(reader))
  serve(app, getPushKey, async () => notifications.pushKey())
  serve(app, subscribeToPush, ({ body }, { reader }) => notifications.subscribeToPush(reader, body))
  serveStream(app, followEvents, (_input, { reader }, { tell, signal, lastEventId }) =>
    notifications.follow({ reader, after: lastEventId, tell, signal }),
  )
}
