import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** '0af7651916cd43dd8448eb211c80319c', 'edge-7f3a.0091'; never with what would break a line of a log or an address. */
const WELL_FORMED = /^[\w.-]{8,64}$/

/** The id under which a request is told of: the one that a proxy or a program gave it, where that is well formed, else a new one. */
export function requestIdOf({ headers }: { headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID()
}
