import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests have to end once the server is told to. */
const longestEnding = 20_000
const betweenLooks = 50

/**
 * A graceful shutdown. Nothing that has begun is cut when the server closes: it stops listening, answers what it has taken in and lets go of each connection as
 * it falls idle, which Node does only once. What is not answered within the limit is cut.
 */
export function shutDownGracefully(app: FastifyInstance, limit = longestEnding) {
  const timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    timers.push(setInterval(() => app.server.closeIdleConnections(), betweenLooks))
    timers.push(setTimeout(() => app.server.closeAllConnections(), limit))
  })
  // After the last connection has gone.
  app.addHook('onClose', async () => timers.forEach(clearTimeout))
}
