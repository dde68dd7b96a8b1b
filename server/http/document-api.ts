import { createReadStream, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import swagger from '@fastify/swagger'
import { ProblemBody } from '#contract/problems'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { z } from 'zod'

const require = createRequire(import.meta.url)
/** What draws the reference in a browser, as its package has it. */
const reference = join(dirname(require.resolve('@scalar/fastify-api-reference')), 'js/standalone.js')
const description = readFileSync(new URL('./about-api.md', import.meta.url), 'utf8')
const problem = {
  description: 'What went wrong',
  content: { 'application/json': { schema: z.toJSONSchema(ProblemBody, { io: 'output', target: 'openapi-3.0' }) } },
}

/** OpenAPI 3.1 of every endpoint, made from the contract; served at /api/openapi.json, and as pages to be read at /api/docs. */
export async function documentApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Hukumu', description, version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'hkm_… or JWT' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (told) => withProblems(jsonSchemaTransformObject(told)),
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/api/docs/start.js', { schema: { hide: true } }, async (_request, reply) => reply.type('text/javascript').send(start))
  // Three megabytes, the same for everybody.
  app.get('/api/docs/reference.js', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'public, max-age=86400').send(createReadStream(reference)),
  )
}

type Documented = ReturnType<typeof jsonSchemaTransformObject>

/** Every call may end with an error. */
function withProblems(told: Documented): Documented {
  for (const path of Object.values(told.paths ?? {}))
    for (const call of Object.values(path ?? {})) if (isCall(call)) Object.assign(call.responses, { default: problem })
  return told
}

const isCall = (value: unknown): value is { responses: object } => typeof value === 'object' && value !== null && 'responses' in value

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API · Hukumu</title>
    <link rel="icon" href="/favicon.svg">
  </head>
  <body>
    <div id="reference"><noscript>The description of the API as data is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></div>
    <script src="/api/docs/reference.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`

/** Nothing is asked of anybody else: no fonts, no proxy, no assistant, and requests are tried from this page at this server alone. */
const start = `Scalar.createApiReference('#reference', ${JSON.stringify({
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'json',
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
})})
`
