import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const year = 31_536_000

/** Whether a site that is reached by https is reached so alone, and the names below its own, for a year after each visit. */
const strictTransport: Record<Config['httpsOnly'], string | null> = {
  off: null,
  host: `max-age=${year}`,
  subdomains: `max-age=${year}; includeSubDomains`,
}

/** What every answer tells browsers, also one that refuses before any route is known: call it before anything that may refuse. */
export async function addSecurityHeaders(app: FastifyInstance, { publicUrl, httpsOnly }: Pick<Config, 'publicUrl' | 'httpsOnly'>) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // The component library writes its styles at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Said below, since it depends on the request.
    strictTransportSecurity: false,
  })
  const strict = publicUrl.startsWith('https://') ? strictTransport[httpsOnly] : null
  if (strict === null) return
  // The proxy that ends TLS says how it was reached; on this machine the same server is asked without.
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', strict)
  })
}

/** The same for an answer in words to what never became a request: it shows nothing and asks for nothing. */
export const bareSecurityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}
