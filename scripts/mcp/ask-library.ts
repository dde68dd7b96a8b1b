import type { Endpoint, Input, Output } from '#contract/endpoint'

/** Where the library answers, and the token of the reader on whose behalf it is asked. */
export interface Library {
  /** 'https://hukumu.example', without a slash at its end. */
  url: string
  token: string
}

/** What went wrong, in words that say how to go on. */
export class NoAnswer extends Error {}

/** Milliseconds for one call: a check of a long text takes the longest. */
const maxCall = 120_000

type Parts = { params?: Record<string, string>; query?: object; body?: object }

/** Calls an endpoint of the contract as the reader; throws NoAnswer. */
export async function askLibrary<const E extends Endpoint>(library: Library, endpoint: E, input: Input<E>): Promise<Output<E>> {
  const { params = {}, query = {}, body } = input as Parts
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as const]))
  const address = `${library.url}${path}${asked.length > 0 ? `?${String(new URLSearchParams(Object.fromEntries(asked)))}` : ''}`
  const headers: Record<string, string> = { accept: 'application/json', authorization: `Bearer ${library.token}` }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const init = { method: endpoint.method, headers, signal: AbortSignal.timeout(maxCall), ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(address, init).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new NoAnswer(isLate ? 'The library took too long to answer. Ask for less.' : `No library answers at ${library.url}.`)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new NoAnswer(wordsOf(response.status, answer))
  const read = endpoint.response.safeParse(answer)
  if (!read.success) throw new NoAnswer('The library answered in a way that this program does not know: they are of different versions.')
  return read.data as Output<E>
}

/** A refusal in the library's own words, with what to do about it. */
function wordsOf(status: number, answer: unknown): string {
  const { detail } = (answer ?? {}) as { detail?: unknown }
  if (status === 401)
    return 'The access token is not valid, or no longer. Make one in the settings, under security, with the right to read.'
  if (status === 429) return 'Too many calls at once. Wait a minute and ask again.'
  if (typeof detail === 'string') return detail
  if (!Array.isArray(detail)) return `The library answered with status ${status}.`
  return detail.map(({ loc, msg }: { loc?: string[]; msg?: string }) => `${loc?.at(-1) ?? ''}: ${msg ?? ''}`).join('\n')
}
