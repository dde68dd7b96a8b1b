import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from '@modelcontextprotocol/server'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createServer } from './create-server.ts'

interface Serving {
  /** Where the library answers. */
  url: string
  /** 0 for any that is free. */
  port: number
  host: string
  /** Names under which it is reached, beside those of this machine: a page of another one that a browser shows may not call it. */
  hosts: readonly string[]
  onError: (error: Error) => void
}

const path = '/mcp'
const unknownMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK'])
// An access token of the library, or of a session.
const BEARER = /^Bearer +([\w.~+/-]+=*)$/i

/**
 * Offers the library over streamable HTTP at `/mcp`, to assistants of either era of the protocol. Each request brings the access token of its own
 * reader; none is kept, and nothing is remembered between two. Answers the address.
 */
export async function serveHttp({ url, port, host, hosts, onError }: Serving): Promise<{ address: string; close: () => Promise<void> }> {
  const handler = createMcpHandler(({ authInfo }) => createServer({ url, token: authInfo?.token ?? '' }), { onerror: onError })

  const answer = async (request: Request): Promise<Response> => {
    const refused =
      hostHeaderValidationResponse(request, [...localhostAllowedHostnames(), ...hosts]) ??
      originValidationResponse(request, [...localhostAllowedOrigins(), ...hosts])
    if (refused) return refused
    if (new URL(request.url).pathname !== path) return new Response('Not found', { status: 404 })
    const token = BEARER.exec(request.headers.get('authorization') ?? '')?.[1]
    if (token === undefined) {
      const words = {
        error: 'invalid_token',
        error_description: 'Send an access token with the right to read: Authorization: Bearer hkm_…',
      }
      return Response.json(words, { status: 401, headers: { 'www-authenticate': 'Bearer' } })
    }
    return handler.fetch(request, { authInfo: { token, clientId: 'reader', scopes: ['read'] } })
  }

  const take = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const leaving = new AbortController()
    outgoing.once('close', () => leaving.abort())
    const request = toRequest(incoming, leaving.signal)
    if (request === null) return void outgoing.writeHead(400).end()
    const response = await answer(request)
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    if (response.body) await pipeline(Readable.fromWeb(response.body), outgoing)
    else outgoing.end()
  }
  const server = createHttpServer((incoming, outgoing) => {
    take(incoming, outgoing).catch((error: unknown) => {
      // Who has left is told nothing.
      if (outgoing.destroyed) return
      onError(error instanceof Error ? error : new Error(String(error)))
      if (!outgoing.headersSent) outgoing.writeHead(500)
      outgoing.end()
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { address, port: taken, family } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}${path}`,
    close: async () => {
      await handler.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Null for an address or a method that a request cannot have. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const { url = '/', method = 'GET' } = incoming
  if (!URL.canParse(url, 'http://localhost') || unknownMethods.has(method)) return null
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) for (const one of [value ?? []].flat()) headers.append(name, one)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, 'http://localhost'), {
    method,
    headers,
    signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as globalThis.ReadableStream, duplex: 'half' as const }),
  })
}
