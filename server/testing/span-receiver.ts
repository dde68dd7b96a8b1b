import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SentValue {
  stringValue?: string
  intValue?: number
  boolValue?: boolean
}

interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** 1: does, 2: asked, 3: asks. */
  kind: number
  attributes: { key: string; value: SentValue }[]
  status: { code: number }
}

export interface ReceivedSpan extends Omit<SentSpan, 'attributes'> {
  service: string
  attributes: Record<string, string | number | boolean>
}

interface SentTraces {
  resourceSpans: { resource: Pick<SentSpan, 'attributes'>; scopeSpans: { spans: SentSpan[] }[] }[]
}

const plain = (attributes: SentSpan['attributes']): ReceivedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.boolValue ?? '']))

/** Receives spans by OTLP over HTTP on this machine. */
export async function startSpanReceiver() {
  const spans: ReceivedSpan[] = []
  const texts: string[] = []
  const asked: { url: string; headers: IncomingHttpHeaders }[] = []
  let status = 200
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      asked.push({ url: request.url!, headers: request.headers })
      if (status === 200) {
        texts.push(text)
        for (const { resource, scopeSpans } of (JSON.parse(text) as SentTraces).resourceSpans)
          for (const span of scopeSpans.flatMap((scope) => scope.spans))
            spans.push({ ...span, service: String(plain(resource.attributes)['service.name']), attributes: plain(span.attributes) })
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** As they came. */
    texts,
    asked,
    answerWith: (next: number) => void (status = next),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
