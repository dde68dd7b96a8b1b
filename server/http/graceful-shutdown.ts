import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that requests have to end once the server is told to. */
const maxEnding = 20_000
const betweenLooks = 50
/** Milliseconds in which what was sent before the end was known arrives: nothing is let go of meanwhile, since a request may be on its way there. */
const underWay = 1_000

/**
 * A graceful shutdown. Nothing that has begun is cut when the server closes: it stops listening, answers what it has taken in and lets go of each connection as
 * it falls idle, which Node does only once. What is not answered within the limit is cut. A connection on which nothing has come yet, as browsers
 * open them ahead of need, is busy to Node and would hold the server up for all of the limit: it is let go of at once.
 */
export function shutDownGracefully(app: FastifyInstance, limit = maxEnding) {
  const timers: NodeJS.Timeout[] = []
  const open = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  /** Whether a request may be on its way: on every connection over which one has come. */
  const inUse = () => [...open].some(({ bytesRead }) => bytesRead > 0)
  const cutAfter = (milliseconds: number) => globalThis.setTimeout(() => app.server.closeAllConnections(), milliseconds)
  const letGo = () => {
    app.server.closeIdleConnections()
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
  let isEnding = false
  // Whoever is answered now asks elsewhere next.
  app.addHook('onSend', async (_, reply) => {
    if (isEnding) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    isEnding = true
    for (const deadline = performance.now() + underWay; inUse() && performance.now() < deadline; await setTimeout(betweenLooks));
    timers.push(setInterval(letGo, betweenLooks))
    timers.push(cutAfter(limit))
  })
  // After the last connection has gone.
  app.addHook('onClose', async () => timers.forEach(clearTimeout))
}
