import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests have to end once the server is told to. */
const longestEnding = 20_000
const betweenLooks = 50

/**
 * A graceful shutdown. Nothing that has begun is cut when the server closes: it stops listening, answers what it has taken in and lets go of each connection as
 * it falls idle, which Node does only once. What is not answered within the limit is cut. A connection on which nothing has come yet, as browsers
 * open them ahead of need, is busy to Node and would hold the server up for all of the limit: it is let go of at once.
 */
export function shutDownGracefully(app: FastifyInstance, limit = longestEnding) {
  const timers: NodeJS.Timeout[] = []
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const letGo = () => {
    app.server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('preClose', async () => {
    timers.push(setInterval(letGo, betweenLooks))
    timers.push(setTimeout(() => app.server.closeAllConnections(), limit))
  })
  // After the last connection has gone.
  app.addHook('onClose', async () => timers.forEach(clearTimeout))
}
