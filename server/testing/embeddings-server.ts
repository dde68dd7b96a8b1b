import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Asked {
  model: string
  input: string[]
  encoding_format?: string
  authorization: string | undefined
}

/** What the endpoint does with a request: vectors, an HTTP status, a body of its own, that it is elsewhere, or nothing at all. */
type Answer = 'vectors' | 'nothing' | { status: number } | { body: unknown } | { elsewhere: string }

/**
 * A server on loopback that makes vectors over the OpenAI protocol: one part for each group of words that mean the same, how often it stands in
 * the text, and a last one that is always the same.
 */
export async function startEmbeddingsServer(groups: readonly (readonly string[])[]) {
  const asked: Asked[] = []
  let answer: (request: Asked) => Answer = () => 'vectors'
  const vectorOf = (text: string) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
    return [...groups.map((group) => words.filter((word) => group.includes(word)).length), 0.1]
  }

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const given = { ...((await json(request)) as Asked), authorization: request.headers.authorization }
    asked.push(given)
    const reply = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(JSON.stringify(body))
    if (request.method !== 'POST' || request.url !== '/v1/embeddings') return reply(404, { error: { message: 'No such path' } })
    const said = answer(given)
    if (said === 'nothing') return
    if (said === 'vectors') {
      const data = given.input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) }))
      // In another order than they were asked for, as an endpoint may.
      return reply(200, { object: 'list', data: data.toReversed(), model: given.model, usage: { prompt_tokens: 7, total_tokens: 7 } })
    }
    if ('elsewhere' in said) return response.writeHead(307, { location: said.elsewhere, 'retry-after-ms': '1' }).end()
    return 'status' in said ? reply(said.status, { error: { message: 'Refused with secret-key' } }) : reply(200, said.body)
  }
  const server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answerWith(next: typeof answer) {
      answer = next
      asked.length = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
