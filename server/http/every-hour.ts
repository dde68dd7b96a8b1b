import type { FastifyInstance } from 'fastify'

const hour = 3_600_000

/** Does housekeeping when the server starts to listen and every hour until it closes; a failure is logged and tried again. */
export function everyHour(app: FastifyInstance, work: () => Promise<unknown>) {
  const tidy = () => work().catch((error: unknown) => app.log.error(error))
  app.addHook('onListen', async () => void (await tidy()))
  const hourly = setInterval(() => void tidy(), hour).unref()
  app.addHook('onClose', async () => clearInterval(hourly))
}
