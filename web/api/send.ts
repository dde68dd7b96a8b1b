import type { Endpoint, Output } from '#contract/endpoint'
import type { Messages } from '../messages/messages.ts'
import { CallError } from './call-error.ts'
import { type ErrorAnswer, buildProblemMessage, readServerWords } from './problem-message.ts'
import { maxRequest } from './longest-request.ts'

/** What an endpoint is given, before it is made into a request. */
export interface Parts {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: unknown
}

export interface SendOptions {
  fetch: typeof fetch
  words: Messages['problems']
  bearer?: string | undefined
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
}

/** Path with its parameters, and the query string; a list is repeated, undefined and null are left out. */
export function addressOf(path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined && item !== null) search.append(name, String(item))
  return search.size === 0 ? filled : `${filled}?${search}`
}

function bodyOf(endpoint: Endpoint, body: unknown): { body?: string; type?: string } {
  if (body === undefined) return {}
  if (endpoint.form) return { body: String(new URLSearchParams(body as Record<string, string>)), type: 'application/x-www-form-urlencoded' }
  return { body: JSON.stringify(body), type: 'application/json' }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A proxy's error page: the caller falls back on the status, or finds the answer unreadable.
    return undefined
  }
}

/** A signal that aborts with the caller's, or `ms` after the beginning or the last `again`; `passed` tells the second from the first. */
export function limitTime(ms: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  let passed = false
  const abort = () => {
    passed = true
    controller.abort()
  }
  let timer = setTimeout(abort, ms)
  const again = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, ms)
  }
  const follow = () => controller.abort(signal?.reason)
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true })
  const end = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', follow)
  }
  return { signal: controller.signal, passed: () => passed, again, end }
}

interface RequestOptions {
  accept: string
  bearer?: string | undefined
  idempotencyKey?: string | undefined
}

/** What `fetch` is given for a call. */
export function requestOf(endpoint: Endpoint, parts: Parts, { accept, bearer, idempotencyKey }: RequestOptions) {
  const { body, type } = bodyOf(endpoint, parts.body)
  const headers: Record<string, string> = { accept }
  if (type) headers['content-type'] = type
  if (bearer) headers.authorization = `Bearer ${bearer}`
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  // A cache that keeps what it should not knows an answer by its address.
  const asked = endpoint.fresh ? { ...parts, query: { ...parts.query, _: Date.now() } } : parts
  const init = {
    method: endpoint.method,
    headers,
    ...(endpoint.fresh && { cache: 'no-store' as const }),
    ...(body !== undefined && { body }),
  }
  return { address: addressOf(endpoint.path, asked), init }
}

/** What is told of a connection that broke off or gave no answer in time. */
export function lostConnection(error: unknown, passed: boolean, words: Messages['problems']): CallError {
  const isLate = passed || (error instanceof DOMException && error.name === 'TimeoutError')
  if (isLate) return new CallError({ kind: 'timeout', status: 0, message: words.timedOut })
  return noNetwork(error instanceof Error && error.message ? error.message : words.noAnswer, words)
}

/** No answer came, for a reason in the words of the browser. */
export const noNetwork = (reason: string, words: Messages['problems']): CallError =>
  new CallError({ kind: 'network', status: 0, message: words.friendly.network, cause: words.network(reason) })

/**
 * Sends one request and reads its answer, within 30 s.
 * Rejects with a CallError, or with the signal's reason when the caller aborts.
 */
export async function send<E extends Endpoint>(endpoint: E, parts: Parts, options: SendOptions): Promise<Output<E>> {
  const { words, signal } = options
  const limit = limitTime(maxRequest, signal)
  const { address, init } = requestOf(endpoint, parts, { ...options, accept: 'application/json' })

  let response: Response
  let text: string
  let file: File | null = null
  try {
    response = await options.fetch(address, { ...init, signal: limit.signal })
    if (endpoint.file && response.ok) file = new File([await response.blob()], nameOf(response), { type: endpoint.file })
    text = file ? '' : await response.text()
  } catch (error) {
    signal?.throwIfAborted()
    throw lostConnection(error, limit.passed(), words)
  } finally {
    limit.end()
  }

  if (file) return file as Output<E>
  return readAnswer(endpoint, { status: response.status, statusText: response.statusText, text }, words)
}

/** The name that the server gives a file. */
function nameOf({ headers }: Response): string {
  const name = /filename\*=UTF-8''([^;]+)/i.exec(headers.get('content-disposition') ?? '')?.[1]
  return name ? decodeURIComponent(name) : 'download'
}

/** What is told of an answer that says no. */
export function errorOf(answer: ErrorAnswer, words: Messages['problems']): CallError {
  const code = (answer.body as { code?: unknown } | undefined)?.code
  return new CallError({
    kind: 'answer',
    status: answer.status,
    statusText: answer.statusText,
    code: typeof code === 'string' ? code : '',
    message: buildProblemMessage(answer, words),
    worded: readServerWords(answer.body, words) !== undefined,
  })
}

/** What an answer says, as the contract has it; throws a CallError where it says no or cannot be read. */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  { status, statusText, text }: { status: number; statusText: string; text: string },
  words: Messages['problems'],
): Output<E> {
  const answer = parse(text)
  if (status < 200 || status > 299) throw errorOf({ status, statusText, body: answer }, words)
  if (!endpoint.response.safeParse(answer).success) throw new CallError({ kind: 'unreadable', status, message: words.unreadable })
  return answer as Output<E>
}
