import { maxRequest } from './longest-request.ts'

/** A request that was sent before the program was there that wants it. */
interface EarlyRequest {
  method: 'GET' | 'POST'
  address: string
  bearer: string
  /** As JSON. */
  body?: string
}

interface Sent {
  answer: Promise<Response>
  giveUp: AbortController
}

const sent = new Map<string, Sent>()
const nameOf = (method: string, address: string, authorization: string, body: string) => [method, address, authorization, body].join('\n')

/**
 * Sends a request that the program is about to send, for 30 s: the first that is the same in all it says gets the answer, and the failure
 * as that of its first attempt. Resolves to the answer; whoever reads it before the program reads a copy.
 */
export function sendEarly({ method, address, bearer, body }: EarlyRequest): Promise<Response> {
  const authorization = `Bearer ${bearer}`
  const giveUp = new AbortController()
  const headers = { accept: 'application/json', authorization, ...(body !== undefined && { 'content-type': 'application/json' }) }
  setTimeout(() => giveUp.abort(new DOMException('no answer in 30 s', 'TimeoutError')), maxRequest)
  const answer = fetch(address, { method, headers, signal: giveUp.signal, ...(body !== undefined && { body }) })
  // Whoever wants it learns that it failed; perhaps nobody does.
  answer.catch(() => undefined)
  sent.set(nameOf(method, address, authorization, body ?? ''), { answer, giveUp })
  return answer
}

/** `fetch`, but for what was sent early, once. Takes addresses and plain headers, as web/api/send.ts gives them. */
export const fetchUnlessSent: typeof fetch = (address, request = {}) => {
  const { method = 'GET', headers, body, signal } = request
  const { authorization = '' } = (headers ?? {}) as Record<string, string>
  const name = typeof address === 'string' ? nameOf(method, address, authorization, typeof body === 'string' ? body : '') : ''
  const early = sent.get(name)
  if (!early) return fetch(address, request)
  sent.delete(name)
  if (signal?.aborted) early.giveUp.abort(signal.reason)
  signal?.addEventListener('abort', () => early.giveUp.abort(signal.reason), { once: true })
  return early.answer
}

/** Whether something was sent early to an address whose answer nobody has taken yet. */
export const wasSent = (address: string): boolean => [...sent.keys()].some((name) => name.split('\n')[1] === address)
