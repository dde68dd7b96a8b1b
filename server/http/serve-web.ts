import { pageOf } from '#contract/page-of'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Problem } from '../problem.ts'

/** Where the screens are built. */
export const builtPages = fileURLToPath(new URL('../../dist/web', import.meta.url))
const year = 31_536_000

/** "/assets/gone.js", "/wp-login.php", "/.well-known/other"; not "/judges/J.M.%20Otieno", where the last part is a name. */
const isFile = (address: string) => /^\/(?:assets\/|\.|(?!(?:cases|courts|judges)\/)[^?]*\.[a-z0-9]{1,12}(?:\?|$))/i.test(address)

/** Serves the screens that are built in a folder, none where it is null or nothing is built: hashed assets for a year, and index.html, or the page of a case, of the law or of logging in, for every address that is not a file or the API. */
export async function serveWeb(app: FastifyInstance, folder: string | null = builtPages) {
  const root = folder !== null && existsSync(`${folder}/index.html`) ? folder : null
  if (root !== null)
    await app.register(fastifyStatic, {
      root,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        void reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !isFile(request.url)
    if (root !== null && isPage) return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url))
    throw new Problem('not-found')
  })
}
