import type { FastifyInstance } from 'fastify'

/** The address at which a server listens. Never taken from a request: a forged Host header would put a stranger's address into the mail. */
export function listeningAddress(app: FastifyInstance): string {
  const [bound] = app.addresses()
  if (!bound || typeof bound === 'string') throw new Error('The server does not listen on a port, so mails cannot link to it.')
  const everywhere = bound.address === '0.0.0.0' || bound.address === '::'
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return `http://${everywhere ? 'localhost' : host}:${bound.port}`
}
