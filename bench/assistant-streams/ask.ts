import { request } from 'node:http'
import type { ChatSentence } from '#contract/chat'

/** When the answer to one question came, in milliseconds of the wall clock: its first 'being checked', and the words of each sentence. */
export interface Came {
  question: string
  /** From the question until its passages were found. */
  found: number
  checking: number
  words: number[]
  /** Sentences without words at the end, and statements that were left out. */
  struck: number
  /** From the question to its end. */
  took: number
}

const now = () => performance.timeOrigin + performance.now()

/** Asks the assistant over the stream of events, and reads it to its end. */
export function askInStream(address: string, token: string, question: string): Promise<Came> {
  const began = now()
  const came: Came = { question, found: 0, checking: 0, words: [], struck: 0, took: 0 }
  const take = (name: string, data: string) => {
    if (name === 'error') throw new Error(`The answer ended with ${data}`)
    if (name === 'status' && (JSON.parse(data) as { step: string }).step === 'found') came.found = now() - began
    if (name !== 'sentence') return
    const { verdict } = JSON.parse(data) as ChatSentence
    if (verdict === 'checking' && came.checking === 0) came.checking = now()
    if (verdict === 'own' || verdict === 'drawn' || verdict === 'quoted') came.words.push(now())
    if (verdict === 'struck') came.struck += 1
  }
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${token}` }
    const sent = request(`${address}/api/chat`, { method: 'POST', headers, agent: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (part: string) => {
        text += part
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        try {
          for (const event of events) take(/^event: (.*)$/m.exec(event)?.[1] ?? '', /^data: (.*)$/m.exec(event)?.[1] ?? '')
        } catch (error) {
          reject(error)
          answer.destroy()
        }
      })
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve({ ...came, took: now() - began })
          : reject(new Error(`The question was answered ${answer.statusCode}: ${text.slice(0, 300)}`)),
      )
      answer.on('error', reject)
    })
    sent.on('error', reject)
    sent.end(JSON.stringify({ messages: [{ role: 'user', content: question }] }))
  })
}
