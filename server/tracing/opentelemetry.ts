import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, defaultTextMapGetter, trace } from '@opentelemetry/api'
import type { Context, Span as OpenSpan } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config.ts'
import { version } from '../version.ts'
import { tellWhenLost } from './tell-when-lost.ts'
import type { Span, SpanKind, Tracing, TracingLimits } from './tracing.ts'

const kinds: Record<SpanKind, Kind> = { asked: Kind.SERVER, asks: Kind.CLIENT, does: Kind.INTERNAL }
const usualLimits: TracingLimits = { waiting: 5_000, sending: 10_000, ending: 3_000 }
/** 'model-busy', '23505', 'ECONNREFUSED' */
const CODE = /^[\w-]{1,40}$/

/** Sends spans by OTLP over HTTP. Nothing of it is known to other parts of the process: no tracer stands for all, and no library is changed. */
export function startTracing(settings: Config['tracing'], onLost: (words: string) => void, limits = usualLimits): Tracing {
  const { url, headers, service } = settings
  const exporter = tellWhenLost(new OTLPTraceExporter({ url, headers, timeoutMillis: limits.sending }), onLost)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: limits.waiting })],
  })
  const tracer = provider.getTracer('hukumu')
  const propagator = new W3CTraceContextPropagator()
  const current = new AsyncLocalStorage<Context>()

  const spanOf = (span: OpenSpan, context: Context): Span => ({
    run: (work) => current.run(context, work),
    add: (attributes) => void span.setAttributes(attributes),
    fail: (error) => void span.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  })
  const beginIn: (within: Context, ...what: Parameters<Tracing['begin']>) => Span = (within, name, kind, attributes) => {
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, within)
    return spanOf(span, trace.setSpan(within, span))
  }

  return {
    begin: (name, kind, attributes, traceparent) =>
      // What others keep in a `tracestate` is theirs: it may hold anything, and is not sent on.
      beginIn(propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter), name, kind, attributes),
    beginPart(name, kind, attributes) {
      const within = current.getStore()
      // Parts of what is not sampled are not sampled either.
      return within && trace.getSpan(within)?.isRecording() ? beginIn(within, name, kind, attributes()) : null
    },
    ids() {
      const id = trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT)?.traceId
      return id === undefined ? {} : { trace_id: id }
    },
    async close() {
      // What cannot be sent has been told of.
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, limits.ending).unref())])
    },
  }
}

function samplerOf({ sampler, share }: Config['tracing']) {
  const roots = { always_on: new AlwaysOnSampler(), always_off: new AlwaysOffSampler(), traceidratio: new TraceIdRatioBasedSampler(share) }
  const [root, isByParent] = sampler.startsWith('parentbased_') ? [sampler.slice('parentbased_'.length), true] : [sampler, false]
  const chosen = roots[root as keyof typeof roots]
  return isByParent ? new ParentBasedSampler({ root: chosen }) : chosen
}

/** The code of an error, else the name of its kind: its words may hold those of a reader, and what PostgreSQL says holds values. */
function kindOf(error: unknown): string {
  const { code } = error instanceof Error ? (error as { code?: unknown }) : { code: error }
  if (typeof code === 'string' && CODE.test(code)) return code
  return error instanceof Error ? error.name : 'unknown'
}
