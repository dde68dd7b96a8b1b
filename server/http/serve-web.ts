import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Problem } from './problem.ts'

const built = fileURLToPath(new URL('../../dist/web', import.meta.url))
const year = 31_536_000

/** The page that shows a text before the program is there, for the addresses of texts. */
function pageOf(address: string): string {
  if (/^\/cases\/[^/?]/.test(address)) return 'case.html'
  return /^\/legal-library\/(?:constitution|legislation\/[^/?])/.test(address) ? 'law.html' : 'index.html'
}

/** "/assets/gone.js", "/wp-login.php", "/.well-known/other"; not "/judges/J.M.%20Otieno", where the last part is a name. */
const isFile = (address: string) => /^\/(?:assets\/|\.|(?!(?:cases|courts|judges)\/)[^?]*\.[a-z0-9]{1,12}(?:\?|$))/i.test(address)

/** Serves the built screens: hashed assets for a year, and index.html, or the page of a case or of the law, for every address that is not a file or the API. */
export async function serveWeb(app: FastifyInstance) {
  const present = existsSync(`${built}/index.html`)
  if (present)
    await app.register(fastifyStatic, {
      root: built,
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
    if (present && isPage) return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url))
    throw new Problem('not-found')
  })
}
