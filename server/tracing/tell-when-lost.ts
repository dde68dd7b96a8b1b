import type { SpanExporter } from '@opentelemetry/sdk-trace'

/** The same exporter, which says once that spans are lost, and says it again only after some have arrived. */
export function tellWhenLost(exporter: SpanExporter, onLost: (words: string) => void): SpanExporter {
  let isLost = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.error !== undefined
        if (failed && !isLost)
          onLost(`spans cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT (${reasonOf(result.error)}) and are lost until it answers.`)
        isLost = failed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}

/** 'ECONNREFUSED', 'status 401'; never words of the other side, or an address that may hold a password. */
function reasonOf(error: unknown): string {
  const { code } = error as { code?: unknown }
  if (typeof code === 'number') return `status ${code}`
  return typeof code === 'string' ? code : 'no answer'
}
