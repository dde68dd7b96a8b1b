import { once } from 'node:events'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface ChatRequest {
  model: string
  stream?: boolean
  messages: { role: 'system' | 'user' | 'assistant' | 'tool'; content: string; tool_calls?: { id: string }[]; tool_call_id?: string }[]
  tools?: { type: 'function'; function: { name: string; description: string; parameters: object } }[]
}

/** Nothing at all, until the client leaves. */
export const silence = Symbol('silence')
/**
 * Words in pieces, and what comes after them: an end, nothing more, a broken connection, the same again and again, an end that says that more was to come, an error, or
 * something that cannot be read.
 */
interface Pieces {
  pieces: string[]
  after: 'end' | 'silence' | 'break' | 'again' | 'no end' | 'cut' | 'error' | 'no JSON'
}
/** What the model asks for instead of an answer, after some words or without: names of tools, and what they are asked with as it writes it. */
interface Calls {
  said?: string
  calls: { tool: string; asked: string }[]
}
/** What the model is to answer: its words, whole or in pieces, what it asks for, an HTTP status, a page that is no answer, that it is elsewhere, or silence. */
type ModelAnswer = string | Pieces | Calls | { status: number } | { page: string } | { elsewhere: string } | typeof silence

/** A server on loopback that speaks the OpenAI protocol for chat completions, and what it was asked. */
export async function startLanguageModelServer() {
  const asked: (ChatRequest & { authorization: string | undefined })[] = []
  let left = 0
  let answer: (request: ChatRequest) => ModelAnswer = () => ({ status: 500 })

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chat = (await json(request)) as ChatRequest
    asked.push({ ...chat, authorization: request.headers.authorization })
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return reply(response, 404, { error: { message: 'No such path' } })
    const words = answer(chat)
    if (words === silence) response.once('close', () => (left += 1))
    else if (typeof words === 'string') reply(response, 200, completion(chat.model, words))
    else if ('calls' in words) sendCalls(response, words)
    else if ('elsewhere' in words) response.writeHead(307, { location: words.elsewhere }).end()
    else if ('page' in words) response.writeHead(200, { 'content-type': 'text/html' }).end(words.page)
    else if ('pieces' in words) {
      response.once('close', () => response.writableFinished || (left += 1))
      sendPieces(response, words)
    } else reply(response, words.status, { error: { message: 'Refused with secret-key' } })
  }
  const server: Server = createServer((request, response) => void take(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** How many clients left without an answer. */
    left: () => left,
    answers: () => answer,
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

function reply(response: ServerResponse, status: number, body: unknown) {
  // 0 s: the client repeats at once what it repeats.
  response.writeHead(status, { 'content-type': 'application/json', 'retry-after-ms': '1' }).end(JSON.stringify(body))
}

const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason }] })}\n\n`

/** Each in two pieces, as endpoints send them. */
function sendCalls(response: ServerResponse, { said, calls }: Calls) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (said !== undefined) response.write(chunk({ content: said }, null))
  for (const [index, { tool, asked }] of calls.entries()) {
    const half = Math.ceil(asked.length / 2)
    const first = { index, id: `call_of_${index}`, type: 'function', function: { name: tool, arguments: asked.slice(0, half) } }
    response.write(chunk({ tool_calls: [first] }, null))
    response.write(chunk({ tool_calls: [{ index, function: { arguments: asked.slice(half) } }] }, null))
  }
  response.end(`${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
}

function sendPieces(response: ServerResponse, { pieces, after }: Pieces) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (content: string, finish_reason: string | null = null) => response.write(chunk({ content }, finish_reason))
  const sendAll = () => pieces.forEach((piece) => send(piece))
  sendAll()
  if (after === 'again') {
    const repeating = setInterval(sendAll, 1)
    response.once('close', () => clearInterval(repeating))
  }
  // After what was sent has left.
  if (after === 'break') response.write('\n', () => setTimeout(() => response.destroy(), 20))
  if (after === 'end') send('', 'stop')
  if (after === 'cut') send('', 'length')
  if (after === 'error') response.write(`data: ${JSON.stringify({ error: { message: 'Overloaded, secret-key' } })}\n\n`)
  if (after === 'no JSON') response.write('data: {"choices": [secret-key\n\n')
  if (after !== 'silence' && after !== 'break' && after !== 'again') response.end('data: [DONE]\n\n')
}

const completion = (model: string, content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model,
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})
