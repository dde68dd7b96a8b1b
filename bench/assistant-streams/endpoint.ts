/*
 * A language model that answers by a script, in a process of its own: it speaks the OpenAI protocol on loopback, quotes the passages that it is
 * given at a steady pace, and tells its parent when it sent what.
 */
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

/** What was sent for one question, in milliseconds of the wall clock: its first piece, and the last letter of each sentence. */
export interface Sent {
  question: string
  first: number
  ends: number[]
}

/** A piece of four letters every 25 ms: some forty tokens a second. */
const letters = 4
const pace = 25
const sentencesOfAnswer = 20
const wordsOfQuote = 14

const now = () => performance.timeOrigin + performance.now()

interface Request {
  messages: { role: string; content: string }[]
}

/** Sentences that are true of the passages, none twice, the markers behind and before the full stop in turn. */
function answerTo(text: string): string[] {
  const passages = [...text.matchAll(/<passage n="(\d+)"[^>]*>\n([^]*?)\n<\/passage>/g)].map(([, n, words]) => ({
    n,
    said: words!.replace(/^\d+\. /, '').split(/\.\s*/),
  }))
  const longest = Math.max(0, ...passages.map(({ said }) => said.length))
  const quotes = Array.from({ length: longest }, (_, at) => passages.flatMap(({ n, said }) => (said[at] ? [{ n, words: said[at] }] : [])))
  const known = new Set<string>()
  return quotes
    .flat()
    .map(({ n, words }) => ({ n, quote: words.split(' ').slice(0, wordsOfQuote).join(' ') }))
    .filter(({ quote }) => !known.has(quote.toLowerCase()) && known.add(quote.toLowerCase()))
    .slice(0, sentencesOfAnswer)
    .map(({ n, quote }, at) => (at % 2 === 0 ? `It was said that “${quote}” [${n}].` : `It was held: “${quote}”. [${n}]`))
}

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { messages } = (await json(request)) as Request
  const text = messages.at(-1)?.content ?? ''
  const sentences = answerTo(text)
  const sent: Sent = { question: /<question>\n([^]*)\n<\/question>/.exec(text)?.[1] ?? '', first: 0, ends: [] }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (content: string, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`,
    )
  for (const part of ['## Legal Reasoning\n\n', ...sentences.map((one) => `${one} `)]) {
    for (let at = 0; at < part.length && !response.destroyed; at += letters) {
      if (sent.first > 0) await wait(pace)
      const last = part.trimEnd().length - 1
      send(part.slice(at, at + letters))
      if (sent.first === 0) sent.first = now()
      if (!part.startsWith('#') && at <= last && last < at + letters) sent.ends.push(now())
    }
  }
  send('', 'stop')
  response.end('data: [DONE]\n\n')
  process.send?.(sent)
}

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`))
process.once('disconnect', () => process.exit())
