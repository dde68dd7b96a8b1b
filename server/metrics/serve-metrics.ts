import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry, collectDefaultMetrics, register as ofProcess } from 'prom-client'
import type { Config } from '../config.ts'
import { bearerToken } from '../http/caller.ts'
import { isFromHere } from '../http/client.ts'
import { onEnded } from '../http/ended-requests.ts'
import { Problem } from '../problem.ts'
import { type FiguresParts, createFigures } from './figures.ts'
import type { Metrics } from './metrics.ts'

interface MetricsParts extends Omit<FiguresParts, 'onFailure' | 'config'> {
  metrics: Metrics
  config: FiguresParts['config'] & Pick<Config, 'metricsToken' | 'trustProxy' | 'publicUrl'>
}

/** Counts the requests of a server, and answers GET /metrics in the text that Prometheus reads. */
export function serveMetrics(app: FastifyInstance, { metrics, config, ...parts }: MetricsParts) {
  const figures = createFigures({ ...parts, config, onFailure: (error) => app.log.error(error, 'Metrics are incomplete') })
  app.addHook('onRequest', async (request) => metrics.requestBegan(request))
  onEnded(app, metrics.requestEnded)
  // Once for a process, however many servers are in it.
  app.addHook('onListen', async () => {
    if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // To whom it is not for, it is not there.
    if (!mayRead(request, config)) throw new Problem('not-found')
    const all = Registry.merge([metrics.registry, await figures(), ofProcess])
    return reply
      .header('cache-control', 'no-store')
      .type(all.contentType)
      .send(await all.metrics())
  })
}

/**
 * Whoever has the token; without one, this machine, where nothing says that a proxy stands in front: many pass requests on without a word about it, and
 * everybody's would then come from here.
 */
function mayRead(request: FastifyRequest, { metricsToken, trustProxy, publicUrl }: MetricsParts['config']): boolean {
  if (metricsToken !== '') return isSame(bearerToken(request.headers.authorization) ?? '', metricsToken)
  return trustProxy === false && publicUrl === '' && isFromHere(request)
}

const hash = (text: string) => createHash('sha256').update(text).digest()
const isSame = (given: string, token: string) => timingSafeEqual(hash(given), hash(token))
